import { and, asc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { CodeDiscount } from "#worker/billing/gateway/plan-gateway.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { subscriptionSetups } from "#worker/db/schema/subscriptions.ts";
import { releasePromos } from "./promo-repository.ts";
import { leaveTrialOf } from "./trial-cards.ts";

/** A payment session of the subscription checkout, as the table holds it. */
export type SetupRow = typeof subscriptionSetups.$inferSelect;

export async function findSetup(db: Db, id: string): Promise<SetupRow | null> {
	const [row] = await db
		.select()
		.from(subscriptionSetups)
		.where(eq(subscriptionSetups.id, id))
		.limit(1);
	return row ?? null;
}

/** The one an account has open in a mode, and how many it ever had. */
export async function findOpenSetup(
	db: Db,
	userId: string,
	livemode: boolean,
): Promise<{ open: SetupRow | null; count: number }> {
	const rows = await db
		.select()
		.from(subscriptionSetups)
		.where(and(eq(subscriptionSetups.userId, userId), eq(subscriptionSetups.livemode, livemode)));
	return { open: rows.find(({ state }) => state === "open") ?? null, count: rows.length };
}

/** Keeps one begun just now; false when the account has another open by then. */
export async function keepSetup(
	db: Db,
	row: typeof subscriptionSetups.$inferInsert,
): Promise<boolean> {
	const kept = await db
		.insert(subscriptionSetups)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: subscriptionSetups.id });
	return kept.length > 0;
}

/** A statement that moves an open one on. */
export function moveSetup(
	db: Db,
	id: string,
	to: Partial<Pick<SetupRow, "state" | "subscriptionId" | "cardBefore">>,
) {
	return db
		.update(subscriptionSetups)
		.set(to)
		.where(and(eq(subscriptionSetups.id, id), eq(subscriptionSetups.state, "open")));
}

/** Milliseconds for which anyone who finishes a session has it to themselves: longer than the provider takes to answer. */
const CLAIMED_FOR = 2 * 60_000;

/** Claims an open one for being finished: from now on no other session takes its place. False when it is open no more. */
export async function claimSetup(db: Db, id: string, now: number): Promise<boolean> {
	const claimed = await db
		.update(subscriptionSetups)
		.set({ claimedAt: now })
		.where(and(eq(subscriptionSetups.id, id), eq(subscriptionSetups.state, "open")))
		.returning({ id: subscriptionSetups.id });
	return claimed.length > 0;
}

/** A statement that gives a claim back: it cannot be finished yet, and may be replaced. */
export function leaveSetup(db: Db, id: string) {
	return db
		.update(subscriptionSetups)
		.set({ claimedAt: null })
		.where(and(eq(subscriptionSetups.id, id), eq(subscriptionSetups.state, "open")));
}

/** Writes off an open one for another; false while somebody is finishing it. */
export async function replaceSetup(db: Db, id: string, now: number): Promise<boolean> {
	const { replaced } = await runBatch(db, {
		replaced: db
			.update(subscriptionSetups)
			.set({ state: "replaced" })
			.where(
				and(
					eq(subscriptionSetups.id, id),
					eq(subscriptionSetups.state, "open"),
					or(
						isNull(subscriptionSetups.claimedAt),
						lt(subscriptionSetups.claimedAt, now - CLAIMED_FOR),
					),
				),
			)
			.returning({ id: subscriptionSetups.id }),
		left: leaveTrialOf(db, id),
	});
	return replaced.length > 0;
}

/** A statement that notes that the trigger looked at one. */
export function noteChecked(db: Db, id: string, now: number) {
	return db.update(subscriptionSetups).set({ checkedAt: now }).where(eq(subscriptionSetups.id, id));
}

/** What is open of an account, in either mode. */
export function findOpenSetups(db: Db, userId: string): Promise<SetupRow[]> {
	return db
		.select()
		.from(subscriptionSetups)
		.where(and(eq(subscriptionSetups.userId, userId), eq(subscriptionSetups.state, "open")))
		.execute();
}

/** What was agreed to be taken off; null for nothing. */
export function discountOf({
	promoId,
	discountType,
	discountValue,
}: Pick<SetupRow, "promoId" | "discountType" | "discountValue">): CodeDiscount | null {
	return discountType === null || discountValue === null
		? null
		: { promoId, type: discountType, value: discountValue };
}

/** Closes one that came to nothing, and gives back the trial it claimed and the promo code it reserved. */
export async function lapseSetup(
	db: Db,
	{ id, userId, promoId }: SetupRow,
	state: "lapsed" | "declined" = "lapsed",
): Promise<void> {
	await db.batch([
		moveSetup(db, id, { state }),
		leaveTrialOf(db, id),
		...(promoId === null ? [] : [releasePromos(db, userId, null)]),
	]);
}

/** A statement that closes what began a subscription, and notes which one that is. `setupId` is what the provider says began it. */
export function closeSetupOf(
	db: Db,
	{ subscriptionId, setupId }: { subscriptionId: string; setupId: string | null },
	state: "done" | "lapsed",
) {
	const began = eq(subscriptionSetups.subscriptionId, subscriptionId);
	return db
		.update(subscriptionSetups)
		.set({ state, subscriptionId })
		.where(
			and(
				setupId === null ? began : or(began, eq(subscriptionSetups.id, setupId)),
				eq(subscriptionSetups.state, "open"),
				ne(subscriptionSetups.kind, "change"),
			),
		);
}

/** Up to `limit` open ones that no one looked at since `before`, the longest unlooked at first. */
export function findForgottenSetups(
	db: Db,
	{ before, limit }: { before: number; limit: number },
): Promise<SetupRow[]> {
	return db
		.select()
		.from(subscriptionSetups)
		.where(and(eq(subscriptionSetups.state, "open"), lt(subscriptionSetups.checkedAt, before)))
		.orderBy(asc(subscriptionSetups.checkedAt))
		.limit(limit)
		.execute();
}

/** A statement that drops those that are over and were begun before `before`. */
export function purgeSetups(db: Db, before: number) {
	return db
		.delete(subscriptionSetups)
		.where(
			and(sql`${subscriptionSetups.state} <> 'open'`, lt(subscriptionSetups.createdAt, before)),
		);
}
