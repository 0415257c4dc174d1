import * as z from "zod";
import { type ComparedAuthority, demandThresholds } from "#domain/demand/thresholds.ts";
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

const Rent = z.object({
	code: z.string(),
	all_pence: z.int().transform(pence).nullable(),
	growth: z.number().nullable(),
	period: z.string(),
});

type Table = Pick<ReferenceTable, "columns" | "rows">;

/**
 * The thirds of each nation's authorities that the committed tables give. Prices of authorities and their sales month by month come with the
 * national file alone, so none go in here: once it is imported, a refresh puts better thirds in the place of these.
 */
export function demandThresholdsTable(tables: { authorities: Table; rents: Table }): Table {
	const rents = new Map(
		records(tables.rents)
			.map((row) => Rent.parse(row))
			.map((rent) => [rent.code, rent]),
	);
	const authorities = records(tables.authorities)
		.map((row) => Authority.parse(row))
		.map((row): ComparedAuthority => {
			const rent = rents.get(row.code);
			return {
				nation: row.nation,
				dwellings: row.dwellings,
				sales: row.sales,
				saleYear: row.sale_year,
				typicalPrice: row.typical_price_pence,
				priceGrowth: null,
				turnover: null,
				rent: rent ? { all: rent.all_pence, growth: rent.growth, period: rent.period } : null,
			};
		});
	return {
		columns: ["indicator", "nation", "lower", "upper", "count", "as_of"],
		rows: demandThresholds(authorities).map((row) => [
			row.indicator,
			row.nation,
			row.lower,
			row.upper,
			row.count,
			row.asOf,
		]),
	};
}
