import * as z from "zod";
import { planIds } from "#domain/business/plans.ts";
import { subscriptionStatuses } from "#domain/business/subscription/status.ts";
import { Next } from "./paging.ts";

/** The word for having no plan. */
export const FREE = "free";

const ShownPlan = z.enum([...planIds, FREE]);
/** A status of the payment provider, or `inactive` for a plan that an administrator took away. */
const ShownStatus = z.enum([...subscriptionStatuses, "inactive"]);

/** An account as an administrator sees it. */
export const AdminUser = z.object({
	id: z.string(),
	username: z.string(),
	email: z.string(),
	isAdmin: z.boolean(),
	/** Named in the configuration: the flag alone does not withdraw it. */
	isAdminByConfiguration: z.boolean(),
	isVerified: z.boolean(),
	/** What they stand at now, a manual grant counted. */
	subscriptionPlan: ShownPlan,
	/** Null for somebody who never had a plan. */
	subscriptionStatus: ShownStatus.nullable(),
	/** What the payment provider alone says; null for somebody who never subscribed. */
	provider: z
		.object({ plan: z.enum(planIds), status: z.enum(subscriptionStatuses), isTest: z.boolean() })
		.nullable(),
	/** The smaller plan that the provider's becomes, and from which day in London; null where it stays. */
	nextPlan: z.object({ plan: z.enum(planIds), from: z.iso.date() }).nullable(),
	/** An administrator's word that overrules the provider's, until the end of a day in London. */
	grant: z.object({ plan: ShownPlan, endsOn: z.iso.date() }).nullable(),
	/** Reports made in the billing period, or month of a grant, that counts now. */
	monthlyReportsUsed: z.number(),
	/** Reports in it: -1 for any number, 0 without a plan. */
	limit: z.number(),
	createdAt: z.iso.datetime(),
	/** The administrator who asks. */
	isSelf: z.boolean(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** GET /api/admin/users, newest first, a page at a time (`SearchQuery`: by username or e-mail). */
export const AdminUserList = z.object({ users: z.array(AdminUser), next: Next });
export type AdminUserList = z.infer<typeof AdminUserList>;

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
