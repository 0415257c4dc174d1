import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	lt,
	or,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";
import { addDays, HOUR, londonDay } from "#domain/base/calendar.ts";
import { API_KEYS } from "#domain/business/api-keys.ts";
import type { Db } from "#worker/db/client.ts";
import { prepareBatch } from "#worker/db/prepared-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { apiKeys, apiUse } from "#worker/db/schema/open-door.ts";
import { hashToken } from "./hash-token.ts";
import type { UserRow } from "./users-repository.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** Who acts by a key. */
export type KeyHolder = { readonly user: UserRow; readonly key: ApiKeyRow };

/** Days of use that an account, and an administrator, is shown. */
const DAYS_SHOWN = 31;

const isShown = (now: number) => gt(apiUse.day, addDays(londonDay(now), -DAYS_SHOWN));
const sum = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const readHolder = prepareBatch(["hash"], (db, { hash }) => {
	const isIt = eq(apiKeys.tokenHash, hash);
	const holder = db.select({ id: apiKeys.userId }).from(apiKeys).where(isIt);
	return {
		keys: db.select().from(apiKeys).where(isIt),
		holders: db.select().from(users).where(inArray(users.id, holder)),
	};
});

/** Whose key this is; null where it is nobody's, or was withdrawn. */
export async function findKeyHolder(db: Db, shown: string): Promise<KeyHolder | null> {
	const { keys, holders } = await readHolder(db, { hash: hashToken(shown) });
	const [[key], [user]] = [keys, holders];
	return key && user ? { key, user } : null;
}

/** A query of an account's keys, the oldest first. */
export function listApiKeys(db: Db, userId: string) {
	return db
		.select()
		.from(apiKeys)
		.where(eq(apiKeys.userId, userId))
		.orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** A key as it crosses the wire. */
export function toApiKey({ id, name, scopes, isTest, prefix, createdAt, usedAt }: ApiKeyRow) {
	return {
		...{ id, name, scopes: [...scopes], isTest, prefix },
		createdAt: new Date(createdAt).toISOString(),
		lastUsedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
	};
}

/** A query of how often an account's keys were used by day, the newest first. */
export function listUseByDay(db: Db, userId: string, now: number) {
	return db
		.select({
			day: apiUse.day,
			calls: sum(apiUse.calls).as("calls_of_day"),
			assessments: sum(apiUse.assessments).as("assessments_of_day"),
		})
		.from(apiUse)
		.innerJoin(apiKeys, eq(apiKeys.id, apiUse.keyId))
		.where(and(eq(apiKeys.userId, userId), isShown(now)))
		.groupBy(apiUse.day)
		.orderBy(desc(apiUse.day));
}

/** A query of keys with the address of their account and their use of the days that are shown. */
export function selectKeysInUse(db: Db, now: number) {
	const use = { calls: sum(apiUse.calls), assessments: sum(apiUse.assessments) };
	return db
		.select({ key: apiKeys, email: users.email, ...use, refused: sum(apiUse.refused) })
		.from(apiKeys)
		.innerJoin(users, eq(users.id, apiKeys.userId))
		.leftJoin(apiUse, and(eq(apiUse.keyId, apiKeys.id), isShown(now)))
		.groupBy(apiKeys.id)
		.$dynamic();
}

/** A statement that keeps a key while `condition` holds and its account has room for it. Returns it if it was kept. */
export function insertApiKey(db: Db, row: ApiKeyRow, condition: SQL) {
	const held = sql`(SELECT count(*) FROM ${apiKeys} WHERE user_id = ${row.userId})`;
	return db
		.insert(apiKeys)
		.select(
			sql`SELECT ${row.id}, ${row.userId}, ${row.name}, ${JSON.stringify(row.scopes)}, ${Number(row.isTest)}, ${row.prefix}, ${row.tokenHash}, ${row.createdAt}, ${row.usedAt} WHERE ${condition} AND ${held} < ${API_KEYS}`,
		)
		.returning({ id: apiKeys.id });
}

/** A statement that withdraws a key of this user and of no one else. Returns it if there was one. */
export function deleteApiKey(db: Db, userId: string, id: string) {
	return db
		.delete(apiKeys)
		.where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
		.returning({ id: apiKeys.id });
}

/** Statements that count a call by a key that still holds, answered or refused, and note at most once an hour that it is in use. */
export function noteCall(db: Db, id: string, now: number, counted: "calls" | "refused") {
	return [
		countUse(db, { id, now, [counted]: 1 }),
		db
			.update(apiKeys)
			.set({ usedAt: now })
			.where(
				and(
					eq(apiKeys.id, id),
					or(sql`${apiKeys.usedAt} IS NULL`, lt(apiKeys.usedAt, now - HOUR + 1)),
				),
			),
	] as const;
}

type Use = Pick<ApiKeyRow, "id"> & {
	readonly now: number;
	readonly calls?: number;
	readonly assessments?: SQL | number;
	readonly refused?: number;
	readonly condition?: SQL;
};

/** A statement that counts the use of a key on today's day while `condition` holds. */
export function countUse(db: Db, { id, now, condition = sql`TRUE`, ...use }: Use) {
	const { calls = 0, assessments = 0, refused = 0 } = use;
	return db
		.insert(apiUse)
		.select(
			sql`SELECT id, ${londonDay(now)}, ${calls}, ${assessments}, ${refused} FROM ${apiKeys} WHERE id = ${id} AND ${condition}`,
		)
		.onConflictDoUpdate({
			target: [apiUse.keyId, apiUse.day],
			set: {
				calls: sql`${apiUse.calls} + excluded.calls`,
				assessments: sql`${apiUse.assessments} + excluded.assessments`,
				refused: sql`${apiUse.refused} + excluded.refused`,
			},
		});
}
