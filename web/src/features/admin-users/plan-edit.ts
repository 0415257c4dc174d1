import type { AdminUser } from "#contracts/admin/users.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { hasPlan, type ShownPlan } from "./plan-shown.ts";

export type PlanEdit = Pick<AdminUser, "subscriptionPlan" | "subscriptionStatus">;

/** Whether the saved choice would be an administrator's grant and not the payment provider's state. The server decides by the same rule. */
export function isManual(user: AdminUser, choice: PlanEdit): boolean {
	return isAsShown(user, choice) ? user.grant !== null : !agreesWithProvider(user, choice);
}

/** Whether a choice takes an administrator's word back. */
export function endsGrant(user: AdminUser, choice: PlanEdit): boolean {
	return user.grant !== null && !isManual(user, choice);
}

/** Whether the payment provider charges this user, or may yet do so. */
export function isPaying({ provider }: Pick<AdminUser, "provider">): boolean {
	return provider !== null && ["subscribed", "owing"].includes(subscriptionStage(provider.status));
}

/** The status to preset with another plan. A chosen plan is meant to count; without a plan there is none, or an inactive one. */
export function statusFor(user: AdminUser, plan: ShownPlan): PlanEdit["subscriptionStatus"] {
	if (plan === "free") {
		return user.provider === null ? null : "inactive";
	}
	if (user.provider?.plan === plan && subscriptionStage(user.provider.status) === "subscribed") {
		return user.provider.status;
	}
	return "active";
}

/** Whether a choice is what stands now. */
export function isAsShown(user: AdminUser, choice: PlanEdit): boolean {
	return (
		user.subscriptionPlan === choice.subscriptionPlan &&
		user.subscriptionStatus === choice.subscriptionStatus
	);
}

function agreesWithProvider({ provider }: AdminUser, choice: PlanEdit): boolean {
	if (provider === null) {
		return !hasPlan(choice);
	}
	const billed = { subscriptionPlan: provider.plan, subscriptionStatus: provider.status };
	return (
		(billed.subscriptionPlan === choice.subscriptionPlan &&
			billed.subscriptionStatus === choice.subscriptionStatus) ||
		(!hasPlan(billed) && !hasPlan(choice))
	);
}
