import type { AdminUser, AdminUserEdit } from "#contracts/admin/users.ts";
import { addDays, endOfDay, londonDay } from "#domain/base/calendar.ts";
import { isPlanId } from "#domain/business/plans.ts";
import {
	type Grant,
	LONGEST_GRANT_DAYS,
	usualGrantEnd,
} from "#domain/business/subscription/grant.ts";
import { isSubscriber } from "#worker/billing/subscriptions/holding.ts";
import type { PlanStanding } from "#worker/billing/subscriptions/standing.ts";
import { Problem } from "#worker/platform/problem.ts";
import { shownPlan } from "./admin-user.ts";

/** What an edit does to a grant. `keep` leaves it, with a new end where one is given. Instants are UTC milliseconds. */
export type GrantStep =
	| { readonly step: "keep"; readonly endsAt: number | null }
	| { readonly step: "drop" }
	| ({ readonly step: "give" } & Omit<Grant, "startsAt">);

/**
 * Decides what an edit of plan and status means. As shown, they change nothing. As the payment provider has them, they end the grant. Anything else is a
 * grant over whatever is paid for now. Source: Rule PLAN-9, Rule ADMIN-4.
 * @throws Problem `invalid_input` for a last day that is over, or too far ahead
 */
export function decideGrant(edit: AdminUserEdit, standing: PlanStanding, now: number): GrantStep {
	const lastDay = checkedDay(edit.grantEndsOn, now);
	const shown = shownPlan(standing);
	const wanted = wantedOf(edit, shown);
	if (isSame(wanted, shown)) {
		return { step: "keep", endsAt: lastDay === null ? null : endOfDay(lastDay) };
	}
	const { holding } = standing;
	const paid = isSubscriber(holding) ? (holding?.subscription ?? null) : null;
	const plan = wantedPlan(wanted);
	if (isProviders(wanted, standing) || (plan === null && paid === null)) {
		return { step: "drop" };
	}
	return {
		step: "give",
		plan,
		endsAt: endOfDay(lastDay ?? usualGrantEnd(now)),
		overSubscription: paid?.id ?? null,
		overPlan: paid?.plan ?? null,
	};
}

type Wanted = Pick<AdminUser, "subscriptionPlan" | "subscriptionStatus">;

/** What is left out is as shown; a plan without a status is one that is to count. */
function wantedOf(
	{ subscriptionPlan: plan, subscriptionStatus: status }: AdminUserEdit,
	shown: Wanted,
): Wanted {
	const isNamed = plan !== undefined && plan !== shown.subscriptionPlan;
	const usual = isNamed ? (isPlanId(plan) ? "active" : null) : shown.subscriptionStatus;
	return {
		subscriptionPlan: plan ?? shown.subscriptionPlan,
		subscriptionStatus: status === undefined ? usual : status,
	};
}

/** Null for none at all: a plan in no good standing is worth nothing. */
function wantedPlan({ subscriptionPlan, subscriptionStatus }: Wanted) {
	const isGood = subscriptionStatus === "active" || subscriptionStatus === "trialing";
	return isGood && isPlanId(subscriptionPlan) ? subscriptionPlan : null;
}

function isProviders(wanted: Wanted, { holding }: PlanStanding): boolean {
	const paid = holding?.subscription;
	return (
		paid !== undefined &&
		isSame(wanted, { subscriptionPlan: paid.plan, subscriptionStatus: paid.status })
	);
}

function isSame(wanted: Wanted, other: Wanted): boolean {
	return (
		wanted.subscriptionPlan === other.subscriptionPlan &&
		wanted.subscriptionStatus === other.subscriptionStatus
	);
}

function checkedDay(day: string | undefined, now: number): string | null {
	if (day === undefined) {
		return null;
	}
	const today = londonDay(now);
	if (day < today) {
		throw wrongDay("That day is over.");
	}
	if (day > addDays(today, LONGEST_GRANT_DAYS)) {
		throw wrongDay("That is too far ahead: two years at most.");
	}
	return day;
}

function wrongDay(message: string): Problem {
	return new Problem("invalid_input", message, { fields: { grantEndsOn: message } });
}
