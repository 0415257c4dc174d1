import * as z from "zod";
import type { ComparedAuthority } from "#domain/demand/thresholds.ts";
import { turnoverOf } from "#domain/demand/turnover.ts";
import { pence } from "#domain/money.ts";
import { nations } from "#domain/nation.ts";
import type { Statement, Store } from "../store/store.ts";

const Amount = z.int().transform(pence).nullable();

const AuthorityRow = z.object({
	code: z.string(),
	nation: z.enum(nations),
	dwellings: z.int().nullable(),
	sales: z.int().nullable(),
	sale_year: z.int().nullable(),
	typical_price_pence: Amount,
});
const RentRow = z.object({
	code: z.string(),
	all_pence: Amount,
	growth: z.number().nullable(),
	period: z.string(),
});
const PriceRow = z.object({
	code: z.string(),
	month: z.string(),
	growth: z.number().nullable(),
	sales: z.int().nullable(),
});
type PriceRow = z.infer<typeof PriceRow>;

/** Every authority with its figures, of the edition of each dataset that readers see. */
export async function readComparedAuthorities(store: Store): Promise<ComparedAuthority[]> {
	const authorities = await readRows(store, AuthorityRow, {
		sql: "SELECT code, nation, dwellings, sales, sale_year, typical_price_pence FROM authorities ORDER BY code",
		params: [],
	});
	const rents = await readRows(store, RentRow, {
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
		const rent = rentOf.get(row.code);
		const months = pricesOf.get(row.code) ?? [];
		return {
			nation: row.nation,
			dwellings: row.dwellings,
			sales: row.sales,
			saleYear: row.sale_year,
			typicalPrice: row.typical_price_pence,
			priceGrowth: latestGrowth(months),
			turnover: turnoverOf(months),
			rent: rent ? { all: rent.all_pence, growth: rent.growth, period: rent.period } : null,
		};
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
