import { sumOverDays } from "./buckets.ts";
import { type DayFigures, eachFigure } from "./fill-days.ts";

/** Paying subscriptions when a period began, and those of them that ended in it. */
export type Departures = { readonly payingAtStart: number; readonly churned: number };

/** A part of a whole, from 0 to 1; null where the whole is 0. */
export function shareOf(part: number, whole: number): number | null {
	return whole > 0 ? Math.min(part / whole, 1) : null;
}

/** What a period comes to. Amounts in pence. */
export function totalsOf(days: readonly DayFigures[], { payingAtStart, churned }: Departures) {
	const { previews, generated, paidByCard, paidByPlan, ...money } = eachFigure((figure) =>
		sumOverDays(days, (day) => day[figure]),
	);
	return {
		previews,
		generated,
		paidByCard,
		paidByPlan,
		revenue: money.reportRevenue + money.planRevenue,
		...money,
		// Buyers may have looked before the period began, so the ratio can exceed 1.
		conversion: shareOf(paidByCard, previews),
		churn: shareOf(churned, payingAtStart),
		churned,
		payingAtStart,
	};
}
