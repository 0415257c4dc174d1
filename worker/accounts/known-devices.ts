import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { DEVICE_KNOWN } from "#domain/business/account/lifetimes.ts";
import type { Db } from "#worker/db/client.ts";
import { knownDevices, sessions } from "#worker/db/schema/accounts.ts";
import type { Caller } from "./caller.ts";
import { hashToken } from "./hash-token.ts";
import type { UserRow } from "./users-repository.ts";

type Holder = Pick<UserRow, "id">;

/** Devices that an account knows at most; the one that signed in longest ago is forgotten first. */
const MOST = 20;

/** Whether something in a cookie can be the secret of a device, so that it is kept for the next account of the same browser too. */
export function isDeviceToken(value: string | undefined): value is string {
	return value !== undefined && /^[\w-]{43}$/.test(value);
}

/** What is kept of a device that this account knows; null for one that it does not. */
export async function knownDevice(
	{ db, now }: Caller,
	user: Holder,
	device: string,
): Promise<string | null> {
	const hash = hashOf(user, device);
	const [row] = await db
		.select({ tokenHash: knownDevices.tokenHash })
		.from(knownDevices)
		.where(
			and(
				eq(knownDevices.tokenHash, hash),
				eq(knownDevices.userId, user.id),
				gt(knownDevices.usedAt, now - DEVICE_KNOWN),
			),
		);
	return row?.tokenHash ?? null;
}

/** Makes a device known to the account, while the session stands that it has just opened there. */
export async function rememberDevice(
	{ db, now }: Caller,
	user: Holder,
	{ device, session }: { device: string; session: string },
): Promise<void> {
	const newest = db
		.select({ tokenHash: knownDevices.tokenHash })
		.from(knownDevices)
		.where(eq(knownDevices.userId, user.id))
		.orderBy(desc(knownDevices.usedAt), desc(knownDevices.tokenHash))
		.limit(MOST);
	await db.batch([
		db
			.insert(knownDevices)
			.select(
				db
					.select({
						tokenHash: sql`${hashOf(user, device)}`.as("token_hash"),
						userId: sessions.userId,
						createdAt: sql`${now}`.as("created_at"),
						usedAt: sql`${now}`.as("used_at"),
					})
					.from(sessions)
					.where(and(eq(sessions.tokenHash, hashToken(session)), eq(sessions.userId, user.id))),
			)
			.onConflictDoUpdate({ target: knownDevices.tokenHash, set: { usedAt: now } }),
		db
			.delete(knownDevices)
			.where(
				and(eq(knownDevices.userId, user.id), sql`${knownDevices.tokenHash} NOT IN ${newest}`),
			),
	]);
}

/** A query of the devices that an account knows, the one that signed in last first. */
export function listKnownDevices(db: Db, userId: string, now: number) {
	return db
		.select()
		.from(knownDevices)
		.where(and(eq(knownDevices.userId, userId), gt(knownDevices.usedAt, now - DEVICE_KNOWN)))
		.orderBy(desc(knownDevices.usedAt));
}

/** A statement that forgets every device of an account, while `condition` holds. */
export function forgetDevices(db: Db, user: Holder, condition: SQL) {
	return db.delete(knownDevices).where(and(eq(knownDevices.userId, user.id), condition));
}

/** A statement that forgets devices that have long not signed in. */
export function dropForgottenDevices(db: Db, now: number) {
	return db.delete(knownDevices).where(lt(knownDevices.usedAt, now - DEVICE_KNOWN + 1));
}

/** Differs for each account, so that the table does not tell which accounts share a browser. */
function hashOf({ id }: Holder, device: string): string {
	return hashToken(`${id} ${device}`);
}
