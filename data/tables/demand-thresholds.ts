import * as z from "zod";
import { rentToPricePercent, salesPerThousandDwellings } from "#domain/demand/ratios.ts";
import { thirds } from "#domain/demand/thirds.ts";
import type { DemandIndicatorId } from "#domain/facts.ts";
import { pence } from "#domain/money.ts";
import { nations } from "#domain/nation.ts";
import { type ReferenceTable, records } from "./reference-table.ts";

const Authority = z.object({
	code: z.string(),
	nation: z.enum(nations),
	dwellings: z.int().nullable(),
	sales: z.int().nullable(),
	sale_year: z.int().nullable(),
	typical_price_pence: z.int().transform(pence).nullable(),
});
type Authority = z.infer<typeof Authority>;

const Rent = z.object({ code: z.string(), all_pence: z.int().transform(pence).nullable() });

type Indicator = {
	readonly id: DemandIndicatorId;
	readonly read: (authority: Authority) => number | null;
};
type Table = Pick<ReferenceTable, "columns" | "rows">;

/**
 * Where each nation's authorities part into thirds, for the indicators the reference tables can give: sales per 1,000
 * dwellings and rent to price. An authority without both figures is not compared. Dated by the year of
 * the sales, the older of the figures that go in.
 */
export function demandThresholds(tables: { authorities: Table; rents: Table }): Table {
	const authorities = records(tables.authorities).map((row) => Authority.parse(row));
	const rentOf = new Map(
		records(tables.rents)
			.map((row) => Rent.parse(row))
			.map(({ code, all_pence }) => [code, all_pence]),
	);
	const indicators: Indicator[] = [
		{
			id: "salesPerThousandDwellings",
			read: ({ sales, dwellings }) =>
				sales === null || dwellings === null ? null : salesPerThousandDwellings(sales, dwellings),
		},
		{
			id: "rentToPrice",
			read: ({ code, typical_price_pence: price }) => {
				const rent = rentOf.get(code) ?? null;
				return rent === null || price === null ? null : rentToPricePercent(rent, price);
			},
		},
	];
	return {
		columns: ["indicator", "nation", "lower", "upper", "count", "as_of"],
		rows: indicators.flatMap((indicator) => thresholdsOf(indicator, authorities)),
	};
}

function thresholdsOf({ id, read }: Indicator, authorities: readonly Authority[]) {
	const years = authorities.map(({ sale_year }) => sale_year).filter((year) => year !== null);
	return nations.flatMap((nation) => {
		const values = authorities
			.filter((authority) => authority.nation === nation)
			.map(read)
			.filter((value) => value !== null);
		const parts = thirds(values);
		return parts === null
			? []
			: [[id, nation, parts.lower, parts.upper, values.length, String(Math.min(...years))]];
	});
}
