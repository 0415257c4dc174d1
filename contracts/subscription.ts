import * as z from "zod";
import { planIds } from "#domain/business/plans.ts";
import { subscriptionStatuses } from "#domain/business/subscription/status.ts";

export const PlanParam = z.object({ plan: z.enum(planIds) });

/** GET /api/subscription-prices: what each plan costs a month, in pounds. */
export const SubscriptionPrices = z.object({
	starter: z.number(),
	pro: z.number(),
	expert: z.number(),
});
export type SubscriptionPrices = z.infer<typeof SubscriptionPrices>;

/** The card that is charged. */
export const CardOnFile = z.object({
	/** "visa", as the payment provider calls it. */
	brand: z.string(),
	last4: z.string(),
});
export type CardOnFile = z.infer<typeof CardOnFile>;

/**
 * GET /api/subscription/status. Instants are ISO, null where there is none. The fields before `paidPlan` count a manual grant in; from there on
 * they say what is paid for.
 */
export const SubscriptionState = z.object({
	/** True while reports can be made from it: active and trialing, or granted. */
	hasSubscription: z.boolean(),
	/** Another report can be made now. */
	canGenerate: z.boolean(),
	/** Null without a plan that runs or waits for a payment. */
	plan: z.enum(planIds).nullable(),
	/** Reports in the billing period, or the month of a grant: -1 for any number, 0 without a plan. */
	limit: z.number(),
	/** In that period. */
	reportsUsed: z.number(),
	/** An administrator's word that decides now: the plan it gives, null where it sets the paid one aside, and the instant it ends. */
	granted: z.object({ plan: z.enum(planIds).nullable(), until: z.iso.datetime() }).nullable(),
	/** Null without a subscription that runs or waits for a payment. */
	paidPlan: z.enum(planIds).nullable(),
	/** As the payment provider has it; null for somebody who never subscribed. */
	status: z.enum(subscriptionStatuses).nullable(),
	currentPeriodEnd: z.iso.datetime().nullable(),
	cancelAtPeriodEnd: z.boolean(),
	/** A smaller plan that was moved to, when it begins, and its pence a month after any discount; null where the plan stays. */
	nextPlan: z.enum(planIds).nullable(),
	nextPlanFrom: z.iso.datetime().nullable(),
	nextAmountPence: z.number().nullable(),
	trialEndsAt: z.iso.datetime().nullable(),
	/** Pence a month, after any discount. */
	amountPence: z.number().nullable(),
	/** "20% off every month"; null without a discount. */
	discount: z.string().nullable(),
	card: CardOnFile.nullable(),
	/** Paid with test cards: no money moves. */
	isTest: z.boolean(),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;

/** GET /api/trial/status. */
export const TrialState = z.object({
	/** The next subscription would begin with a free trial. */
	eligible: z.boolean(),
	active: z.boolean(),
	endsAt: z.iso.datetime().nullable(),
	/** Whole days, begun ones counted. */
	daysLeft: z.number(),
	reportsUsed: z.number(),
	limit: z.number(),
});
export type TrialState = z.infer<typeof TrialState>;

/** A code as somebody typed it. */
const TypedCode = z
	.string("Enter a promo code")
	.trim()
	.min(1, "Enter a promo code")
	.max(60, "That is too long for a promo code");

/** POST /api/promo-codes/validate. Always 200 for a code of the right shape: `valid` says whether it can be used. */
export const PromoQuestion = z.object({ code: TypedCode, plan: z.enum(planIds) });
export type PromoQuestion = z.infer<typeof PromoQuestion>;

export const PromoAnswer = z.object({
	valid: z.boolean(),
	/** Pounds taken off the plan's price every month; 0 when it is not valid. */
	discount: z.number(),
	message: z.string(),
});
export type PromoAnswer = z.infer<typeof PromoAnswer>;

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
export const SubscriptionOutcome = z.object({
	isActive: z.boolean(),
	/** A running plan changed, or is to; else one began. */
	isChange: z.boolean(),
	message: z.string(),
	/** Secret of the payment that the owner of the card has to prove; null when nothing is to be proved. */
	proofNeeded: z.string().nullable(),
});
export type SubscriptionOutcome = z.infer<typeof SubscriptionOutcome>;

/** GET /api/subscription/change/{plan}: what moving the running subscription to this plan would mean. */
export const PlanChangeQuote = z.object({
	planId: z.enum(planIds),
	/** `keep`: it is on this plan, and would not leave it for a smaller one after all. */
	kind: z.enum(["upgrade", "downgrade", "keep"]),
	/** When the plan begins, a smaller one with the next period; null for at once. */
	startsAt: z.iso.datetime().nullable(),
	/** Pence charged at once for what is left of the period; downwards nothing is charged and nothing given back. */
	dueNow: z.number(),
	/** Pence a month from then on, after any discount that stays. */
	amount: z.number(),
	/** Pence a month without any discount. */
	price: z.number(),
	/** The discount that stays; null for none. */
	discount: z.string().nullable(),
	/** The running discount is not for this plan and ends with the change. */
	losesDiscount: z.boolean(),
	/** When `amount` is charged for the first time. */
	chargedFrom: z.iso.datetime(),
	/** The card on file; null when one has to be entered. */
	card: CardOnFile.nullable(),
});
export type PlanChangeQuote = z.infer<typeof PlanChangeQuote>;

/** POST /api/subscription/change: with the card on file. `amount` as in `SetupRequest`. Answers `SubscriptionOutcome`. */
export const PlanChange = SetupRequest.pick({ planId: true, amount: true }).extend({
	/** Pence due now that the page shows: refused with 409 `price_changed` where it is more by now. */
	dueNow: z.int().min(0).optional(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** POST /api/subscription/portal: where the payment provider lets its customer change the card and read invoices. */
export const PortalSession = z.object({ url: z.string() });
export type PortalSession = z.infer<typeof PortalSession>;

export const Invoice = z.object({
	id: z.string(),
	/** As printed on it. */
	number: z.string().nullable(),
	createdAt: z.iso.datetime(),
	/** Pence. */
	amount: z.number(),
	status: z.enum(["paid", "open", "void", "uncollectible", "refunded"]),
	/** Where it can be read or paid at the payment provider. */
	url: z.string().nullable(),
	pdf: z.string().nullable(),
});
export type Invoice = z.infer<typeof Invoice>;

/** GET /api/subscription/invoices, newest first. */
export const InvoiceList = z.object({ invoices: z.array(Invoice) });
export type InvoiceList = z.infer<typeof InvoiceList>;
