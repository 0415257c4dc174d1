import type { AdminUser } from "#contracts/admin/users.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { plans, UNLIMITED } from "#domain/business/plans.ts";
import { subscriptionPills } from "#web/lib/subscription-text.ts";

export type ShownPlan = AdminUser["subscriptionPlan"];
export type ShownStatus = NonNullable<AdminUser["subscriptionStatus"]>;
type Standing = Pick<AdminUser, "subscriptionPlan" | "subscriptionStatus">;

/** Each status, an administrator's own word included. */
export const statusLooks = {
	...subscriptionPills,
	inactive: { tone: "grey", icon: "minus", word: "Inactive" },
} as const satisfies Record<ShownStatus, { tone: string; icon: string; word: string }>;

/** What somebody who never had a plan stands at. Source: Rule PLAN-14. */
export const noStatusLook = { tone: "grey", icon: "minus", word: "Free" } as const;

/** A plan counts while it is active, and in its trial. Source: Rule PLAN-2. */
export function hasPlan({ subscriptionPlan, subscriptionStatus }: Standing): boolean {
	return (
		subscriptionPlan !== "free" &&
		(subscriptionStatus === "active" || subscriptionStatus === "trialing")
	);
}

/** "Pro", or "Free" while no plan counts. */
export function planShown(user: Standing): string {
	return user.subscriptionPlan !== "free" && hasPlan(user)
		? plans[user.subscriptionPlan].name
		: "Free";
}

/** "Given until 21 Dec 2026", "Taken away until 21 Dec 2026"; null for what the payment provider says. */
export function grantShown({ grant }: Pick<AdminUser, "grant">): string | null {
	return (
		grant &&
		`${grant.plan === "free" ? "Taken away" : "Given"} until ${unbroken(shortDateInWords(grant.endsOn))}`
	);
}

/** "Starter from 21 Dec 2026"; null where the plan stays. */
export function nextPlanShown({ nextPlan }: Pick<AdminUser, "nextPlan">): string | null {
	return (
		nextPlan && `${plans[nextPlan.plan].name} from ${unbroken(shortDateInWords(nextPlan.from))}`
	);
}

/** "3 of 25", "3 (unlimited)", "0" without a plan. */
export function reportsShown({
	monthlyReportsUsed: used,
	limit,
}: Pick<AdminUser, "monthlyReportsUsed" | "limit">): string {
	if (limit === UNLIMITED) {
		return `${used} (unlimited)`;
	}
	return limit === 0 ? String(used) : `${used} of ${limit}`;
}

/** With spaces at which no line ends. */
function unbroken(words: string): string {
	return words.replaceAll(" ", "\u00a0");
}
