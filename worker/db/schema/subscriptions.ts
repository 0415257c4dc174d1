import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { planIds } from "#domain/business/plans.ts";
import { subscriptionStatuses } from "#domain/business/subscription/status.ts";
import { users } from "./accounts.ts";

/** What was charged for subscriptions, as the payment provider has it: for the books, and kept without a name for its seven years. */
export const planPayments = sqliteTable(
	"plan_payments",
	{
		/** Stripe's `pi_…`. */
		id: text().primaryKey(),
		subscriptionId: text("subscription_id").notNull(),
		livemode: integer({ mode: "boolean" }).notNull(),
		/** Pence. */
		amount: integer().notNull(),
		paidAt: integer("paid_at").notNull(),
		/** All of it was given back. */
		isRefunded: integer("is_refunded", { mode: "boolean" }).notNull(),
	},
	(table) => [index("plan_payments_paid").on(table.paidAt)],
);

/** An administrator's word on somebody's plan, which overrules the payment provider's until it ends: `domain/business/subscription/grant.ts`. */
export const planGrants = sqliteTable("plan_grants", {
	/** `grt_…`: reports made from it count by this. */
	id: text().primaryKey(),
	userId: text("user_id")
		.notNull()
		.unique()
		.references(() => users.id, { onDelete: "cascade" }),
	/** Null for no plan at all. */
	plan: text({ enum: planIds }),
	startsAt: integer("starts_at").notNull(),
	endsAt: integer("ends_at").notNull(),
	/** The subscription, and its plan, that it overrules knowingly; null where there was none in good standing. */
	overSubscription: text("over_subscription"),
	overPlan: text("over_plan", { enum: planIds }),
});

/** The provider's customers: one for each account and mode. Kept after the account is gone, for what was paid. */
export const customers = sqliteTable(
	"customers",
	{
		/** Stripe's `cus_…`. */
		id: text().primaryKey(),
		userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
		livemode: integer({ mode: "boolean" }).notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [uniqueIndex("customers_user").on(table.userId, table.livemode)],
);

/**
 * Subscriptions as the payment provider last told us of them. `worker/billing/subscriptions/sync-subscription.ts` alone writes what it says.
 * Instants are UTC milliseconds, amounts pence a month.
 */
export const subscriptions = sqliteTable(
	"subscriptions",
	{
		/** Stripe's `sub_…`. */
		id: text().primaryKey(),
		/** Its owner; null once the account is gone. */
		userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
		customerId: text("customer_id").notNull(),
		livemode: integer({ mode: "boolean" }).notNull(),
		plan: text({ enum: planIds }).notNull(),
		status: text({ enum: subscriptionStatuses }).notNull(),
		/** Before any discount: what the plan cost when it was chosen, whatever it costs now. */
		price: integer().notNull(),
		/** After the discount. */
		amount: integer().notNull(),
		/** The code that the discount comes from, by its id, and what it takes off: it holds when the code is changed or gone. */
		promoId: text("promo_id"),
		discountType: text("discount_type", { enum: ["percentage", "fixed"] }),
		/** Hundredths of a percent, or pence. */
		discountValue: integer("discount_value"),
		/** Names the billing period: reports are counted by it. */
		periodStart: integer("period_start").notNull(),
		periodEnd: integer("period_end").notNull(),
		trialEnd: integer("trial_end"),
		cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull(),
		endedAt: integer("ended_at"),
		cardBrand: text("card_brand"),
		cardLast4: text("card_last4"),
		createdAt: integer("created_at").notNull(),
		/** When the provider was asked for what stands here: an answer to an earlier question never overwrites it. */
		askedAt: integer("asked_at").notNull(),
		/** The charge, by its instant, that the holder was last reminded of: a trial's end or a renewal. */
		remindedOf: integer("reminded_of"),
		/** When the holder gave the plan up within its cooling-off: it is ended, and what was paid goes back, however often that is cut off. */
		withdrawnAt: integer("withdrawn_at"),
		/** Pence that went back by that; null until all of it did. */
		givenBack: integer("given_back"),
		/** The plan from `periodEnd` on, where it is to be a smaller one; null where it stays. */
		nextPlan: text("next_plan", { enum: planIds }),
		/** What that plan will cost, after its discount. */
		nextAmount: integer("next_amount"),
		/** The trial is over and its first invoice not paid yet: `periodStart` stays the trial's, and so does the allowance. */
		isFirstInvoiceUnpaid: integer("first_invoice_unpaid", { mode: "boolean" })
			.notNull()
			.default(false),
		/** When the card of its trial was kept in `trialCards`; null where that is still to be looked up, or there was no trial. */
		trialNotedAt: integer("trial_noted_at"),
		/** The plan that a request is moving it to at the provider, and until when no other may begin. */
		changingTo: text("changing_to", { enum: planIds }),
		changingUntil: integer("changing_until"),
	},
	(table) => [
		index("subscriptions_user").on(table.userId, table.createdAt),
		index("subscriptions_asked")
			.on(table.askedAt)
			.where(sql`${table.status} NOT IN ('canceled', 'incomplete_expired')`),
		index("subscriptions_customer").on(table.customerId),
		index("subscriptions_ended").on(table.endedAt).where(sql`${table.endedAt} IS NOT NULL`),
		index("subscriptions_renewal")
			.on(table.periodEnd)
			.where(sql`${table.status} IN ('trialing', 'active')`),
		index("subscriptions_withdrawn")
			.on(table.withdrawnAt)
			.where(sql`${table.withdrawnAt} IS NOT NULL AND ${table.givenBack} IS NULL`),
		index("subscriptions_trial_unnoted")
			.on(table.createdAt)
			.where(sql`${table.trialEnd} IS NOT NULL AND ${table.trialNotedAt} IS NULL`),
	],
);

/**
 * Cards that have had a free trial, each by an HMAC of the provider's fingerprint of it: the same card can be recognised, and nothing else be
 * learnt. Kept without the account. Source: Rule TRIAL-3.
 */
export const trialCards = sqliteTable(
	"trial_cards",
	{
		hash: text().primaryKey(),
		/** The session that claimed the trial, and may go on with it: Stripe's `seti_…`. */
		claimedBy: text("claimed_by").notNull(),
		claimedAt: integer("claimed_at").notNull(),
	},
	(table) => [
		index("trial_cards_claimed_by").on(table.claimedBy),
		index("trial_cards_claimed_at").on(table.claimedAt),
	],
);

/**
 * Payment sessions begun on the subscription checkout. An account has at most one open in a mode, and every secret handed out belongs to
 * one plan and amount.
 */
export const subscriptionSetups = sqliteTable(
	"subscription_setups",
	{
		/** Stripe's `seti_…` or `pi_…`. */
		id: text().primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		livemode: integer({ mode: "boolean" }).notNull(),
		kind: text({ enum: ["trial", "free", "payment", "change"] }).notNull(),
		plan: text({ enum: planIds }).notNull(),
		/** Pence a month before and after the discount. */
		price: integer().notNull(),
		amount: integer().notNull(),
		/** The code, and what it took off when that was agreed. */
		promoId: text("promo_id"),
		discountType: text("discount_type", { enum: ["percentage", "fixed"] }),
		discountValue: integer("discount_value"),
		/** The subscription it made, or changes. */
		subscriptionId: text("subscription_id"),
		/** `replaced`: another was begun instead. `declined`: the card was, when it came to paying. `lapsed`: it came to nothing else. */
		/** `trial_used`: the card that was entered has had a free trial. */
		state: text({ enum: ["open", "done", "replaced", "declined", "lapsed", "trial_used"] })
			.notNull()
			.default("open"),
		/** Pence that the page said would be charged on confirming. */
		dueNow: integer("due_now").notNull(),
		/** Stripe's name of the card that a change took the place of: it comes back if the change does not. */
		cardBefore: text("card_before"),
		createdAt: integer("created_at").notNull(),
		/** When somebody last began to finish it: until they are done it cannot be replaced. */
		claimedAt: integer("claimed_at"),
		/** When the trigger last looked at it. */
		checkedAt: integer("checked_at").notNull(),
	},
	(table) => [
		uniqueIndex("subscription_setups_open")
			.on(table.userId, table.livemode)
			.where(sql`${table.state} = 'open'`),
		index("subscription_setups_user").on(table.userId, table.createdAt),
		index("subscription_setups_subscription").on(table.subscriptionId),
		index("subscription_setups_checked").on(table.checkedAt).where(sql`${table.state} = 'open'`),
		index("subscription_setups_over").on(table.createdAt).where(sql`${table.state} <> 'open'`),
	],
);
