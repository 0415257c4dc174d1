import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
