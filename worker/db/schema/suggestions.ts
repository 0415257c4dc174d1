import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { licenceKinds } from "#domain/base/licence.ts";
import { suggestionDecisions } from "#domain/subjects/licensing/suggestion.ts";
import { users } from "./accounts.ts";

/** What visitors say is wrong in a verdict of ours. Changes nothing in the register by itself. Instants are UTC milliseconds. */
export const registerSuggestions = sqliteTable(
	"register_suggestions",
	{
		/** `sug_…`. */
		id: text().primaryKey(),
		/** Hash of all that was sent, so that the same sent twice is kept once. */
		digest: text().notNull().unique(),
		/** Where the home lies for the most part; null where our tables do not hold its sector. */
		authorityCode: text("authority_code"),
		kind: text({ enum: licenceKinds }).notNull(),
		postcode: text().notNull(),
		/** The row of the register that it names; null where it names none. */
		schemeId: text("scheme_id"),
		what: text().notNull(),
		link: text().notNull(),
		/** The account that was signed in. What it said goes with it. */
		userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
		/** Where the answer goes, lower case; null where none is wanted, and some time after the decision. */
		emailKey: text("email_key"),
		createdAt: integer("created_at").notNull(),
		decision: text({ enum: suggestionDecisions }),
		/** What the administrator tells whoever sent it. */
		note: text(),
		decidedAt: integer("decided_at"),
		/** Name of the administrator who decided. */
		decidedBy: text("decided_by"),
		/** The letter `let_…` that tells of the decision. Of several decisions at once it identifies the one that counts. */
		letterId: text("letter_id"),
		/**
		 * Hash of the account that proved its address, else of the network: whose
		 * room the suggestion takes. Null once decided, and some time after it came.
		 */
		sender: text(),
		/** Whether it comes from an account that proved its address, whose room no stranger can take. */
		isProved: integer("is_proved", { mode: "boolean" }).notNull().default(false),
	},
	(table) => [
		index("register_suggestions_waiting")
			.on(table.authorityCode, table.kind, table.schemeId)
			.where(sql`${table.decidedAt} IS NULL`),
		index("register_suggestions_sender")
			.on(table.sender, table.createdAt)
			.where(sql`${table.sender} IS NOT NULL`),
		index("register_suggestions_user").on(table.userId),
		index("register_suggestions_email").on(table.emailKey),
		index("register_suggestions_created").on(table.createdAt),
		index("register_suggestions_answered")
			.on(table.decidedAt)
			.where(sql`${table.emailKey} IS NOT NULL`),
		uniqueIndex("register_suggestions_letter")
			.on(table.letterId)
			.where(sql`${table.letterId} IS NOT NULL`),
	],
);

/**
 * Addresses that we have answered without proof that they belong to the sender, each as a hash.
 * While a row is kept, nobody can have us write to that address about a suggestion again.
 */
export const answeredAddresses = sqliteTable(
	"answered_addresses",
	{
		addressHash: text("address_hash").primaryKey(),
		/** The letter that answered. */
		letterId: text("letter_id").notNull(),
		answeredAt: integer("answered_at").notNull(),
	},
	(table) => [index("answered_addresses_age").on(table.answeredAt)],
);
