import { type Pence, toPounds } from "../../../base/money.ts";

/** Allowance for one kind of home. */
export type BenefitRate = {
	/** Bedrooms, 4 being four or more; 0 is a room in a shared home. */
	readonly bedrooms: 0 | 1 | 2 | 3 | 4;
	/** "2 bedrooms". */
	readonly label: string;
	readonly weekly: Pence;
	/** The weekly rate as a twelfth of a 365-day year. */
	readonly monthly: Pence;
	/** Monthly rent below which three in ten homes of the area were let, in the year to September 2023; null where not published. */
	readonly percentile: Pence | null;
	/** Whether it is the rate for the home's own bedrooms. */
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
