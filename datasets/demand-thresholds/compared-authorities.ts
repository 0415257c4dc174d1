import * as z from "zod";
import type { ComparedAuthority } from "#domain/demand/thresholds.ts";
import { turnoverOf } from "#domain/demand/turnover.ts";
import type { Statement, Store } from "../ingest/store/store.ts";
import { AuthorityFigures, comparedAuthority, RentFigures } from "./authority-figures.ts";

const PriceRow = z.object({
	code: z.string(),
	month: z.string(),
	growth: z.number().nullable(),
	sales: z.int().nullable(),
});
type PriceRow = z.infer<typeof PriceRow>;

/** Every authority with its figures, of the edition of each dataset that readers see. */
export async function readComparedAuthorities(store: Store): Promise<ComparedAuthority[]> {
	const authorities = await readRows(store, AuthorityFigures, {
		sql: "SELECT code, nation, dwellings, sales, sale_year, typical_price_pence FROM authorities ORDER BY code",
		params: [],
	});
	const rents = await readRows(store, RentFigures, {
		sql: `SELECT code, all_pence, growth, period FROM rents WHERE grain = 'authority' AND snapshot = ${SEEN}`,
		params: ["rents"],
	});
	const prices = await readRows(store, PriceRow, {
		sql: `SELECT code, month, growth, sales FROM house_prices WHERE snapshot = ${SEEN} AND code IN (SELECT code FROM authorities)`,
		params: ["house_prices"],
	});
	const rentOf = new Map(rents.map((rent) => [rent.code, rent]));
	const pricesOf = Map.groupBy(prices, ({ code }) => code);
	return authorities.map((row) => {
		const months = pricesOf.get(row.code) ?? [];
		return comparedAuthority(row, rentOf.get(row.code), {
			priceGrowth: latestGrowth(months),
			turnover: turnoverOf(months),
		});
	});
}

/** The snapshot of a dataset that readers see: 0 where it was never refreshed. */
const SEEN = "coalesce((SELECT snapshot FROM datasets WHERE id = ?1), 0)";

async function readRows<T extends z.ZodType>(
	store: Store,
	shape: T,
	{ sql, params }: Statement,
): Promise<z.infer<T>[]> {
	return (await store.read(sql, params)).map((row) => shape.parse(row));
}

/** Of the newest month, which has none for an authority that is a year old or less. */
function latestGrowth(months: readonly PriceRow[]): ComparedAuthority["priceGrowth"] {
	const latest = months.toSorted((a, b) => b.month.localeCompare(a.month))[0];
	return latest?.growth == null ? null : { percent: latest.growth, month: latest.month };
}
