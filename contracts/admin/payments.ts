import * as z from "zod";
import type { PlanId } from "#domain/business/plans.ts";
import type { SubscriptionStatus } from "#domain/business/subscription/status.ts";
import type { reportStates } from "../report.ts";

/** `q`: an e-mail address, or the id of a report, a payment, a subscription or a customer. */
export const PaymentSearch = z.object({
	q: z.string().trim().min(3, "Enter an e-mail address or an id").max(200),
});

/** A report as an administrator finds it. Amounts in pence. */
export type FoundReport = {
	readonly id: string;
	readonly postcode: string;
	readonly address: string | null;
	readonly state: (typeof reportStates)[number];
	/** Of its buyer, or of its owner. */
	readonly email: string | null;
	/** Who owns it; null for one bought without an account. */
	readonly username: string | null;
	/** Paid by a card, from a plan, given at a price of £0, or not paid for. */
	readonly paidBy: "card" | "plan" | "nothing" | null;
	/** `pi_…` of the payment that paid for it. */
	readonly paymentId: string | null;
	readonly amount: number | null;
	readonly createdAt: string;
	readonly paidAt: string | null;
	readonly isTest: boolean;
	/** Until when it can be given back under the guarantee; null when it cannot be. */
	readonly refundableUntil: string | null;
	/** Its mail can be sent again. */
	readonly canResend: boolean;
};

/** A subscription as an administrator finds it. Pence a month. */
export type FoundSubscription = {
	readonly id: string;
	readonly email: string | null;
	readonly username: string | null;
	readonly plan: PlanId;
	readonly status: SubscriptionStatus;
	readonly amount: number;
	readonly createdAt: string;
	readonly periodEnd: string;
	readonly cancelAtPeriodEnd: boolean;
	readonly endedAt: string | null;
	readonly isTest: boolean;
};

/** GET /api/admin/payments: what was found, newest first, at most 50 of each. */
export type FoundPayments = {
	readonly reports: readonly FoundReport[];
	readonly subscriptions: readonly FoundSubscription[];
};

export const SubscriptionParam = z.object({
	id: z.string().regex(/^sub_\w{1,100}$/, "That is not a subscription"),
});

/** GET /api/admin/subscriptions/{id}/charges: what was paid for it, newest first, as the provider has it. */
export type SubscriptionCharges = {
	readonly charges: readonly {
		readonly paymentId: string;
		/** Pence. */
		readonly amount: number;
		readonly paidAt: string;
		/** A refund now would give it back. */
		readonly isGuaranteed: boolean;
		readonly isRefunded: boolean;
	}[];
};

/** POST /api/admin/reports/{id}/refund and /api/admin/subscriptions/{id}/refund. */
export type Refunded = {
	/** Pence given back. */
	readonly amount: number;
	readonly message: string;
};
