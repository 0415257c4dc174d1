import { type AdminUser, FREE } from "#contracts/admin/users.ts";
import { lastDayBefore, londonDay } from "#domain/base/calendar.ts";
import { type Administrator, isAdministrator, isNamed } from "#worker/accounts/administrators.ts";
import type { FoundStanding } from "#worker/billing/subscriptions/grants-repository.ts";
import { type PlanStanding, toStanding } from "#worker/billing/subscriptions/standing.ts";

/** An account as an administrator sees it. */
export function toAdminUser(
	found: FoundStanding,
	{ env, now, viewer }: Pick<Administrator, "env" | "now" | "viewer">,
): AdminUser {
	const { user } = found;
	const standing = toStanding(found, now);
	const { granted } = standing;
	const subscription = standing.holding?.subscription;
	return {
		id: user.id,
		username: user.username,
		email: user.email,
		isAdmin: isAdministrator(user, env),
		isAdminByConfiguration: isNamed(user, env),
		isVerified: user.verifiedAt !== null,
		...shownPlan(standing),
		provider: subscription
			? {
					plan: subscription.plan,
					status: subscription.status,
					isTest: !subscription.livemode,
				}
			: null,
		nextPlan: subscription?.nextPlan
			? { plan: subscription.nextPlan, from: londonDay(subscription.periodEnd) }
			: null,
		grant: granted && { plan: granted.plan ?? FREE, endsOn: lastDayBefore(granted.endsAt) },
		monthlyReportsUsed: standing.used,
		limit: standing.limit,
		createdAt: new Date(user.createdAt).toISOString(),
		isSelf: user.id === viewer.user.id,
	};
}

/** Plan and status as the list shows them: a grant's, else the payment provider's. */
export function shownPlan({
	plan,
	granted,
	holding,
}: PlanStanding): Pick<AdminUser, "subscriptionPlan" | "subscriptionStatus"> {
	const status = holding?.subscription.status ?? null;
	return {
		subscriptionPlan: plan ?? FREE,
		subscriptionStatus: granted ? statusOfGrant(granted.plan) : status,
	};
}

function statusOfGrant(plan: PlanStanding["plan"]): "active" | "inactive" {
	return plan === null ? "inactive" : "active";
}
