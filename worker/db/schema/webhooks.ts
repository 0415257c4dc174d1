import { sql } from "drizzle-orm";
import {
	foreignKey,
	index,
	integer,
	sqliteTable,
	text,
	uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { homeEvents } from "./homes.ts";

/** Addresses to which an account has changes at its homes sent. Their secrets follow from id, generation and our key, and are kept nowhere. */
export const webhooks = sqliteTable(
	"webhooks",
	{
		/** `whk_…`. */
		id: text().primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		address: text().notNull(),
		/** `unproven` before its receiver echoed a challenge, `stopped` once it answered that it is gone. Only to a `live` one are changes sent. */
		state: text({ enum: ["unproven", "live", "stopped"] }).notNull(),
		/** Of its secret: grows with each new one. */
		generation: integer().notNull(),
		/** UTC milliseconds, as all instants here; null while the first secret holds. */
		rotatedAt: integer("rotated_at"),
		createdAt: integer("created_at").notNull(),
	},
	(table) => [uniqueIndex("webhooks_address").on(table.userId, table.address)],
);

/** A change of a home, or a test, that goes to a webhook. The event stays in its own table, so that it goes with its home. */
export const webhookDeliveries = sqliteTable(
	"webhook_deliveries",
	{
		/** `whd_…`, the same however often it is sent: receivers know by it what they have. */
		id: text().primaryKey(),
		webhookId: text("webhook_id")
			.notNull()
			.references(() => webhooks.id, { onDelete: "cascade" }),
		/** Null, with the key, for a test. */
		homeId: text("home_id"),
		eventKey: text("event_key"),
		/** When it was asked for, or for again. */
		askedAt: integer("asked_at").notNull(),
		/** When the next try is; null for one that was acknowledged or is dead. */
		dueAt: integer("due_at"),
		/** When it was last put on the queue; null when it is not there. */
		queuedAt: integer("queued_at"),
		tries: integer().notNull(),
		deliveredAt: integer("delivered_at"),
		/** What the receiver last answered; null where it did not. */
		lastStatus: integer("last_status"),
		lastError: text("last_error"),
	},
	(table) => [
		foreignKey({
			columns: [table.homeId, table.eventKey],
			foreignColumns: [homeEvents.homeId, homeEvents.key],
		}).onDelete("cascade"),
		uniqueIndex("webhook_deliveries_event").on(table.homeId, table.eventKey, table.webhookId),
		index("webhook_deliveries_asked").on(table.webhookId, table.askedAt),
		index("webhook_deliveries_old").on(table.askedAt),
		index("webhook_deliveries_due").on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
	],
);
