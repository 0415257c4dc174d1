import * as z from "zod";
import { type PlanId, planIds } from "#domain/business/plans.ts";
import type { SubscriptionStatus } from "#domain/business/subscription/status.ts";

export const PlanParam = z.object({ plan: z.enum(planIds) });

/** GET /api/subscription-prices: what each plan costs a month, in pounds. */
export type SubscriptionPrices = {
	readonly starter: number;
	readonly pro: number;
	readonly expert: number;
};

/** The card that is charged. */
export type CardOnFile = {
	/** "visa", as the payment provider calls it. */
	readonly brand: string;
	readonly last4: string;
};

/**
 * GET /api/subscription/status. Instants are ISO, null where there is none. The fields before `paidPlan` count a manual grant in; from there on
 * they say what is paid for.
 */
export type SubscriptionState = {
	/** True while reports can be made from it: active and trialing, or granted. */
	readonly hasSubscription: boolean;
	/** Another report can be made now. */
	readonly canGenerate: boolean;
	/** Null without a plan that runs or waits for a payment. */
	readonly plan: PlanId | null;
	/** Reports in the billing period, or the month of a grant: -1 for any number, 0 without a plan. */
	readonly limit: number;
	/** In that period. */
	readonly reportsUsed: number;
	/** An administrator's word that decides now: the plan it gives, null where it sets the paid one aside, and the instant it ends. */
	readonly granted: { readonly plan: PlanId | null; readonly until: string } | null;
	/** Null without a subscription that runs or waits for a payment. */
	readonly paidPlan: PlanId | null;
	/** As the payment provider has it; null for somebody who never subscribed. */
	readonly status: SubscriptionStatus | null;
	readonly currentPeriodEnd: string | null;
	readonly cancelAtPeriodEnd: boolean;
	/** A smaller plan that was moved to, when it begins, and its pence a month after any discount; null where the plan stays. */
	readonly nextPlan: PlanId | null;
	readonly nextPlanFrom: string | null;
	readonly nextAmountPence: number | null;
	readonly trialEndsAt: string | null;
	/** Pence a month, after any discount. */
	readonly amountPence: number | null;
	/** "20% off every month"; null without a discount. */
	readonly discount: string | null;
	readonly card: CardOnFile | null;
	/** Paid with test cards: no money moves. */
	readonly isTest: boolean;
};

/** GET /api/trial/status. */
export type TrialState = {
	/** The next subscription would begin with a free trial. */
	readonly eligible: boolean;
	readonly active: boolean;
	readonly endsAt: string | null;
	/** Whole days, begun ones counted. */
	readonly daysLeft: number;
	readonly reportsUsed: number;
	readonly limit: number;
};

/** A code as somebody typed it. */
const TypedCode = z
	.string("Enter a promo code")
	.trim()
	.min(1, "Enter a promo code")
	.max(60, "That is too long for a promo code");

/** POST /api/promo-codes/validate. Always 200 for a code of the right shape: `valid` says whether it can be used. */
export const PromoQuestion = z.object({ code: TypedCode, plan: z.enum(planIds) });
export type PromoQuestion = z.infer<typeof PromoQuestion>;

export type PromoAnswer = {
	readonly valid: boolean;
	/** Pounds taken off the plan's price every month; 0 when it is not valid. */
	readonly discount: number;
	readonly message: string;
};

/** POST /api/subscription/setup. */
export const SetupRequest = z.object({
	planId: z.enum(planIds),
	/** Pence a month that the page shows, after any discount: refused with 409 `price_changed` where it is another by now. */
	amount: z.int().min(0).max(100_000_000),
	promoCode: TypedCode.nullable().default(null),
});
export type SetupRequest = z.infer<typeof SetupRequest>;

/**
 * What a payment session is for. `trial`, `free`: the card is taken and nothing is charged today. `payment`: the first month is
 * charged today. `change`: a running subscription moves to another plan, with the card that is entered.
 */
export const setupKinds = ["trial", "free", "payment", "change"] as const;
export type SetupKind = (typeof setupKinds)[number];

export const SetupMade = z.object({
	/** Of a setup intent (`seti_…`) unless `kind` is `payment` (`pi_…`). */
	clientSecret: z.string(),
	/** The plan and the pence a month that this secret, and no other, is for. */
	planId: z.enum(planIds),
	amount: z.number(),
	kind: z.enum(setupKinds),
	/** Pence charged on confirming. */
	dueNow: z.number(),
	/** When `amount` is charged for the first time, or the next; null when that is now or nothing is ever due. */
	chargedFrom: z.iso.datetime().nullable(),
	/** Of a `change`: when the plan begins, a smaller one with the next period; null for at once. */
	startsAt: z.iso.datetime().nullable(),
	/** Of the mode the session was made in, which may have changed since the page asked. */
	publicKey: z.string(),
});
export type SetupMade = z.infer<typeof SetupMade>;

/** POST /api/subscription/confirm. `paymentIntentId` holds the id of either kind of intent. */
export const SubscriptionConfirmation = z.object({
	paymentIntentId: z.string().regex(/^(pi|seti)_\w{3,100}$/, "That is not a payment"),
	planId: z.enum(planIds),
});
export type SubscriptionConfirmation = z.infer<typeof SubscriptionConfirmation>;

/** 200 once the plan runs, 202 while the payment provider is still at it, or wants the card's owner to prove who they are. */
export type SubscriptionOutcome = {
	readonly isActive: boolean;
	/** A running plan changed, or is to; else one began. */
	readonly isChange: boolean;
	readonly message: string;
	/** Secret of the payment that the owner of the card has to prove; null when nothing is to be proved. */
	readonly proofNeeded: string | null;
};

/** GET /api/subscription/change/{plan}: what moving the running subscription to this plan would mean. */
export type PlanChangeQuote = {
	readonly planId: PlanId;
	/** `keep`: it is on this plan, and would not leave it for a smaller one after all. */
	readonly kind: "upgrade" | "downgrade" | "keep";
	/** When the plan begins, a smaller one with the next period; null for at once. */
	readonly startsAt: string | null;
	/** Pence charged at once for what is left of the period; downwards nothing is charged and nothing given back. */
	readonly dueNow: number;
	/** Pence a month from then on, after any discount that stays. */
	readonly amount: number;
	/** Pence a month without any discount. */
	readonly price: number;
	/** The discount that stays; null for none. */
	readonly discount: string | null;
	/** The running discount is not for this plan and ends with the change. */
	readonly losesDiscount: boolean;
	/** When `amount` is charged for the first time. */
	readonly chargedFrom: string;
	/** The card on file; null when one has to be entered. */
	readonly card: CardOnFile | null;
};

/** POST /api/subscription/change: with the card on file. `amount` as in `SetupRequest`. Answers `SubscriptionOutcome`. */
export const PlanChange = SetupRequest.pick({ planId: true, amount: true }).extend({
	/** Pence due now that the page shows: refused with 409 `price_changed` where it is more by now. */
	dueNow: z.int().min(0).optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** POST /api/subscription/portal: where the payment provider lets its customer change the card and read invoices. */
export type PortalSession = { readonly url: string };

export type Invoice = {
	readonly id: string;
	/** As printed on it. */
	readonly number: string | null;
	readonly createdAt: string;
	/** Pence. */
	readonly amount: number;
	readonly status: "paid" | "open" | "void" | "uncollectible" | "refunded";
	/** Where it can be read or paid at the payment provider. */
	readonly url: string | null;
	readonly pdf: string | null;
};

/** GET /api/subscription/invoices, newest first. */
export type InvoiceList = { readonly invoices: readonly Invoice[] };
