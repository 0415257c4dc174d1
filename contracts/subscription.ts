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
 * GET /api/subscription/status. Instants are ISO, null where there is none. Fields before `paidPlan` include a manual grant; `paidPlan` and later ones
 * describe the paid subscription.
 */
export type SubscriptionState = {
	/** True while reports can be made from it: active and trialing, or granted. */
	readonly hasSubscription: boolean;
	/** Another report can be made now. */
	readonly canGenerate: boolean;
	/** Null where no plan runs or waits for a payment. */
	readonly plan: PlanId | null;
	/** Reports in the billing period, or the month of a grant: -1 for any number, 0 without a plan. */
	readonly limit: number;
	/** Reports made in that period. */
	readonly reportsUsed: number;
	/** An administrator's grant in force: the plan it gives (null: sets the paid plan aside) and the instant it ends. */
	readonly granted: { readonly plan: PlanId | null; readonly until: string } | null;
	/** Null where no subscription runs or waits for a payment. */
	readonly paidPlan: PlanId | null;
	/** The payment provider's status; null for an account that never subscribed. */
	readonly status: SubscriptionStatus | null;
	readonly currentPeriodEnd: string | null;
	readonly cancelAtPeriodEnd: boolean;
	/** The smaller plan that follows, when it begins, and its pence a month after any discount; null where the plan stays. */
	readonly nextPlan: PlanId | null;
	readonly nextPlanFrom: string | null;
	readonly nextAmountPence: number | null;
	readonly trialEndsAt: string | null;
	/** Until when the plan can be given up with all that was paid for it back (POST /api/subscription/withdraw); null where it cannot. */
	readonly coolingOffUntil: string | null;
	/** That this was done, and the pence that went back: null until they did. Null where it was not done. */
	readonly withdrawn: { readonly at: string; readonly givenBackPence: number | null } | null;
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
	/** Whether the next subscription would begin with a free trial. */
	readonly eligible: boolean;
	readonly active: boolean;
	readonly endsAt: string | null;
	/** Whole days; a day that has begun counts. */
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

/** POST /api/promo-codes/validate. Always 200 for a well-formed code: `valid` says whether it can be used. */
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
	/** Monthly price shown on the page, in pence after any discount. Refused with 409 `price_changed` where it has changed since. */
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
	/** Secret of a payment intent (`pi_…`) where `kind` is `payment`, else of a setup intent (`seti_…`). */
	clientSecret: z.string(),
	/** The plan and monthly pence that this secret alone is valid for. */
	planId: z.enum(planIds),
	amount: z.number(),
	kind: z.enum(setupKinds),
	/** Pence charged on confirming. */
	dueNow: z.number(),
	/** When `amount` is charged for the first or the next time; null when that is now, or when nothing is ever due. */
	chargedFrom: z.iso.datetime().nullable(),
	/** For a `change`: when the plan begins, with the next period for a smaller one; null for at once. */
	startsAt: z.iso.datetime().nullable(),
	/** Key of the session's own mode, which may have changed since the page was loaded. */
	publicKey: z.string(),
});
export type SetupMade = z.infer<typeof SetupMade>;

/** POST /api/subscription/confirm. `paymentIntentId` holds the id of either kind of intent. */
export const SubscriptionConfirmation = z.object({
	paymentIntentId: z.string().regex(/^(pi|seti)_\w{3,100}$/, "That is not a payment"),
	planId: z.enum(planIds),
});
export type SubscriptionConfirmation = z.infer<typeof SubscriptionConfirmation>;

/** 200 once the plan runs; 202 while the payment provider is processing it or wants the card's owner to authenticate. */
export type SubscriptionOutcome = {
	readonly isActive: boolean;
	/** Whether a running plan changed or will change; otherwise a plan began. */
	readonly isChange: boolean;
	readonly message: string;
	/** Secret of the payment that the card's owner has to authenticate; null when none is needed. */
	readonly proofNeeded: string | null;
};

/** GET /api/subscription/change/{plan}: the effects of moving the running subscription to this plan. */
export type PlanChangeQuote = {
	readonly planId: PlanId;
	/** `keep`: it already has this plan, and cancels a planned move to a smaller one. */
	readonly kind: "upgrade" | "downgrade" | "keep";
	/** When the plan begins, with the next period for a smaller one; null for at once. */
	readonly startsAt: string | null;
	/** Pence charged at once for the rest of the period. For a smaller plan nothing is charged or refunded. */
	readonly dueNow: number;
	/** Pence a month from then on, after any discount that stays. */
	readonly amount: number;
	/** Pence a month before any discount. */
	readonly price: number;
	/** The discount that stays; null for none. */
	readonly discount: string | null;
	/** Whether the running discount does not cover this plan and ends with the change. */
	readonly losesDiscount: boolean;
	/** When `amount` is charged for the first time. */
	readonly chargedFrom: string;
	/** The card on file; null when one has to be entered. */
	readonly card: CardOnFile | null;
};

/** POST /api/subscription/change: with the card on file. `amount` as in `SetupRequest`. Answers `SubscriptionOutcome`. */
export const PlanChange = SetupRequest.pick({ planId: true, amount: true }).extend({
	/** Pence due now as the page shows. Refused with 409 `price_changed` where it has risen since. */
	dueNow: z.int().min(0).optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** POST /api/subscription/portal: the payment provider's page on which a customer changes the card and reads invoices. */
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
