import { and, eq, lt, sql } from "drizzle-orm";
import { ATTEMPT_WINDOW, MAIL_WINDOW } from "#domain/business/account/lifetimes.ts";
import type { Db } from "#worker/db/client.ts";
import { attempts } from "#worker/db/schema/accounts.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { Caller } from "./caller.ts";
import { hashToken } from "./hash-token.ts";

type Purpose = (typeof attempts.$inferSelect)["purpose"];

/** How many attempts, per account and per network address, count within how many milliseconds before the next is refused. */
const limits = {
	/**
	 * Wrong passwords on signing in. Ten of one address, whatever the accounts. An account allows more, so that a handful of addresses cannot keep its
	 * owner out; even then a known device or a reset link lets the owner in.
	 */
	password: { account: 50, address: 10, window: ATTEMPT_WINDOW },
	/** Wrong passwords of a device that the account knows, by what is kept of its secret: no stranger can use these up. */
	device: { account: 10, address: 1_000, window: ATTEMPT_WINDOW },
	/** Wrong passwords of someone who is signed in: counted apart, so that no stranger at the door can stop them. */
	confirm: { account: 10, address: 10, window: ATTEMPT_WINDOW },
	/** Usernames and addresses that turned out to be taken. */
	name: { account: 10, address: 10, window: ATTEMPT_WINDOW },
	/** Mails somebody asked for, by the mailbox they go to. */
	mail: { account: 5, address: 20, window: MAIL_WINDOW },
	/** Payments begun, by the report they are for and the address that asks: what stolen cards are tried out with. */
	pay: { account: 20, address: 100, window: MAIL_WINDOW },
	/** Reports made, by anyone who owns them; without an account by the address alone. Each is kept until it is paid for or too old. */
	report: { account: 60, address: 60, window: MAIL_WINDOW },
	/** Promo codes tried, by the account that tries them: no one is to find one by guessing. */
	promo: { account: 20, address: 60, window: ATTEMPT_WINDOW },
	/**
	 * Suggestions to the register. An account with a proved address counts by itself, and
	 * together with such accounts of its network; anyone else counts by the network alone.
	 */
	suggestion: { account: 10, address: 30, window: MAIL_WINDOW },
} as const satisfies Record<Purpose, { account: number; address: number; window: number }>;

/**
 * Counts an attempt before it is made. Check and count are one statement, so no number of attempts at once gets
 * past the limit. Call `forgetAttempts` after a success. `account` is the account's id, or what was typed where
 * there is no account, so that both are limited alike; for mails it is the key of the address they go to.
 * @throws Problem `rate_limited` with the seconds until the next is let through.
 */
export async function countAttempt(
	{ db, now, token, address }: Caller,
	purpose: Purpose,
	account: string,
): Promise<void> {
	const who = { account: hashToken(account), address: hashToken(address) };
	const limit = limits[purpose];
	const since = now - limit.window;
	const counted = await db.all<{ id: string }>(sql`
		INSERT INTO ${attempts} (id, purpose, account, address, at)
		SELECT ${newId("att", token)}, ${purpose}, ${who.account}, ${who.address}, ${now}
		WHERE (SELECT count(*) FROM ${attempts} WHERE purpose = ${purpose} AND account = ${who.account} AND at > ${since}) < ${limit.account}
		AND (SELECT count(*) FROM ${attempts} WHERE purpose = ${purpose} AND address = ${who.address} AND at > ${since}) < ${limit.address}
		RETURNING id`);
	if (counted.length === 0) {
		const [oldest] = await db.all<{ at: number | null }>(sql`
			SELECT max(
				coalesce((SELECT at FROM ${attempts} WHERE purpose = ${purpose} AND account = ${who.account} AND at > ${since} ORDER BY at DESC LIMIT 1 OFFSET ${limit.account - 1}), 0),
				coalesce((SELECT at FROM ${attempts} WHERE purpose = ${purpose} AND address = ${who.address} AND at > ${since} ORDER BY at DESC LIMIT 1 OFFSET ${limit.address - 1}), 0)
			) AS at`);
		const wait = (oldest?.at || now) + limit.window - now;
		throw new Problem("rate_limited", tooMany(wait), { retryAfter: Math.ceil(wait / 1000) });
	}
}

/** Attempts after which a machine may be guessing. */
const SUSPICIOUS = 3;

/** Whether so many attempts on an account, or of a network address, count already that a machine may be guessing. */
export async function areSuspicious(
	{ db, now, address }: Caller,
	purpose: Purpose,
	account: string,
): Promise<boolean> {
	const since = now - limits[purpose].window;
	const [counted] = await db.all<{ most: number }>(sql`
		SELECT max(
			(SELECT count(*) FROM ${attempts} WHERE purpose = ${purpose} AND account = ${hashToken(account)} AND at > ${since}),
			(SELECT count(*) FROM ${attempts} WHERE purpose = ${purpose} AND address = ${hashToken(address)} AND at > ${since})
		) AS most`);
	return (counted?.most ?? 0) >= SUSPICIOUS;
}

/** A statement that forgets the attempts on an account, of one network address where it is given: anyone who got in may err again. */
export function forgetAttempts(db: Db, purpose: Purpose, account: string, address?: string) {
	return db
		.delete(attempts)
		.where(
			and(
				eq(attempts.purpose, purpose),
				eq(attempts.account, hashToken(account)),
				address === undefined ? undefined : eq(attempts.address, hashToken(address)),
			),
		);
}

/** A statement that drops what counts no more. */
export function purgeAttempts(db: Db, now: number) {
	return db.delete(attempts).where(lt(attempts.at, now - MAIL_WINDOW + 1));
}

function tooMany(wait: number): string {
	const minutes = Math.ceil(wait / 60_000);
	return `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
