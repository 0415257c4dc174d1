import { sql } from "drizzle-orm";
import {
	index,
	integer,
	primaryKey,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** Homes that an account watches or owns. Personal: read by that account alone. Instants are UTC milliseconds. */
export const homes = sqliteTable(
	"homes",
	{
		/** `hom_…`. */
		id: text().primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** Compact. */
		postcode: text().notNull(),
		/** What makes a home the same again: postcode and address without case and punctuation. */
		addressKey: text("address_key").notNull(),
		/** `HomeDetails` as JSON. */
		details: text().notNull(),
		/** Grows with each change, so that one of two tabs learns of the other. */
		revision: integer().notNull(),
		/** What it was last judged to be, as JSON of `KeptJudgement`; null before it was looked at. */
		answer: text(),
		judgedAt: integer("judged_at"),
		/** When the watch last looked at it, or began to; 0 for one that it has not come to. */
		watchedAt: integer("watched_at").notNull().default(0),
		createdAt: integer("created_at").notNull(),
		changedAt: integer("changed_at").notNull(),
		/** Set aside: readable, not watched, and no home of the plan's number. */
		archivedAt: integer("archived_at"),
	},
	(table) => [
		uniqueIndex("homes_address").on(table.userId, table.addressKey),
		index("homes_open").on(table.userId, table.createdAt).where(sql`${table.archivedAt} IS NULL`),
		index("homes_watched").on(table.watchedAt, table.id).where(sql`${table.archivedAt} IS NULL`),
	],
);

/** Owners of an account's homes, named once for all of them. Personal. */
export const propertyOwners = sqliteTable(
	"property_owners",
	{
		/** `own_…`. */
		id: text().primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** `OwnerDetails` as JSON. */
		details: text().notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [index("property_owners_user").on(table.userId, table.createdAt)],
);

/** What changed for a home, once each, however often a run comes. */
export const homeEvents = sqliteTable(
	"home_events",
	{
		homeId: text("home_id")
			.notNull()
			.references(() => homes.id, { onDelete: "cascade" }),
		/** Of the change: kind, from, to and what it rests on. */
		key: text().notNull(),
		/** `HomeEvent` as JSON. */
		event: text().notNull(),
		at: integer().notNull(),
		seenAt: integer("seen_at"),
		/** When the letter that tells it was queued, which is the letter's `createdAt`. */
		mailedAt: integer("mailed_at"),
	},
	(table) => [
		primaryKey({ columns: [table.homeId, table.key] }),
		index("home_events_at").on(table.at),
		index("home_events_untold")
			.on(table.homeId)
			.where(sql`${table.mailedAt} IS NULL AND ${table.seenAt} IS NULL`),
	],
);

/** A calendar of an account's homes that programs subscribe to, until it is withdrawn. Its address follows from the id and our key, and is kept nowhere. */
export const homeFeeds = sqliteTable("home_feeds", {
	/** `fed_…`. */
	id: text().primaryKey(),
	/** An account has one at most. */
	userId: text("user_id")
		.notNull()
		.unique()
		.references(() => users.id, { onDelete: "cascade" }),
	createdAt: integer("created_at").notNull(),
});

/** Links by which anyone reads one home until they end. The link follows from the id and our key, and is kept nowhere. Personal. */
export const homeShares = sqliteTable(
	"home_shares",
	{
		/** `hsh_…`. */
		id: text().primaryKey(),
		homeId: text("home_id")
			.notNull()
			.references(() => homes.id, { onDelete: "cascade" }),
		/** Whom it is for, in the owner's words. */
		name: text().notNull(),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [
		index("home_shares_home").on(table.homeId, table.createdAt),
		index("home_shares_old").on(table.createdAt),
	],
);
