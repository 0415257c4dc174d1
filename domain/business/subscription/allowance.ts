import { DAY } from "../../base/calendar.ts";
import { type PlanId, plans, UNLIMITED } from "../plans.ts";
import { type SubscriptionStatus, subscriptionStage } from "./status.ts";

/** The first subscription of an account costs nothing for so long, in days. Source: Rule TRIAL-1. */
export const TRIAL_DAYS = 7;

/** Reports during the trial, whatever the plan. Source: Rule TRIAL-1. */
export const TRIAL_REPORTS = 5;

/** So long before the end of a trial its holder is told what will be charged, in milliseconds. */
export const TRIAL_REMINDER = 2 * DAY;

/** Whole days that are left, begun ones counted. Instants in UTC milliseconds. */
export function daysLeft(endsAt: number, now: number): number {
	return Math.max(0, Math.ceil((endsAt - now) / DAY));
}

/** When a trial that begins now ends, in UTC milliseconds. */
export function trialEnd(now: number): number {
	return now + TRIAL_DAYS * DAY;
}

/** What the number of reports goes by. */
export type Subscribed = {
	readonly plan: PlanId;
	readonly status: SubscriptionStatus;
	/** The trial is over, and what comes after it is not paid for yet. */
	readonly isFirstInvoiceUnpaid: boolean;
};

/**
 * Reports that may be made in the billing period. `UNLIMITED` for any number; 0 without a subscription in good standing. After a trial its
 * number stays until the first invoice is paid: the provider says `active` for an hour before the card is charged. Source: Rule TRIAL-4.
 */
export function includedReports({ plan, status, isFirstInvoiceUnpaid }: Subscribed): number {
	if (subscriptionStage(status) !== "subscribed") {
		return 0;
	}
	return status === "trialing" || isFirstInvoiceUnpaid
		? TRIAL_REPORTS
		: plans[plan].reportsPerMonth;
}

/** Whether another may be made. Nothing rolls over: `used` counts the billing period alone. Source: Rule PLAN-3. */
export function mayGenerate(limit: number, used: number): boolean {
	return limit === UNLIMITED || used < limit;
}
