import * as z from "zod";
import { type PlanId, planIds } from "#domain/business/plans.ts";
import {
	type SubscriptionStatus,
	subscriptionStatuses,
} from "#domain/business/subscription/status.ts";
import type { Next } from "./paging.ts";

/** Shown for an account without a plan. */
export const FREE = "free";

const ShownPlan = z.enum([...planIds, FREE]);
/** A status of the payment provider, or `inactive` for a plan that an administrator took away. */
const ShownStatus = z.enum([...subscriptionStatuses, "inactive"]);

/** An account as an administrator sees it. */
export type AdminUser = {
	readonly id: string;
	readonly username: string;
	readonly email: string;
	readonly isAdmin: boolean;
	/** Named in the configuration, so that clearing the flag alone does not withdraw the right. */
	readonly isAdminByConfiguration: boolean;
	readonly isVerified: boolean;
	/** The plan in effect, manual grants included. */
	readonly subscriptionPlan: z.infer<typeof ShownPlan>;
	/** Null for an account that never had a plan. */
	readonly subscriptionStatus: z.infer<typeof ShownStatus> | null;
	/** The payment provider's own record; null for an account that never subscribed. */
	readonly provider: {
		readonly plan: PlanId;
		readonly status: SubscriptionStatus;
		readonly isTest: boolean;
	} | null;
	/** The smaller plan that the provider will move to, and from which day in London; null where none is due. */
	readonly nextPlan: { readonly plan: PlanId; readonly from: string } | null;
	/** An administrator's plan that overrules the provider's until the end of a day in London. */
	readonly grant: { readonly plan: z.infer<typeof ShownPlan>; readonly endsOn: string } | null;
	/** Reports made in the current billing period, or in the current month of a grant. */
	readonly monthlyReportsUsed: number;
	/** Reports allowed in that period: -1 for any number, 0 without a plan. */
	readonly limit: number;
	readonly createdAt: string;
	/** Whether it is the administrator who asks. */
	readonly isSelf: boolean;
};

/** GET /api/admin/users, newest first, a page at a time (`SearchQuery`: by username or e-mail). */
export type AdminUserList = { readonly users: readonly AdminUser[]; readonly next: Next };

export const UserParam = z.object({
	id: z.string().regex(/^usr_[\w-]{1,60}$/, "That is not an account"),
});

/**
 * PUT /api/admin/users/{id}: what is left out stays as it is, so that an outdated form changes only the edited fields. Answers `AdminUser`. A plan and
 * status equal to the provider's remove the grant; any others are a manual grant. Source: Rule ADMIN-4, Rule PLAN-9.
 */
export const AdminUserEdit = z
	.object({
		isAdmin: z.boolean(),
		isVerified: z.boolean(),
		subscriptionPlan: ShownPlan,
		subscriptionStatus: ShownStatus.nullable(),
		/** Last day of a manual grant; defaults to 30 days from now. */
		grantEndsOn: z.iso.date("Enter a date"),
	})
	.partial();
export type AdminUserEdit = z.infer<typeof AdminUserEdit>;
