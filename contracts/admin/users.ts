import * as z from "zod";
import { type PlanId, planIds } from "#domain/business/plans.ts";
import {
	type SubscriptionStatus,
	subscriptionStatuses,
} from "#domain/business/subscription/status.ts";
import type { Next } from "./paging.ts";

/** The word for having no plan. */
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
	/** Named in the configuration: the flag alone does not withdraw it. */
	readonly isAdminByConfiguration: boolean;
	readonly isVerified: boolean;
	/** What they stand at now, a manual grant counted. */
	readonly subscriptionPlan: z.infer<typeof ShownPlan>;
	/** Null for somebody who never had a plan. */
	readonly subscriptionStatus: z.infer<typeof ShownStatus> | null;
	/** What the payment provider alone says; null for somebody who never subscribed. */
	readonly provider: {
		readonly plan: PlanId;
		readonly status: SubscriptionStatus;
		readonly isTest: boolean;
	} | null;
	/** The smaller plan that the provider's becomes, and from which day in London; null where it stays. */
	readonly nextPlan: { readonly plan: PlanId; readonly from: string } | null;
	/** An administrator's word that overrules the provider's, until the end of a day in London. */
	readonly grant: { readonly plan: z.infer<typeof ShownPlan>; readonly endsOn: string } | null;
	/** Reports made in the billing period, or month of a grant, that counts now. */
	readonly monthlyReportsUsed: number;
	/** Reports in it: -1 for any number, 0 without a plan. */
	readonly limit: number;
	readonly createdAt: string;
	/** The administrator who asks. */
	readonly isSelf: boolean;
};

/** GET /api/admin/users, newest first, a page at a time (`SearchQuery`: by username or e-mail). */
export type AdminUserList = { readonly users: readonly AdminUser[]; readonly next: Next };

export const UserParam = z.object({
	id: z.string().regex(/^usr_[\w-]{1,60}$/, "That is not an account"),
});

/**
 * PUT /api/admin/users/{id}: what is left out stays as it is, so that a form that is older than the account changes only what was changed in it.
 * Answers `AdminUser`. Plan and status that are what the provider says leave it at that; any other are a manual grant. Source: Rule ADMIN-4,
 * Rule PLAN-9.
 */
export const AdminUserEdit = z
	.object({
		isAdmin: z.boolean(),
		isVerified: z.boolean(),
		subscriptionPlan: ShownPlan,
		subscriptionStatus: ShownStatus.nullable(),
		/** Last day of a manual grant; 30 days from now where it is left out. */
		grantEndsOn: z.iso.date("Enter a date"),
	})
	.partial();
export type AdminUserEdit = z.infer<typeof AdminUserEdit>;
