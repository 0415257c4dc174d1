import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Every email the product writes. */
export const emailKinds = [
	"verify_email",
	"reset_password",
	"password_changed",
	"email_change_asked",
	"email_changed",
	"google_linked",
	"passkey_added",
	"passkey_removed",
	"recovery_code_used",
	"welcome",
	"account_deleted",
	"report_ready",
	"payment_returned",
	"report_refunded",
	"plan_started",
	"trial_ending",
	"plan_renewing",
	"cooling_off",
	"plan_payment_failed",
	"plan_cancelled",
	"admin_alert",
	"test_mail",
	"plan_changed",
	"plan_change_planned",
	"plan_kept",
	"suggestion_decided",
	"report_corrected",
	"home_news",
	"alert_webhook",
] as const;
export type EmailKind = (typeof emailKinds)[number];

/**
 * Emails that wait to be sent, and those that never could be; a row goes when its email has gone. It says who is to be written to and why, never what:
 * the text, and the secret of any link in it, are made when it is sent.
 */
export const outbox = sqliteTable(
	"outbox",
	{
		/** `let_…`. */
		id: text().primaryKey(),
		kind: text({ enum: emailKinds }).notNull(),
		/** The account it is about; null for a stranger or a deleted account. */
		userId: text("user_id"),
		/** The report it is about. */
		reportId: text("report_id"),
		/** The address it goes to; null for the account's own at the time of sending. */
		recipient: text(),
		createdAt: integer("created_at").notNull(),
		/** When it may be tried, or tried again. A sender that takes it moves this on first, so that no two send it. Null of a dead one, which is tried no more. */
		dueAt: integer("due_at"),
		/** How often it was tried. */
		tries: integer().notNull().default(0),
		/** Why the last try failed. Of a dead one: why it died. */
		lastError: text("last_error"),
		/** The subscription it is about. */
		subscriptionId: text("subscription_id"),
		/** When it was put on the queue; null once a sender took it. */
		queuedAt: integer("queued_at"),
	},
	(table) => [index("outbox_due_at").on(table.dueAt), index("outbox_user").on(table.userId)],
);

/** Lists that mails go to which answer nothing that their reader did. */
export const mailLists = ["corrections", "homes"] as const;
export type MailList = (typeof mailLists)[number];

/** Addresses, each as a hash, that want no more mails of a list. */
export const unsubscribed = sqliteTable(
	"unsubscribed",
	{
		list: text({ enum: mailLists }).notNull(),
		addressHash: text("address_hash").notNull(),
		/** UTC milliseconds. */
		at: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.list, table.addressHash] })],
);
