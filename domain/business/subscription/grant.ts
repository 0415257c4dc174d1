import { addDays, type IsoDate, londonDay } from "../../base/calendar.ts";
import { type PlanId, plans, UNLIMITED } from "../plans.ts";
import { includedReports, type Subscribed } from "./allowance.ts";

/** Days for which a manual grant holds unless the administrator says otherwise. Source: Rule PLAN-9. */
export const GRANT_DAYS = 30;

/** Longest that a grant may be given for, in days. */
export const LONGEST_GRANT_DAYS = 730;

/** An administrator's word on somebody's plan. Instants are UTC milliseconds. */
export type Grant = {
	/** Null for no plan at all. */
	readonly plan: PlanId | null;
	readonly startsAt: number;
	/** The instant from which it holds no more. */
	readonly endsAt: number;
	/** The subscription in good standing, and its plan, that it was given over; null where there was none. */
	readonly overSubscription: string | null;
	readonly overPlan: PlanId | null;
};

/** What the payment provider says of somebody's plan. */
export type ProviderPlan = Subscribed & { readonly id: string };

/**
 * Whether a grant decides, and not what the provider says. It does while it gives more reports; one that gives fewer does for as long as
 * the plan is the one that it was given over: what somebody pays for afterwards they get.
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

/** Last day, in London, of a grant that is given now and says no other. */
export function usualGrantEnd(now: number): IsoDate {
	return addDays(londonDay(now), GRANT_DAYS);
}

/**
 * Start of the month of a grant that an instant lies in: its reports are counted by it, as those of a billing period are. Months begin on
 * the day of the month, and at the time in UTC, of the grant's own start; where there is no such day, on the last.
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
