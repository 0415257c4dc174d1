import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ApiScope } from "#domain/business/api-keys.ts";
import { packedText } from "#worker/db/packed-text.ts";
import { users } from "./accounts.ts";

/** A key by which programs act for an account. A row goes when its key is withdrawn. Instants are UTC milliseconds. */
export const apiKeys = sqliteTable(
	"api_keys",
	{
		/** `key_…`: names the key to its owner and opens nothing. */
		id: text().primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** What its owner calls it. */
		name: text().notNull(),
		/** As JSON. */
		scopes: text({ mode: "json" }).$type<readonly ApiScope[]>().notNull(),
		isTest: integer("is_test", { mode: "boolean" }).notNull(),
		/** How it begins, by which its owner knows it again. */
		prefix: text().notNull(),
		/** SHA-256 of the whole key. */
		tokenHash: text("token_hash").notNull().unique(),
		createdAt: integer("created_at").notNull(),
		/** Written at most once an hour; null before it was used. */
		usedAt: integer("used_at"),
	},
	(table) => [index("api_keys_user").on(table.userId, table.createdAt)],
);

/** Assessments that an account was charged in a period of what pays for them. */
export const apiAllowances = sqliteTable(
	"api_allowances",
	{
		/** A subscription, a grant, or the account itself where it has no plan. */
		payerId: text("payer_id").notNull(),
		/** When the period began. */
		period: integer().notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		used: integer().notNull(),
		/** The call that was charged last: what is written with a charge is written where it stands here. */
		lastCharge: text("last_charge").notNull(),
		/** Assessments of that call. */
		lastCost: integer("last_cost").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.payerId, table.period] }),
		index("api_allowances_user").on(table.userId),
		index("api_allowances_period").on(table.period),
	],
);

/** A home that was charged and answered in part: to ask for it again costs nothing for a while. */
export const apiPartials = sqliteTable(
	"api_partials",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** SHA-256 of what was asked. */
		home: text().notNull(),
		at: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.home] }),
		index("api_partials_at").on(table.at),
	],
);

/** What a call with an idempotency key was answered, for a day. Personal: holds what was stated. */
export const apiAnswers = sqliteTable(
	"api_answers",
	{
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		idempotencyKey: text("idempotency_key").notNull(),
		/** SHA-256 of what was asked. */
		asked: text().notNull(),
		/** As JSON. */
		answer: packedText().notNull(),
		at: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.idempotencyKey] }),
		index("api_answers_at").on(table.at),
	],
);

/** How often a key was used on a day in London. */
export const apiUse = sqliteTable(
	"api_use",
	{
		keyId: text("key_id")
			.notNull()
			.references(() => apiKeys.id, { onDelete: "cascade" }),
		/** `YYYY-MM-DD`. */
		day: text().notNull(),
		calls: integer().notNull(),
		/** Assessments that were charged. */
		assessments: integer().notNull(),
		/** Calls that its scopes did not let it make. */
		refused: integer().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.keyId, table.day] }),
		index("api_use_day").on(table.day),
	],
);
