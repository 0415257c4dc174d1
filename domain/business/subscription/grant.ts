import { addDays, type IsoDate, londonDay } from "../../base/calendar.ts";
import { type PlanId, plans, UNLIMITED } from "../plans.ts";
import { includedReports, type Subscribed } from "./allowance.ts";

/** Days for which a manual grant holds unless the administrator says otherwise. Source: Rule PLAN-9. */
export const GRANT_DAYS = 30;

/** Longest that a grant may be given for, in days. */
export const LONGEST_GRANT_DAYS = 730;

/** A plan that an administrator granted. Instants are UTC milliseconds. */
export type Grant = {
	/** Null for no plan at all. */
	readonly plan: PlanId | null;
	readonly startsAt: number;
	/** The instant at which it ends. */
	readonly endsAt: number;
	/** The subscription in good standing, and its plan, that it overrode; null where there was none. */
	readonly overSubscription: string | null;
	readonly overPlan: PlanId | null;
};

/** The payment provider's record of an account's plan. */
export type ProviderPlan = Subscribed & { readonly id: string };

/**
 * Whether a grant overrides the provider's plan. It does while it gives more reports. A smaller one does as long as the plan is the one it was given to
 * override, so that later purchases take effect.
 */
export function grantDecides(grant: Grant, provider: ProviderPlan | null, now: number): boolean {
	if (now >= grant.endsAt || now < grant.startsAt) {
		return false;
	}
	const paidFor = provider ? includedReports(provider) : 0;
	const granted = grantedAllowance(grant);
	if (isMore(granted, paidFor)) {
		return true;
	}
	return (
		isMore(paidFor, granted) &&
		grant.overSubscription === provider?.id &&
		grant.overPlan === provider.plan
	);
}

/** Reports in a month of the grant: `UNLIMITED` for any number, 0 where it takes the plan away. */
export function grantedAllowance({ plan }: Pick<Grant, "plan">): number {
	return plan === null ? 0 : plans[plan].reportsPerMonth;
}

function isMore(limit: number, than: number): boolean {
	return than !== UNLIMITED && (limit === UNLIMITED || limit > than);
}

/** Last day, in London, of a grant given now without an end of its own. */
export function usualGrantEnd(now: number): IsoDate {
	return addDays(londonDay(now), GRANT_DAYS);
}

/**
 * Start of the grant month that contains an instant; its reports are counted like those of a billing period. Months begin on the grant's own day of the
 * month and time in UTC, or on the last day of a shorter month.
 */
export function grantPeriod({ startsAt }: Pick<Grant, "startsAt">, now: number): number {
	const start = new Date(startsAt);
	const at = new Date(now);
	const months =
		(at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth();
	const begun = monthsLater(start, months);
	return begun > now ? monthsLater(start, months - 1) : begun;
}

function monthsLater(start: Date, months: number): number {
	const year = start.getUTCFullYear();
	const month = start.getUTCMonth() + months;
	const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	return Date.UTC(
		year,
		month,
		Math.min(start.getUTCDate(), lastDay),
		start.getUTCHours(),
		start.getUTCMinutes(),
		start.getUTCSeconds(),
		start.getUTCMilliseconds(),
	);
}
