import * as z from "zod";
import type { ComparedAuthority } from "#domain/demand/thresholds.ts";
import { pence } from "#domain/money.ts";
import { nations } from "#domain/nations/nation.ts";

const Amount = z.int().transform(pence).nullable();

/** A row of `authorities` with the figures by which authorities are compared. */
export const AuthorityFigures = z.object({
	code: z.string(),
	nation: z.enum(nations),
	dwellings: z.int().nullable(),
	sales: z.int().nullable(),
	sale_year: z.int().nullable(),
	typical_price_pence: Amount,
});

/** A row of `rents` with the figures by which authorities are compared. */
export const RentFigures = z.object({
	code: z.string(),
	all_pence: Amount,
	growth: z.number().nullable(),
	period: z.string(),
});

/** An authority as it is compared with others; `prices` are of the house price index. */
export function comparedAuthority(
	authority: z.infer<typeof AuthorityFigures>,
	rent: z.infer<typeof RentFigures> | undefined,
	prices: Pick<ComparedAuthority, "priceGrowth" | "turnover">,
): ComparedAuthority {
	return {
		nation: authority.nation,
		dwellings: authority.dwellings,
		sales: authority.sales,
		saleYear: authority.sale_year,
		typicalPrice: authority.typical_price_pence,
		...prices,
		rent: rent ? { all: rent.all_pence, growth: rent.growth, period: rent.period } : null,
	};
}
