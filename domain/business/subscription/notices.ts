import { DAY, endOfDay, londonDay } from "../../base/calendar.ts";
import { type SubscriptionStatus, subscriptionStage } from "./status.ts";

/**
 * Milliseconds before a renewal at which its holder is reminded of it: of the charge that ends a trial, and of the last one in each six months. The Act
 * leaves the time to the seller, who says it before the sale. Source: Digital Markets, Competition and Consumers Act 2024, sections 258 and 259; Rule PLAN-15.
 */
export const REMINDED_BEFORE = { trial: 2 * DAY, renewal: 7 * DAY } as const;

/**
 * Milliseconds after the last reminded charge from which a monthly one is the last of its six months. Anything between five calendar months (153 days at
 * most) and six (181 at least) tells the sixth charge from the fifth. Source: the same, section 258(2) and (5).
 */
export const SIX_MONTHS_NEAR = 167 * DAY;

/** Days after a trial in which the paid plan can be given up and all that was paid for it comes back. Source: the same, sections 264 to 266; Rule TRIAL-6. */
export const COOLING_OFF_DAYS = 14;

/** A plan, as far as its cooling-off depends on it. Instants are UTC milliseconds. */
type CoolingPlan = {
	readonly status: SubscriptionStatus;
	/** Pence a month. */
	readonly amount: number;
	readonly trialEnd: number | null;
	/** When its holder gave it up in the cooling-off. */
	readonly withdrawnAt: number | null;
};

/**
 * When the cooling-off that follows a trial ends, in UTC milliseconds; null where it is over or does not apply. The day of the first charge does not count.
 * Ending the trial itself costs nothing, and plans are monthly: no renewal of a year begins another cooling-off. A plan without a trial has the right of its
 * first 14 days by writing to us, as the terms say: here it could be used again and again.
 */
export function coolingOffEnd(
	{ status, amount, trialEnd, withdrawnAt }: CoolingPlan,
	now: number,
): number | null {
	const stage = subscriptionStage(status);
	if (
		trialEnd === null ||
		status === "trialing" ||
		!(stage === "subscribed" || stage === "owing")
	) {
		return null;
	}
	const ends = endOfDay(londonDay(trialEnd + COOLING_OFF_DAYS * DAY));
	return amount > 0 && withdrawnAt === null && now < ends ? ends : null;
}
