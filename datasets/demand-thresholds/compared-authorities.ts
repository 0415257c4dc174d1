import type * as z from "zod";
import type { ComparedAuthority } from "#domain/subjects/market/demand/thresholds.ts";
import type { SqlStatement, Store } from "../ingest/store/store.ts";
import {
	AuthorityFigures,
	comparedAuthorities,
	MarketFigures,
	PriceFigures,
	RentFigures,
} from "./authority-figures.ts";

/** Every authority with its figures, of the edition of each dataset that readers see. */
export async function readComparedAuthorities(store: Store): Promise<ComparedAuthority[]> {
	return comparedAuthorities({
		authorities: await readRows(store, AuthorityFigures, {
			sql: "SELECT code, nation, dwellings, sales, sale_year, private_rent_percent FROM authorities ORDER BY code",
			params: [],
		}),
		rents: await readRows(store, RentFigures, {
			sql: `SELECT code, all_pence, growth, period FROM rents WHERE grain IN ('authority', 'market_area') AND snapshot = ${SEEN}`,
			params: ["rents"],
		}),
		prices: await readRows(store, PriceFigures, {
			sql: `SELECT code, month, average_price_pence, growth, sales FROM house_prices
				WHERE snapshot = ${SEEN} AND code IN (SELECT code FROM authorities)`,
			params: ["house_prices"],
		}),
		markets: await readRows(store, MarketFigures, {
			sql: "SELECT authority_code, market_code, name, private_households FROM rent_market_areas",
			params: [],
		}),
	});
}

/** The snapshot of a dataset that readers see: 0 where it was never refreshed. */
const SEEN = "coalesce((SELECT snapshot FROM datasets WHERE id = ?1), 0)";

async function readRows<T extends z.ZodType>(
	store: Store,
	shape: T,
	{ sql, params }: SqlStatement,
): Promise<z.infer<T>[]> {
	return (await store.read(sql, params)).map((row) => shape.parse(row));
}
