import type { Pence } from "#domain/base/money.ts";
import type { PlanId } from "#domain/business/plans.ts";
import type { Discount } from "#domain/business/subscription/promo.ts";
import type { SubscriptionStatus } from "#domain/business/subscription/status.ts";

/** A subscription as the provider holds it. Instants are UTC milliseconds, amounts pence a month. */
export type ProviderSubscription = {
	/** `sub_…`. */
	readonly id: string;
	readonly customerId: string;
	readonly livemode: boolean;
	/** Read from the price, or what is held until the period ends; never from a request. Null when it is none of our plans. */
	readonly plan: PlanId | null;
	/** What it becomes with the next period; null where it stays as it is. */
	readonly next: NextPlan | null;
	/** The discount was agreed with the move to this plan or the next, so it is not judged again. */
	readonly isDiscountAgreed: boolean;
	/** The trial is over and the first invoice after it is unpaid. Until it is paid the period stays the trial's. */
	readonly isFirstInvoiceUnpaid: boolean;
	readonly status: SubscriptionStatus;
	readonly price: Pence;
	/** After the discount. */
	readonly amount: Pence;
	readonly discount: CodeDiscount | null;
	readonly periodStart: number;
	readonly periodEnd: number;
	readonly trialEnd: number | null;
	readonly cancelAtPeriodEnd: boolean;
	readonly endedAt: number | null;
	readonly createdAt: number;
	readonly card: { readonly brand: string; readonly last4: string } | null;
	/** The setup it was begun with; null for one that began with a payment. */
	readonly setupId: string | null;
};

/** A smaller plan that was moved to, from the end of the period on. Pence a month, after its discount. */
export type NextPlan = { readonly plan: PlanId; readonly amount: Pence };

/** A discount, and the id of the promo code that it comes from; null for one that was given at the provider. */
export type CodeDiscount = Discount & { readonly promoId: string | null };

/** A card that is being entered for later charges. */
export type CardSetup = {
	readonly id: string;
	readonly state: "open" | "processing" | "succeeded" | "canceled";
	readonly paymentMethod: string | null;
	/**
	 * What the card is recognised by, no matter who enters it: an HMAC of the provider's fingerprint of it under each key we have, the one in use
	 * first. Empty before one is entered, and for what has no fingerprint.
	 */
	readonly cardHashes: readonly string[];
	/** Never logged. */
	readonly clientSecret: string | null;
};

/** The first payment of a subscription that is charged at once. */
export type FirstPayment = {
	readonly id: string;
	readonly state: "open" | "processing" | "succeeded" | "canceled";
	readonly clientSecret: string | null;
};

/** What somebody subscribes to, in the provider's terms. */
export type PlanTerms = {
	readonly customerId: string;
	readonly plan: PlanId;
	readonly price: Pence;
	readonly discount: CodeDiscount | null;
};

/** What a subscription moves to. */
export type NewPlan = Omit<PlanTerms, "customerId">;

/** What a change of plan would cost now. */
export type ChangePreview = { readonly dueNow: Pence };

export type ChangeOutcome =
	/** The plan is the new one. */
	| { readonly outcome: "changed" }
	/** Its payment is under way, or the provider has yet to move the plan. */
	| { readonly outcome: "processing" }
	/** The period ended meanwhile: nothing was done, because what was shown is true no more. */
	| { readonly outcome: "renewed" }
	/** The old plan stays: the card was refused. */
	| { readonly outcome: "declined" }
	/** The old plan stays until the owner of the card proves who they are, with this secret. */
	| { readonly outcome: "proof_needed"; readonly clientSecret: string };

export type ProviderInvoice = {
	readonly id: string;
	readonly number: string | null;
	readonly createdAt: number;
	readonly amount: Pence;
	readonly status: "paid" | "open" | "void" | "uncollectible" | "refunded";
	readonly url: string | null;
	readonly pdf: string | null;
};

/** What was paid for a subscription. */
export type PlanCharge = {
	/** `pi_…`. */
	readonly paymentId: string;
	readonly amount: Pence;
	/** UTC milliseconds. */
	readonly paidAt: number;
	/** All of it was given back. */
	readonly isRefunded: boolean;
};

/** Plans at the payment provider, in one of its modes. Every method @throws Problem `unavailable`. */
export type PlanGateway = {
	/** The customer of an account, made once however often it is asked for; a new one in place of `insteadOf`, which was deleted at the provider. */
	readonly customer: (account: {
		userId: string;
		email: string;
		insteadOf: string | null;
		now: number;
	}) => Promise<string>;
	/** Has a card entered for later charges; `key` names the session, and asked again within minutes with the same one gives the same. */
	readonly takeCard: (card: {
		customerId: string;
		key: readonly unknown[];
		now: number;
	}) => Promise<CardSetup>;
	/** Null when the provider knows none of this id. */
	readonly readCard: (id: string) => Promise<CardSetup | null>;
	/** One that is open no more stays as it is. */
	readonly dropCard: (id: string) => Promise<void>;
	/** Begins a subscription that runs once its first payment is made. Null when the provider would charge another amount than `due`. */
	readonly begin: (
		terms: PlanTerms & { due: Pence; key: readonly unknown[]; now: number },
	) => Promise<{ subscriptionId: string; payment: FirstPayment } | null>;
	/** Null when the provider knows none of this id. */
	readonly readFirstPayment: (id: string) => Promise<FirstPayment | null>;
	/** Begins a subscription with a card that was set up before. One setup leads to one subscription at most. */
	readonly start: (
		terms: PlanTerms & { setupId: string; paymentMethod: string; trialDays: number },
	) => Promise<string>;
	/** Null when the provider knows none of this id any more. */
	readonly read: (id: string) => Promise<ProviderSubscription | null>;
	/** Ends it now. One that is over stays as it is. */
	readonly end: (id: string) => Promise<void>;
	/** Lets it end with its period, which undoes a move to a smaller plan; or lets it go on. */
	readonly endAfterPeriod: (id: string, isEnding: boolean) => Promise<void>;
	/** What the subscription is charged by; null for nothing of its own. */
	readonly cardOf: (id: string) => Promise<string | null>;
	/** The card that the subscription, and its customer, are charged by. */
	readonly setCard: (id: string, paymentMethod: string) => Promise<void>;
	/** Charges the subscription to the card that its customer chose at the provider, and pays with it what is owed. */
	readonly followCustomer: (id: string) => Promise<void>;
	readonly previewChange: (id: string, to: Omit<NewPlan, "discount">) => Promise<ChangePreview>;
	/**
	 * Moves to another plan. A move up is charged at once, from the held plan; if that fails the old plan stays. It leaves the discount as it is: see
	 * `putDiscount`. A move down takes effect with the next period, with the discount given here. Moving to the held plan undoes a move down. In a trial
	 * every change takes effect at once. Asked again it does nothing more. Source: Rule PLAN-5, Rule PLAN-6.
	 */
	readonly change: (id: string, to: NewPlan) => Promise<ChangeOutcome>;
	/** What is taken off a price from now on; null for nothing. */
	readonly putDiscount: (id: string, price: Pence, discount: CodeDiscount | null) => Promise<void>;
	/** Newest first, the last two years or so. */
	readonly invoices: (customerId: string) => Promise<ProviderInvoice[]>;
	/** Where the customer changes the card and reads invoices. */
	readonly portal: (customerId: string, returnUrl: string) => Promise<string>;
	/** Everything that was paid for it, newest first. */
	readonly charges: (subscriptionId: string) => Promise<PlanCharge[]>;
};
