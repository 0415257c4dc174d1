import { type Pence, toPounds } from "../../../base/money.ts";

/** What one kind of home may be paid for. */
export type BenefitRate = {
	/** Bedrooms, 4 being four or more; 0 is a room in a shared home. */
	readonly bedrooms: 0 | 1 | 2 | 3 | 4;
	/** "2 bedrooms". */
	readonly label: string;
	readonly weekly: Pence;
	/** The week's, over a twelfth of a year of 365 days. */
	readonly monthly: Pence;
	/** The rent a month that three in ten homes of the area were below, in the year to September 2023; null where it is not published. */
	readonly percentile: Pence | null;
	/** It is that of the home's own bedrooms. */
	readonly isOfHome: boolean;
};

/** The rates in pounds, as screens show them. */
export function ratesInPounds(rates: readonly BenefitRate[]) {
	return rates.map(({ label, weekly, monthly, percentile, isOfHome }) => ({
		label,
		weekly: toPounds(weekly),
		monthly: toPounds(monthly),
		percentile: percentile === null ? null : toPounds(percentile),
		isOfHome,
	}));
}
