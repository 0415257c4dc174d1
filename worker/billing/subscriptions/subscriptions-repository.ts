import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	isNull,
	lt,
	lte,
	notInArray,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PlanId } from "#domain/business/plans.ts";
import { REMINDED_BEFORE, SIX_MONTHS_NEAR } from "#domain/business/subscription/notices.ts";
import { statusesOf } from "#domain/business/subscription/status.ts";
import type { Db } from "#worker/db/client.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { isTestMode } from "#worker/db/settings-repository.ts";

/** A subscription, as the table holds it. */
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The subscription of an account that counts, and the reports made from it in its billing period. */
export type Holding = { readonly subscription: SubscriptionRow; readonly used: number };

/** Test cards buy nothing while live mode is on; what was paid for in live mode counts in either. */
export const countsNow = or(subscriptions.livemode, isTestMode);

/** The one that runs, else the one that owes, else the last that ended; null for somebody who never had any. One round trip. */
export async function findHolding(db: Db, userId: string): Promise<Holding | null> {
	const [row] = await db
		.select({ subscription: subscriptions, used: reportsMade })
		.from(subscriptions)
		.where(and(eq(subscriptions.userId, userId), countsNow))
		.orderBy(rank, desc(subscriptions.createdAt))
		.limit(1);
	return row ?? null;
}

/**
 * A subquery for one value (`what`) of the subscription that `findHolding` would find; null for
 * somebody who never had any. `userId` is an id, or the column of the outer statement that holds one.
 */
export function countingOf(userId: string | SQLiteColumn, what: SQL | SQLiteColumn): SQL {
	return sql`(SELECT ${what} FROM ${subscriptions} WHERE ${subscriptions.userId} = ${userId} AND ${countsNow} ORDER BY ${rank}, ${subscriptions.createdAt} DESC LIMIT 1)`;
}

const rank = sql`CASE ${subscriptions.status} WHEN 'active' THEN 0 WHEN 'trialing' THEN 0 WHEN 'past_due' THEN 1 WHEN 'unpaid' THEN 1 WHEN 'paused' THEN 1 WHEN 'canceled' THEN 2 WHEN 'incomplete' THEN 3 ELSE 4 END`;

/** Reports that a subscription paid for in its billing period. The outer columns by name: drizzle would leave their table out. */
export const reportsMade =
	sql<number>`(SELECT count(*) FROM ${reports} AS made WHERE made.subscription_id = subscriptions.id AND made.allowance_period = subscriptions.period_start)`.mapWith(
		Number,
	);

export async function findSubscription(db: Db, id: string): Promise<SubscriptionRow | null> {
	const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).limit(1);
	return row ?? null;
}

/** Subscriptions of an account, in either mode, that are not over. */
export function findRunning(db: Db, userId: string): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(and(eq(subscriptions.userId, userId), isNotOver))
		.execute();
}

/** Subscriptions of a customer that a card is charged for. */
export function findRunningOf(db: Db, customerId: string): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(
			and(
				eq(subscriptions.customerId, customerId),
				inArray(subscriptions.status, [...statusesOf("subscribed"), ...statusesOf("owing")]),
			),
		)
		.execute();
}

/** Up to `limit` that are not over and that no one asked about since `before`, the longest unasked first. */
export function findUnasked(
	db: Db,
	{ before, limit }: { before: number; limit: number },
): Promise<SubscriptionRow[]> {
	return (
		db
			.select()
			.from(subscriptions)
			// Repeats the condition of the index, which is partial.
			.where(
				and(
					sql`${subscriptions.status} NOT IN ('canceled', 'incomplete_expired')`,
					lt(subscriptions.askedAt, before),
				),
			)
			.orderBy(asc(subscriptions.askedAt))
			.limit(limit)
			.execute()
	);
}

/** Up to `limit` whose next charge is due a reminder, the soonest first. */
export function findUnreminded(
	db: Db,
	{ now, limit }: { now: number; limit: number },
): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(isReminderDue(now))
		.orderBy(asc(subscriptions.periodEnd))
		.limit(limit)
		.execute();
}

/** Condition: the next charge is one to be reminded of, soon enough, and its holder was not. One that is past is not told any more. */
function isReminderDue(now: number): SQL | undefined {
	const { status, amount, nextAmount, periodEnd, trialEnd, createdAt, remindedOf } = subscriptions;
	const isLastOfSixMonths = sql`${periodEnd} >= coalesce(${remindedOf}, ${trialEnd}, ${createdAt}) + ${SIX_MONTHS_NEAR}`;
	return and(
		// Repeats the condition of the index, which is partial.
		sql`${status} IN ('trialing', 'active')`,
		gt(periodEnd, now),
		lte(periodEnd, now + Math.max(REMINDED_BEFORE.trial, REMINDED_BEFORE.renewal)),
		sql`${remindedOf} IS NOT ${periodEnd}`,
		or(
			and(eq(status, "trialing"), lte(periodEnd, now + REMINDED_BEFORE.trial)),
			and(eq(status, "active"), lte(periodEnd, now + REMINDED_BEFORE.renewal), isLastOfSixMonths),
		),
		// Of a time after which nothing is due there is nothing to tell.
		sql`coalesce(${nextAmount}, ${amount}) > 0`,
		eq(subscriptions.cancelAtPeriodEnd, false),
		isNull(subscriptions.withdrawnAt),
	);
}

/** Condition: the holder has yet to be reminded of the next charge. */
export function isUnreminded(id: string, now: number): SQL {
	return sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${and(eq(subscriptions.id, id), isReminderDue(now))})`;
}

/** A statement that notes that the holder was reminded of the next charge. */
export function noteReminder(db: Db, id: string, now: number) {
	return db
		.update(subscriptions)
		.set({ remindedOf: subscriptions.periodEnd })
		.where(and(eq(subscriptions.id, id), isReminderDue(now)));
}

/** Up to `limit` that ended after `since` and that no one asked about since `before`, the longest unasked first. */
export function findEndedUnasked(
	db: Db,
	{ since, before, limit }: { since: number; before: number; limit: number },
): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(and(gt(subscriptions.endedAt, since), lt(subscriptions.askedAt, before)))
		.orderBy(asc(subscriptions.askedAt))
		.limit(limit)
		.execute();
}

/** A statement that notes when the provider was asked without news of this row, so that others have their turn first. */
export function noteAsked(db: Db, { id, askedAt }: SubscriptionRow, now: number) {
	return db
		.update(subscriptions)
		.set({ askedAt: now })
		.where(and(eq(subscriptions.id, id), eq(subscriptions.askedAt, askedAt)));
}

/** Up to `limit` that began with a trial after an instant, whose card is still to be looked up, the oldest first. */
export function findUnnotedTrials(
	db: Db,
	{ after, limit }: { after: number; limit: number },
): Promise<SubscriptionRow[]> {
	return db
		.select()
		.from(subscriptions)
		.where(and(isUnnotedTrial, gt(subscriptions.createdAt, after)))
		.orderBy(asc(subscriptions.createdAt))
		.limit(limit)
		.execute();
}

/** Repeats the condition of the index, which is partial. */
const isUnnotedTrial = sql`${subscriptions.trialEnd} IS NOT NULL AND ${subscriptions.trialNotedAt} IS NULL`;

/** A statement that notes that the card of a trial was looked up. */
export function noteTrial(db: Db, id: string, now: number) {
	return db.update(subscriptions).set({ trialNotedAt: now }).where(eq(subscriptions.id, id));
}

type Change = { readonly id: string; readonly plan: PlanId; readonly until: number };

/** Keeps other changes of plan away from a subscription. False while one is being made. */
export async function claimChange(
	db: Db,
	{ id, plan, until }: Change,
	now: number,
): Promise<boolean> {
	const { changingTo, changingUntil } = subscriptions;
	const isFree = or(isNull(changingTo), lte(changingUntil, now));
	const claimed = await db
		.update(subscriptions)
		.set({ changingTo: plan, changingUntil: until })
		.where(and(eq(subscriptions.id, id), isFree))
		.returning({ id: subscriptions.id })
		.execute();
	return claimed.length > 0;
}

/** A statement that lets others change it again. */
export function leaveChange(db: Db, { id, plan, until }: Change) {
	const { changingTo, changingUntil } = subscriptions;
	const isOurs = and(eq(changingTo, plan), eq(changingUntil, until));
	return db
		.update(subscriptions)
		.set({ changingTo: null, changingUntil: null })
		.where(and(eq(subscriptions.id, id), isOurs));
}

/** A statement that keeps what the provider said, unless it has said something since. */
export function keepSubscription(db: Db, row: typeof subscriptions.$inferInsert) {
	const { id, createdAt, ...state } = row;
	return db
		.insert(subscriptions)
		.values(row)
		.onConflictDoUpdate({
			target: subscriptions.id,
			// On another plan another amount is due at the end of a trial.
			set: {
				...state,
				remindedOf: sql`CASE WHEN ${subscriptions.plan} = ${row.plan} OR ${row.status} <> 'trialing' THEN ${subscriptions.remindedOf} END`,
			},
			// Of two answers of the same instant the one that says "over" stands: nothing comes after that.
			setWhere: sql`${subscriptions.askedAt} < ${row.askedAt} OR (${subscriptions.askedAt} = ${row.askedAt} AND ${notInArray(subscriptions.status, statusesOf("over"))})`,
		});
}

/** Condition: nobody has asked the provider about this subscription since, and the stored row does not match `unless`. */
export function isNews(
	{ id, askedAt }: Pick<SubscriptionRow, "id" | "askedAt">,
	unless: SQL | undefined,
): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${and(eq(subscriptions.id, id), or(gt(subscriptions.askedAt, askedAt), unless))})`;
}

/** Condition: the stored row is in this state, and nobody has asked the provider about it since. */
export function stood(
	{ id, askedAt }: Pick<SubscriptionRow, "id" | "askedAt">,
	so: SQL | undefined,
): SQL {
	return sql`EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${and(eq(subscriptions.id, id), lte(subscriptions.askedAt, askedAt), so)})`;
}

const isNotOver = inArray(subscriptions.status, [
	...statusesOf("subscribed"),
	...statusesOf("owing"),
	...statusesOf("pending"),
]);
