import { type PlanId, plans, UNLIMITED } from "../plans.ts";
import { type SubscriptionStatus, standingOf } from "./status.ts";
import { TRIAL_REPORTS } from "./trial.ts";

/** What the number of reports goes by. */
export type Subscribed = {
	readonly plan: PlanId;
	readonly status: SubscriptionStatus;
	/** The trial is over, and what comes after it is not paid for yet. */
	readonly isFirstInvoiceUnpaid: boolean;
};

/**
 * Reports that may be made in the billing period. `UNLIMITED` for any number; 0 without a subscription in good standing. After a trial its
 * number stays until the first invoice is paid: the provider says `active` for an hour before the card is charged. Source: DECISIONS 10.
 */
export function allowanceOf({ plan, status, isFirstInvoiceUnpaid }: Subscribed): number {
	if (standingOf(status) !== "subscribed") {
		return 0;
	}
	return status === "trialing" || isFirstInvoiceUnpaid
		? TRIAL_REPORTS
		: plans[plan].reportsPerMonth;
}

/** Whether another may be made. Nothing rolls over: `used` counts the billing period alone. Source: SPEC section 9, DECISIONS 10. */
export function mayGenerate(limit: number, used: number): boolean {
	return limit === UNLIMITED || used < limit;
}
