import * as z from "zod";
import { planIds } from "#domain/business/plans.ts";
import { subscriptionStatuses } from "#domain/business/subscription/status.ts";
import { reportStates } from "../report.ts";

/** `q`: an e-mail address, or the id of a report, a payment, a subscription or a customer. */
export const PaymentSearch = z.object({
	q: z.string().trim().min(3, "Enter an e-mail address or an id").max(200),
});

/** A report as an administrator finds it. Amounts in pence. */
export const FoundReport = z.object({
	id: z.string(),
	postcode: z.string(),
	address: z.string().nullable(),
	state: z.enum(reportStates),
	/** Of its buyer, or of its owner. */
	email: z.string().nullable(),
	/** Who owns it; null for one bought without an account. */
	username: z.string().nullable(),
	/** Paid by a card, from a plan, given at a price of £0, or not paid for. */
	paidBy: z.enum(["card", "plan", "nothing"]).nullable(),
	/** `pi_…` of the payment that paid for it. */
	paymentId: z.string().nullable(),
	amount: z.number().nullable(),
	createdAt: z.iso.datetime(),
	paidAt: z.iso.datetime().nullable(),
	isTest: z.boolean(),
	/** Until when it can be given back under the guarantee; null when it cannot be. */
	refundableUntil: z.iso.datetime().nullable(),
	/** Its mail can be sent again. */
	canResend: z.boolean(),
});
export type FoundReport = z.infer<typeof FoundReport>;

/** A subscription as an administrator finds it. Pence a month. */
export const FoundSubscription = z.object({
	id: z.string(),
	email: z.string().nullable(),
	username: z.string().nullable(),
	plan: z.enum(planIds),
	status: z.enum(subscriptionStatuses),
	amount: z.number(),
	createdAt: z.iso.datetime(),
	periodEnd: z.iso.datetime(),
	cancelAtPeriodEnd: z.boolean(),
	endedAt: z.iso.datetime().nullable(),
	isTest: z.boolean(),
});
export type FoundSubscription = z.infer<typeof FoundSubscription>;

/** GET /api/admin/payments: what was found, newest first, at most 50 of each. */
export const FoundPayments = z.object({
	reports: z.array(FoundReport),
	subscriptions: z.array(FoundSubscription),
});
export type FoundPayments = z.infer<typeof FoundPayments>;

export const SubscriptionParam = z.object({
	id: z.string().regex(/^sub_\w{1,100}$/, "That is not a subscription"),
});

/** GET /api/admin/subscriptions/{id}/charges: what was paid for it, newest first, as the provider has it. */
export const SubscriptionCharges = z.object({
	charges: z.array(
		z.object({
			paymentId: z.string(),
			/** Pence. */
			amount: z.number(),
			paidAt: z.iso.datetime(),
			/** A refund now would give it back. */
			isGuaranteed: z.boolean(),
			isRefunded: z.boolean(),
		}),
	),
});
export type SubscriptionCharges = z.infer<typeof SubscriptionCharges>;

/** POST /api/admin/reports/{id}/refund and /api/admin/subscriptions/{id}/refund. */
export const Refunded = z.object({
	/** Pence given back. */
	amount: z.number(),
	message: z.string(),
});
export type Refunded = z.infer<typeof Refunded>;
