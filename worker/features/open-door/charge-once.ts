import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { AssessmentList } from "#contracts/open-door.ts";
import { DAY } from "#domain/base/calendar.ts";
import { ANSWER_KEPT_DAYS, PARTIAL_KEPT_DAYS } from "#domain/business/api-keys.ts";
import { countUse, type KeyHolder } from "#worker/accounts/api-keys-repository.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { apiAnswers, apiPartials } from "#worker/db/schema/open-door.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { chargeTo, costOf, type Payer } from "./allowance.ts";

/** Milliseconds. */
const ANSWER_KEPT = ANSWER_KEPT_DAYS * DAY;
const PARTIAL_KEPT = PARTIAL_KEPT_DAYS * DAY;

/** Who asks: an account by a key of it, or by hand. */
export type Asker = Pick<KeyHolder, "user"> & {
	readonly key: Pick<KeyHolder["key"], "id" | "isTest">;
};

/** A call that may come twice. */
export type Call = {
	readonly holder: Asker;
	/** The caller's own; null where it may be charged again. */
	readonly idempotencyKey: string | null;
	/** SHA-256 of what is asked. */
	readonly asked: string;
};

/** A home that was answered, as it is known again. */
export type Chargeable = { readonly home: string; readonly isPartial: boolean };

/** What this call was answered before; null for a new one. @throws Problem `key_reused` where it asked for something else */
export async function readAnswered(
	db: Db,
	{ holder, idempotencyKey, asked }: Call,
	now: number,
): Promise<AssessmentList | null> {
	if (idempotencyKey === null) {
		return null;
	}
	const [kept] = await db
		.select()
		.from(apiAnswers)
		.where(and(isOf(holder, idempotencyKey), gt(apiAnswers.at, now - ANSWER_KEPT)));
	if (kept && kept.asked !== asked) {
		throw new Problem(
			"key_reused",
			"This Idempotency-Key was used for something else. Use a new one for each call.",
		);
	}
	return kept ? (JSON.parse(kept.answer) as AssessmentList) : null;
}

/**
 * Charges what was answered in one transaction, with the answer kept beside it. Each home counts once, and none that was charged in part before. Null where
 * the allowance has not as many left, or the same call was charged meanwhile.
 */
export async function chargeOnce(
	{ db, now, token }: Pick<Caller, "db" | "now" | "token">,
	charge: {
		readonly payer: Payer;
		readonly call: Call;
		readonly chargeable: readonly Chargeable[];
		readonly body: AssessmentList;
	},
): Promise<{ readonly used: number } | null> {
	const { payer, call, chargeable, body } = charge;
	const { holder, idempotencyKey, asked } = call;
	const userId = holder.user.id;
	const id = newId("chg", token);
	const cost = costOf(payer, id);
	const isCharged = sql`${cost} IS NOT NULL`;
	const isWaiting = chargeable.filter(({ isPartial }) => isPartial);
	const isDone = chargeable.filter(({ isPartial }) => !isPartial);
	const { charged } = await runBatch(db, {
		charged: chargeTo(db, payer, {
			id,
			cost: unpaidOf(homesOf(chargeable), userId, now),
			condition: idempotencyKey === null ? sql`TRUE` : isNewCall(call, now),
		}),
		completed: db
			.delete(apiPartials)
			.where(
				and(
					eq(apiPartials.userId, userId),
					sql`${apiPartials.home} IN ${listed(homesOf(isDone))}`,
					isCharged,
				),
			),
		waiting: keepPartials(db, { userId, homes: isWaiting, now }, isCharged),
		kept:
			idempotencyKey === null
				? []
				: [
						keepAnswer(
							db,
							{ userId, idempotencyKey, asked, answer: JSON.stringify(body), at: now },
							isCharged,
						),
					],
		counted: countUse(db, {
			...{ id: holder.key.id, now, assessments: cost, condition: isCharged },
		}),
	});
	return charged[0] ?? null;
}

/** How many of these homes would be charged: each once, and none that was charged in part before. */
export async function countUnpaid(
	{ db, now }: Pick<Caller, "db" | "now">,
	userId: string,
	homes: readonly string[],
): Promise<number> {
	const [found] = await db.all<{ unpaid: number }>(
		sql`SELECT ${unpaidOf(homes, userId, now)} AS unpaid`,
	);
	return found?.unpaid ?? 0;
}

function unpaidOf(homes: readonly string[], userId: string, now: number): SQL {
	return sql`(SELECT count(DISTINCT value) FROM ${listed(homes)} WHERE value NOT IN ${paidBefore(userId, now)})`;
}

function homesOf(chargeable: readonly Chargeable[]): string[] {
	return chargeable.map(({ home }) => home);
}

function listed(homes: readonly string[]): SQL {
	return sql`(SELECT value FROM json_each(${JSON.stringify(homes)}))`;
}

function paidBefore(userId: string, now: number): SQL {
	return sql`(SELECT home FROM ${apiPartials} WHERE user_id = ${userId} AND at > ${now - PARTIAL_KEPT})`;
}

/** Condition: no call of this key was answered in the last day. */
function isNewCall({ holder, idempotencyKey }: Call, now: number): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${apiAnswers} WHERE user_id = ${holder.user.id} AND idempotency_key = ${idempotencyKey} AND at > ${now - ANSWER_KEPT})`;
}

/** A statement that keeps which homes were charged in part. What was kept before keeps its day. */
function keepPartials(
	db: Db,
	{ userId, homes, now }: { userId: string; homes: readonly Chargeable[]; now: number },
	condition: SQL,
) {
	return db
		.insert(apiPartials)
		.select(sql`SELECT ${userId}, value, ${now} FROM ${listed(homesOf(homes))} WHERE ${condition}`)
		.onConflictDoUpdate({
			target: [apiPartials.userId, apiPartials.home],
			set: { at: sql`excluded.at` },
			setWhere: sql`${apiPartials.at} <= ${now - PARTIAL_KEPT}`,
		});
}

/** A statement that keeps what a call was answered, in place of one of an earlier day. */
function keepAnswer(db: Db, row: typeof apiAnswers.$inferInsert, condition: SQL) {
	const { userId, idempotencyKey, asked, answer, at } = row;
	return db
		.insert(apiAnswers)
		.select(
			sql`SELECT ${userId}, ${idempotencyKey}, ${asked}, ${sql.param(answer, apiAnswers.answer)}, ${at} WHERE ${condition}`,
		)
		.onConflictDoUpdate({
			target: [apiAnswers.userId, apiAnswers.idempotencyKey],
			set: { asked: sql`excluded.asked`, answer: sql`excluded.answer`, at: sql`excluded.at` },
		});
}

function isOf({ user }: Asker, idempotencyKey: string) {
	return and(eq(apiAnswers.userId, user.id), eq(apiAnswers.idempotencyKey, idempotencyKey));
}
