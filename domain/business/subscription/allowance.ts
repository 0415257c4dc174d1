import { DAY } from "../../base/calendar.ts";
import { type PlanId, plans, UNLIMITED } from "../plans.ts";
import { type SubscriptionStatus, subscriptionStage } from "./status.ts";

/** Days for which an account's first subscription is free. Source: Rule TRIAL-1. */
export const TRIAL_DAYS = 7;

/** Reports during the trial, whatever the plan. Source: Rule TRIAL-1. */
export const TRIAL_REPORTS = 5;

/** Whole days left; a day that has begun counts. Instants in UTC milliseconds. */
export function daysLeft(endsAt: number, now: number): number {
	return Math.max(0, Math.ceil((endsAt - now) / DAY));
}

/** When a trial that begins now ends, in UTC milliseconds. */
export function trialEnd(now: number): number {
	return now + TRIAL_DAYS * DAY;
}

/** The state that decides the number of reports. */
export type Subscribed = {
	readonly plan: PlanId;
	readonly status: SubscriptionStatus;
	/** Whether the trial is over and the first invoice is still unpaid. */
	readonly isFirstInvoiceUnpaid: boolean;
};

/**
 * Reports included in the billing period. `UNLIMITED` for any number; 0 without a subscription in good standing. After a trial its number stays until the
 * first invoice is paid, because the provider reports `active` for an hour before charging the card. Source: Rule TRIAL-4.
 */
export function includedReports({ plan, status, isFirstInvoiceUnpaid }: Subscribed): number {
	if (subscriptionStage(status) !== "subscribed") {
		return 0;
	}
	return status === "trialing" || isFirstInvoiceUnpaid
		? TRIAL_REPORTS
		: plans[plan].reportsPerMonth;
}

/** Whether another report may be made. Nothing rolls over: `used` counts the billing period alone. Source: Rule PLAN-3. */
export function mayGenerate(limit: number, used: number): boolean {
	return limit === UNLIMITED || used < limit;
}
