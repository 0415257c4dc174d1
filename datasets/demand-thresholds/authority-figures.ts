import * as z from "zod";
import { toIndexPrice } from "#domain/base/facts/index-price.ts";
import {
	type MarketPart,
	marketParts,
	overMarkets,
	type RentMarket,
} from "#domain/base/facts/rent-market.ts";
import { pence } from "#domain/base/money.ts";
import { nations } from "#domain/base/nation.ts";
import type { ComparedAuthority } from "#domain/subjects/market/demand/thresholds.ts";
import { turnoverOf } from "#domain/subjects/market/demand/turnover.ts";

const Amount = z.int().transform(pence);

/** A row of `authorities` with the figures by which authorities are compared. */
export const AuthorityFigures = z.object({
	code: z.string(),
	nation: z.enum(nations),
	dwellings: z.int().nullable(),
	sales: z.int().nullable(),
	sale_year: z.int().nullable(),
	private_rent_percent: z.number().nullable(),
});

/** A row of `rent_market_areas`: the market areas in which a Scottish council's private renters live. */
export const MarketFigures = z
	.object({
		authority_code: z.string(),
		market_code: z.string(),
		name: z.string(),
		private_households: z.int(),
	})
	.transform(
		(row): RentMarket => ({
			authority: row.authority_code,
			code: row.market_code,
			name: row.name,
			households: row.private_households,
		}),
	);

/** A row of `rents` with the figures by which authorities are compared. */
export const RentFigures = z.object({
	code: z.string(),
	all_pence: Amount.nullable(),
	growth: z.number().nullable(),
	period: z.string(),
});
type RentFigures = z.infer<typeof RentFigures>;

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
	readonly rents: readonly RentFigures[];
	readonly prices: readonly PriceFigures[];
	readonly markets: readonly RentMarket[];
};

/** The authorities as they are compared with each other. */
export function comparedAuthorities({
	authorities,
	rents,
	prices,
	markets,
}: Rows): ComparedAuthority[] {
	const rentOf = new Map(rents.map((rent) => [rent.code, rent]));
	const pricesOf = Map.groupBy(prices, ({ code }) => code);
	return authorities.map((authority) => {
		const { code, nation, dwellings, sales, sale_year: saleYear } = authority;
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
			rent: rent
				? { all: rent.all_pence, growth: rent.growth, period: rent.period }
				: ofMarkets(marketParts(markets, code), rents),
			privateRenters: authority.private_rent_percent,
		};
	});
}

/** The figure of the market areas that represent a Scottish council; null elsewhere. Uses the same rule as `averageRent`. */
function ofMarkets(
	parts: readonly MarketPart[],
	rents: readonly RentFigures[],
): ComparedAuthority["rent"] {
	const all = overMarkets(parts, rents, (rent) => rent.all_pence);
	const growth = overMarkets(parts, rents, (rent) => rent.growth);
	const [period] = rents.flatMap((rent) =>
		parts.some(({ code }) => code === rent.code) ? rent.period : [],
	);
	return period === undefined
		? null
		: { all: all && pence(Math.round(all.mean)), growth: growth?.mean ?? null, period };
}

/** Growth in the newest month, which is null for an authority that is at most a year old. */
function latestGrowth(months: readonly PriceFigures[]): ComparedAuthority["priceGrowth"] {
	const latest = months.toSorted((a, b) => b.month.localeCompare(a.month))[0];
	return latest?.growth == null ? null : { percent: latest.growth, month: latest.month };
}
