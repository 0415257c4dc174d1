import { monthsBetween } from "../../../base/calendar.ts";
import type { Citation } from "../../../base/evidence.ts";
import type { AuthorityFacts, Turnover } from "../../../base/facts/facts.ts";

const MONTHS = 12;

/** A month of the UK House Price Index; `sales` is null while not counted, as in the latest months. */
export type CountedMonth = { readonly month: string; readonly sales: number | null };

/**
 * Homes sold in the latest twelve consecutive months with counted sales; null when there are none. Recent months are uncounted, because sales are
 * registered late. `months` come in any order, each once.
 */
export function turnoverOf(months: readonly CountedMonth[]): Turnover | null {
	const newestFirst = months
		.filter((month): month is CountedMonth & { sales: number } => month.sales !== null)
		.toSorted((a, b) => b.month.localeCompare(a.month));
	for (const [at, { month: to }] of newestFirst.entries()) {
		const year = newestFirst.slice(at, at + MONTHS);
		const first = year.at(-1);
		if (year.length === MONTHS && first && monthsBetween(first.month, to) === MONTHS - 1) {
			return { sales: year.reduce((sum, { sales }) => sum + sales, 0), to };
		}
	}
	return null;
}

/** A year's sales in an authority, and who counted them. */
type YearOfSales = { readonly sales: number; readonly citation: Citation };

/**
 * Homes sold in an authority in a year: by the index's months where counted, else full-value sales of a calendar year. Used everywhere, so that authorities
 * are compared by the same count.
 */
export function yearOfSales({
	turnover,
	sales,
	saleYear,
}: Pick<AuthorityFacts, "turnover" | "sales" | "saleYear">): YearOfSales | null {
	if (turnover !== null) {
		return {
			sales: turnover.sales,
			citation: { source: "housePriceIndex", asOf: turnover.to },
		};
	}
	return sales === null
		? null
		: {
				sales,
				citation: { source: "pricePaid", asOf: saleYear === null ? null : String(saleYear) },
			};
}
