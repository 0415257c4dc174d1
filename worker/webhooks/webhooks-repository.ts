import { and, count, eq, lt, sql } from "drizzle-orm";
import { MOST_WEBHOOKS } from "#domain/business/webhooks.ts";
import type { Db } from "#worker/db/client.ts";
import { webhooks } from "#worker/db/schema/webhooks.ts";

export type WebhookRow = typeof webhooks.$inferSelect;

/** Which webhook, of whom: another account's is none. */
export type Theirs = Readonly<Record<"id" | "userId", string>>;

/** Condition on a webhook: it is this one, and theirs. */
function isTheirs({ id, userId }: Theirs) {
	return and(eq(webhooks.id, id), eq(webhooks.userId, userId));
}

/** A query of an account's webhooks, the first first. */
export function listWebhooks(db: Db, userId: string) {
	return db
		.select()
		.from(webhooks)
		.where(eq(webhooks.userId, userId))
		.orderBy(webhooks.createdAt, webhooks.id);
}

/** A query of one webhook of an account. */
export function findWebhook(db: Db, whose: Theirs) {
	return db.select().from(webhooks).where(isTheirs(whose));
}

/** A statement that adds a webhook while there is room and the account has none of the address. Returns it if it was added. */
export function insertWebhook(
	db: Db,
	{ id, userId, address, now }: Theirs & { readonly address: string; readonly now: number },
) {
	const kept = db.select({ count: count() }).from(webhooks).where(eq(webhooks.userId, userId));
	return db
		.insert(webhooks)
		.select(
			sql`SELECT ${id}, ${userId}, ${address}, 'unproven', 1, NULL, ${now} WHERE ${lt(kept, MOST_WEBHOOKS)}`,
		)
		.onConflictDoNothing()
		.returning({ id: webhooks.id });
}

/** A statement that notes that a receiver echoed a challenge. */
export function proveWebhook(db: Db, whose: Theirs) {
	return db.update(webhooks).set({ state: "live" }).where(isTheirs(whose));
}

/** A statement that sends nothing more to a receiver that says it is gone. */
export function stopWebhook(db: Db, id: string) {
	return db
		.update(webhooks)
		.set({ state: "stopped" })
		.where(and(eq(webhooks.id, id), eq(webhooks.state, "live")));
}

/** A statement that makes another secret, beside which the one before holds for a while. Returns the webhook if it was there. */
export function rotateSecret(db: Db, whose: Theirs, now: number) {
	return db
		.update(webhooks)
		.set({ generation: sql`${webhooks.generation} + 1`, rotatedAt: now })
		.where(isTheirs(whose))
		.returning();
}

/** A statement that deletes a webhook, its deliveries with it. Returns it if it was there. */
export function deleteWebhook(db: Db, whose: Theirs) {
	return db.delete(webhooks).where(isTheirs(whose)).returning({ id: webhooks.id });
}
