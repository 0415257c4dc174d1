import * as z from "zod";
import type { ComparedAuthority } from "#domain/demand/thresholds.ts";
import { turnoverOf } from "#domain/demand/turnover.ts";
import { toIndexPrice } from "#domain/market/index-price.ts";
import { pence } from "#domain/money.ts";
import { nations } from "#domain/nations/nation.ts";

const Amount = z.int().transform(pence);

/** A row of `authorities` with the figures by which authorities are compared. */
export const AuthorityFigures = z.object({
	code: z.string(),
	nation: z.enum(nations),
	dwellings: z.int().nullable(),
	sales: z.int().nullable(),
	sale_year: z.int().nullable(),
});

/** A row of `rents` with the figures by which authorities are compared. */
export const RentFigures = z.object({
	code: z.string(),
	all_pence: Amount.nullable(),
	growth: z.number().nullable(),
	period: z.string(),
});

/** A row of `house_prices` with the figures by which authorities are compared. */
export const PriceFigures = z.object({
	code: z.string(),
	month: z.string(),
	average_price_pence: Amount,
	growth: z.number().nullable(),
	sales: z.int().nullable(),
});
type PriceFigures = z.infer<typeof PriceFigures>;

type Rows = {
	readonly authorities: readonly z.infer<typeof AuthorityFigures>[];
	readonly rents: readonly z.infer<typeof RentFigures>[];
	readonly prices: readonly PriceFigures[];
};

/** The authorities as they are compared with each other. */
export function comparedAuthorities({ authorities, rents, prices }: Rows): ComparedAuthority[] {
	const rentOf = new Map(rents.map((rent) => [rent.code, rent]));
	const pricesOf = Map.groupBy(prices, ({ code }) => code);
	return authorities.map(({ code, nation, dwellings, sales, sale_year: saleYear }) => {
		const rent = rentOf.get(code);
		const months = pricesOf.get(code) ?? [];
		return {
			nation,
			dwellings,
			sales,
			saleYear,
			priceGrowth: latestGrowth(months),
			indexPrice: toIndexPrice(
				months.map(({ month, average_price_pence: average }) => ({ month, average })),
			),
			turnover: turnoverOf(months),
			rent: rent ? { all: rent.all_pence, growth: rent.growth, period: rent.period } : null,
		};
	});
}

/** Of the newest month, which has none for an authority that is a year old or less. */
function latestGrowth(months: readonly PriceFigures[]): ComparedAuthority["priceGrowth"] {
	const latest = months.toSorted((a, b) => b.month.localeCompare(a.month))[0];
	return latest?.growth == null ? null : { percent: latest.growth, month: latest.month };
}
