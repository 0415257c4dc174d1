import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { RETRY_PAUSES } from "#domain/business/webhooks.ts";
import type { Db } from "#worker/db/client.ts";
import { homeEvents } from "#worker/db/schema/homes.ts";
import { webhookDeliveries as deliveries, webhooks } from "#worker/db/schema/webhooks.ts";
import type { Theirs } from "./webhooks-repository.ts";

export type DeliveryRow = typeof deliveries.$inferSelect;

/** Milliseconds after which a delivery that was put on the queue and taken by nobody is put there again. */
const OVERDUE = 10 * 60_000;

/** Condition: a webhook is sent something. `id`: of it, or the column that names it. */
const isLive = (id: string | typeof deliveries.webhookId) =>
	sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${webhooks.id} = ${id} AND ${webhooks.state} = 'live')`;

/** A statement that has the changes that a look found at `at` sent to the live webhooks of the home's account, once each. */
export function enqueueEvents(
	db: Db,
	{ homeId, userId, at }: { readonly homeId: string; readonly userId: string; readonly at: number },
) {
	return db
		.insert(deliveries)
		.select(
			sql`SELECT 'whd_' || lower(hex(randomblob(16))), hook.id, found.home_id, found.key, ${at}, ${at}, NULL, 0, NULL, NULL, NULL
			FROM ${homeEvents} AS found, ${webhooks} AS hook
			WHERE found.home_id = ${homeId} AND found.at = ${at} AND hook.user_id = ${userId} AND hook.state = 'live'`,
		)
		.onConflictDoNothing();
}

/** A statement that has a test sent to a webhook while it is live. `id`: a new `whd_…`. */
export function enqueueTest(
	db: Db,
	{ id, webhookId, now }: Readonly<Record<"id" | "webhookId", string>> & { readonly now: number },
) {
	return db
		.insert(deliveries)
		.select(
			sql`SELECT ${id}, ${webhookId}, NULL, NULL, ${now}, ${now}, NULL, 0, NULL, NULL, NULL WHERE ${isLive(webhookId)}`,
		);
}

/** Deliveries that are due, as the outgoing queue names them. */
export const dueDeliveries = {
	kind: "webhook",
	/** Notes up to `limit` deliveries that are due as put on the queue, the longest due first, and returns their ids. */
	markQueued: async (db: Db, now: number, limit: number): Promise<string[]> => {
		const isFree = or(isNull(deliveries.queuedAt), lte(deliveries.queuedAt, now - OVERDUE));
		const due = db
			.select({ id: deliveries.id })
			.from(deliveries)
			.where(and(lte(deliveries.dueAt, now), isFree, isLive(deliveries.webhookId)))
			.orderBy(asc(deliveries.dueAt), asc(deliveries.id))
			.limit(limit);
		const marked = await db
			.update(deliveries)
			.set({ queuedAt: now })
			.where(inArray(deliveries.id, due))
			.returning({ id: deliveries.id });
		return marked.map(({ id }) => id);
	},
	/** A statement that notes that deliveries are on no queue after all. */
	unmarkQueued: (db: Db, ids: readonly string[]) =>
		db
			.update(deliveries)
			.set({ queuedAt: null })
			.where(inArray(deliveries.id, [...ids])),
} as const;

/**
 * Takes those of the named deliveries that are due and whose webhook is live, and keeps every other sender off them until the pause after this try is over.
 * Choice and claim are one statement, so that a message that comes twice takes nothing.
 */
export function claimDeliveries(
	db: Db,
	ids: readonly string[],
	now: number,
): Promise<DeliveryRow[]> {
	const last = sql.raw(String(RETRY_PAUSES.length - 1));
	const pause = sql`json_extract(${JSON.stringify(RETRY_PAUSES)}, '$[' || min(${deliveries.tries}, ${last}) || ']')`;
	return db
		.update(deliveries)
		.set({ dueAt: sql`${now} + ${pause}`, tries: sql`${deliveries.tries} + 1`, queuedAt: null })
		.where(
			and(
				inArray(deliveries.id, [...ids]),
				lte(deliveries.dueAt, now),
				isLive(deliveries.webhookId),
			),
		)
		.returning()
		.execute();
}

/** Reads where claimed deliveries go and what they tell. One whose webhook or home went meanwhile is not there. */
export function readClaimed(db: Db, ids: readonly string[]) {
	return db
		.select({ delivery: deliveries, webhook: webhooks, event: homeEvents.event })
		.from(deliveries)
		.innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
		.leftJoin(homeEvents, isItsEvent)
		.where(inArray(deliveries.id, [...ids]));
}

const isItsEvent = and(
	eq(homeEvents.homeId, deliveries.homeId),
	eq(homeEvents.key, deliveries.eventKey),
);

/** A statement that notes that a receiver acknowledged a delivery: it is never sent again by itself. */
export function noteDelivered(
	db: Db,
	{ id, status, now }: { readonly id: string; readonly status: number; readonly now: number },
) {
	return db
		.update(deliveries)
		.set({ deliveredAt: now, dueAt: null, lastStatus: status, lastError: null })
		.where(eq(deliveries.id, id));
}

/** A statement that keeps why a try failed, unless another sender has taken the delivery since. */
export function noteFailed(
	db: Db,
	{ id, tries }: Pick<DeliveryRow, "id" | "tries">,
	{
		isDead,
		lastStatus,
		lastError,
	}: { readonly isDead: boolean } & Pick<DeliveryRow, "lastStatus" | "lastError">,
) {
	return db
		.update(deliveries)
		.set({ lastStatus, lastError, ...(isDead ? { dueAt: null } : {}) })
		.where(and(eq(deliveries.id, id), eq(deliveries.tries, tries), isNull(deliveries.deliveredAt)));
}

/** A statement that sends a delivery once more, which was acknowledged or is dead. Returns it if it was theirs, and done. */
export function replayDelivery(
	db: Db,
	{ userId, id: webhookId }: Theirs,
	{ id, now }: { readonly id: string; readonly now: number },
) {
	return db
		.update(deliveries)
		.set({ askedAt: now, dueAt: now, tries: 0, deliveredAt: null, queuedAt: null })
		.where(
			and(
				eq(deliveries.id, id),
				eq(deliveries.webhookId, webhookId),
				isNull(deliveries.dueAt),
				sql`${deliveries.webhookId} IN (SELECT id FROM ${webhooks} WHERE user_id = ${userId} AND state = 'live')`,
			),
		)
		.returning({ id: deliveries.id });
}

/** A query of the deliveries of an account's webhooks, the newest first, with what they tell. */
export function listDeliveries(db: Db, userId: string) {
	return db
		.select({ delivery: deliveries, event: homeEvents.event })
		.from(deliveries)
		.innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
		.leftJoin(homeEvents, isItsEvent)
		.where(eq(webhooks.userId, userId))
		.orderBy(desc(deliveries.askedAt), desc(deliveries.id));
}
