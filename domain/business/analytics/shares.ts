import { sumOverDays } from "./buckets.ts";
import type { DayFigures } from "./fill-days.ts";

/** Paying subscriptions when a period began, and those of them that ended in it. */
export type Departures = { readonly payingAtStart: number; readonly churned: number };

/** A part of a whole, from 0 to 1; null where there is nothing to divide by. */
export function shareOf(part: number, whole: number): number | null {
	return whole > 0 ? Math.min(part / whole, 1) : null;
}

/** What a period comes to. Amounts in pence. */
export function totalsOf(days: readonly DayFigures[], { payingAtStart, churned }: Departures) {
	const previews = sumOverDays(days, (day) => day.previews);
	const paidByCard = sumOverDays(days, (day) => day.paidByCard);
	const reportRevenue = sumOverDays(days, (day) => day.reportRevenue);
	const planRevenue = sumOverDays(days, (day) => day.planRevenue);
	return {
		previews,
		generated: sumOverDays(days, (day) => day.generated),
		paidByCard,
		paidByPlan: sumOverDays(days, (day) => day.paidByPlan),
		revenue: reportRevenue + planRevenue,
		reportRevenue,
		planRevenue,
		refunded: sumOverDays(days, (day) => day.refunded),
		// Anyone who buys may have looked before the period began, so more can be bought than was looked at.
		conversion: shareOf(paidByCard, previews),
		churn: shareOf(churned, payingAtStart),
		churned,
		payingAtStart,
	};
}
