import { sql } from "drizzle-orm";
import {
	index,
	integer,
	primaryKey,
	real,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { uses } from "#domain/base/use.ts";
import { answerVerdicts } from "#domain/judgement/answer/answer.ts";
import { packedText } from "../packed-text.ts";
import { users } from "./accounts.ts";

/** A report, with what its lists and its checkout show. Instants are UTC milliseconds, amounts pence. */
export const reports = sqliteTable(
	"reports",
	{
		/** `rpt_…`. Of a report without an owner the id is all that is needed to read it. */
		id: text().primaryKey(),
		/** Its owner; null for a report made without an account, and once the account is gone. */
		userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
		/** Lower-case address the buyer gave: it gets the mail, and lets them claim the report later. */
		emailKey: text("email_key"),
		state: text({ enum: ["unpaid", "paid", "refunded"] })
			.notNull()
			.default("unpaid"),
		/** When it was closed; no one can read it since. */
		isTest: integer("is_test", { mode: "boolean" }).notNull().default(false),
		createdAt: integer("created_at").notNull(),
		paidAt: integer("paid_at"),
		/** When no one could read it any more. */
		closedAt: integer("closed_at"),
		/**
		 * Why it was closed. `refund`: the money went back, which its readers are told. `account`: its owner's account is gone, and its content with it.
		 * `age`: nobody used it for as long as it is kept.
		 */
		closedFor: text("closed_for", { enum: ["refund", "account", "age"] }),
		/** When the PDF of a closed report was dropped. */
		fileDroppedAt: integer("file_dropped_at"),
		postcode: text().notNull(),
		address: text(),
		propertyType: text("property_type"),
		epcRating: text("epc_rating"),
		/** 0-100, higher is better; the risk score is derived from it. Null when too little was known. */
		investmentScore: integer("investment_score"),
		/** Percent. */
		grossYield: real("gross_yield"),
		/**
		 * The verdicts of the first two questions when the report was made, and `AnsweredInShort`
		 * as JSON. Null once the owner is gone, or the report has not been used for long.
		 */
		letVerdict: text("let_verdict", { enum: answerVerdicts }),
		paysVerdict: text("pays_verdict", { enum: answerVerdicts }),
		answered: text(),
		/** How the home is to be let, and what the buyer stated, in pence: rent a month, and price. Null of what they did not state. */
		use: text({ enum: uses }),
		rent: integer(),
		price: integer(),
		/** What its owner calls it, and what they noted about it; null where nothing. */
		name: text(),
		note: text(),
		/** When its owner put it aside; null of one that stands in their list. */
		archivedAt: integer("archived_at"),
		/** When it was last read or downloaded, to the day; null until it first was. */
		lastUsedAt: integer("last_used_at"),
		/** Day judged, `YYYY-MM-DD` in London. */
		assessedOn: text("assessed_on").notNull(),
		methodologyVersion: integer("methodology_version").notNull(),
		/** The subscription whose allowance paid for it; null for one bought by itself, or not paid for. */
		subscriptionId: text("subscription_id"),
		/** Start of the billing period that it counts in. */
		allowancePeriod: integer("allowance_period"),
	},
	(table) => [
		index("reports_subscription")
			.on(table.subscriptionId, table.allowancePeriod)
			.where(sql`${table.subscriptionId} IS NOT NULL`),
		index("reports_user").on(table.userId, table.createdAt, table.id),
		index("reports_email").on(table.emailKey, table.createdAt),
		index("reports_from_plans")
			.on(table.paidAt, table.isTest)
			.where(sql`${table.subscriptionId} IS NOT NULL`),
		index("reports_kept").on(table.createdAt).where(sql`${table.state} <> 'unpaid'`),
		index("reports_unpaid").on(table.createdAt).where(sql`${table.state} = 'unpaid'`),
		index("reports_closed")
			.on(table.closedAt)
			.where(sql`${table.closedAt} IS NOT NULL AND ${table.fileDroppedAt} IS NULL`),
	],
);

/** What a report says, as it was when it was made. Apart from `reports`, whose lists never read it. */
export const reportSnapshots = sqliteTable("report_snapshots", {
	reportId: text("report_id")
		.primaryKey()
		.references(() => reports.id, { onDelete: "cascade" }),
	/** The gathered facts, inputs and certificate it was composed from, as JSON: what its figures can be checked against. Nothing of whoever owns the home. */
	basis: packedText().notNull(),
	/** The `ReportDocument`, as JSON, as everybody reads it: with no position stated. */
	document: packedText().notNull(),
});

/**
 * What a report says at the position stated for it, and the position itself: a secret of whoever
 * stated it, kept nowhere else. One row where a position was stated. It goes with the snapshot.
 */
export const reportPositions = sqliteTable("report_positions", {
	reportId: text("report_id")
		.primaryKey()
		.references(() => reportSnapshots.reportId, { onDelete: "cascade" }),
	/** `StatedOwners` as JSON. */
	owners: text().notNull(),
	/** The `ReportDocument` at that position, as JSON. */
	document: packedText().notNull(),
	/** Figures of the owner's list that depend on the position. */
	investmentScore: integer("investment_score"),
	/** `AnsweredInShort` as JSON. */
	answered: text().notNull(),
});

/** Links by which an owner lets somebody read a report. Withdrawing a link deletes it, with its recipient's name. Instants are UTC milliseconds. */
export const reportShares = sqliteTable(
	"report_shares",
	{
		/** `shr_` and 132 random bits: the link's secret follows from it and is kept nowhere. */
		id: text().primaryKey(),
		reportId: text("report_id")
			.notNull()
			.references(() => reports.id, { onDelete: "cascade" }),
		/** The recipient, in the owner's words. */
		name: text().notNull(),
		/** Whether it shows what the report says at its owner's position, by their choice; without a position it is the same. */
		withTax: integer("with_tax", { mode: "boolean" }).notNull().default(false),
		createdAt: integer("created_at").notNull(),
		/** When it was last opened; null until it first was. */
		lastUsedAt: integer("last_used_at"),
		/** How often others than the owner opened it. */
		uses: integer().notNull().default(0),
	},
	(table) => [index("report_shares_report").on(table.reportId, table.createdAt)],
);

/** Steps of a report's plan that its owner ticked. */
export const reportTicks = sqliteTable(
	"report_ticks",
	{
		reportId: text("report_id")
			.notNull()
			.references(() => reports.id, { onDelete: "cascade" }),
		/** `PlanStep.id` of the report's document. */
		stepId: text("step_id").notNull(),
		/** UTC milliseconds. */
		tickedAt: integer("ticked_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.reportId, table.stepId] })],
);

/** The sums of a report as its owner would have them, by a name: beside the document, which never changes. Instants are UTC milliseconds. */
export const reportScenarios = sqliteTable(
	"report_scenarios",
	{
		/** `scn_` and 132 random bits. */
		id: text().primaryKey(),
		reportId: text("report_id")
			.notNull()
			.references(() => reports.id, { onDelete: "cascade" }),
		name: text().notNull(),
		/** Lower case: what makes a name taken. */
		nameKey: text("name_key").notNull(),
		/** Assumptions and owners, as JSON: personal, and read by the report's owner alone. */
		sums: text().notNull(),
		createdAt: integer("created_at").notNull(),
		changedAt: integer("changed_at").notNull(),
	},
	(table) => [uniqueIndex("report_scenarios_name").on(table.reportId, table.nameKey)],
);

/**
 * Payments begun for reports, one row a payment intent. Never deleted before their seven years (Rule REPORT-7), so they know
 * the report by its id alone.
 */
export const reportPayments = sqliteTable(
	"report_payments",
	{
		/** Stripe's `pi_…`. */
		id: text().primaryKey(),
		reportId: text("report_id").notNull(),
		livemode: integer({ mode: "boolean" }).notNull(),
		/** 1 for a report's first payment intent; the next only when the last was cancelled. */
		attempt: integer().notNull(),
		/** What the buyer was asked for when they agreed to it. */
		amount: integer().notNull(),
		/** Address of the payer, lower case; null once nobody needs it any more. */
		emailKey: text("email_key"),
		/**
		 * `returned`: it went through but could not be used, because another payment had paid for the report or the report was closed, and was given back.
		 * `refunded`: it had paid for the report, and was given back later.
		 */
		state: text({ enum: ["open", "settled", "returned", "refunded", "canceled"] })
			.notNull()
			.default("open"),
		createdAt: integer("created_at").notNull(),
		settledAt: integer("settled_at"),
		/** When the buyer asked for the report at once, knowing that the right to cancel ends with that; null where they did not say. */
		waivedAt: integer("waived_at"),
		/** When the provider was last asked about it while it was open. */
		checkedAt: integer("checked_at").notNull(),
	},
	(table) => [
		uniqueIndex("report_payments_attempt").on(table.reportId, table.livemode, table.attempt),
		uniqueIndex("report_payments_settled")
			.on(table.reportId)
			.where(sql`${table.state} IN ('settled', 'refunded')`),
		index("report_payments_when_settled")
			.on(table.settledAt)
			.where(sql`${table.settledAt} IS NOT NULL`),
		index("report_payments_open").on(table.checkedAt).where(sql`${table.state} = 'open'`),
		index("report_payments_email").on(table.emailKey),
		index("report_payments_over").on(table.createdAt).where(sql`${table.state} <> 'open'`),
		// The other states keep their payer for years: among those the few to be forgotten would be sought every five minutes.
		index("report_payments_unpaid")
			.on(table.createdAt)
			.where(
				sql`${table.emailKey} IS NOT NULL AND ${table.state} IN ('open', 'canceled', 'returned')`,
			),
	],
);

/** Events that Stripe delivered, so that one delivered twice is done once. */
export const stripeEvents = sqliteTable(
	"stripe_events",
	{
		/** Stripe's `evt_…`. */
		id: text().primaryKey(),
		type: text().notNull(),
		livemode: integer({ mode: "boolean" }).notNull(),
		receivedAt: integer("received_at").notNull(),
		/** Null while it was received and not yet dealt with: delivered again, it is tried again. */
		doneAt: integer("done_at"),
	},
	(table) => [index("stripe_events_received").on(table.receivedAt)],
);
