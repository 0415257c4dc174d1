import { sql } from "drizzle-orm";
import type { ApiKeyList, ApiKeyMade, NewApiKey } from "#contracts/api-keys.ts";
import { PROOF_FRESH } from "#domain/business/account/lifetimes.ts";
import { API_KEYS, newKey } from "#domain/business/api-keys.ts";
import {
	deleteApiKey,
	insertApiKey,
	listApiKeys,
	listUseByDay,
	toApiKey,
} from "#worker/accounts/api-keys-repository.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { overtaken } from "#worker/accounts/confirm-password.ts";
import { sessionLives } from "#worker/accounts/guards.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { hasPasskey, type Viewer } from "#worker/accounts/sessions-repository.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { sessions } from "#worker/db/schema/accounts.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { payerOf, readAllowance } from "./allowance.ts";

/** An account's keys, what is used of its allowance, and the days on which they were used. */
export async function readApiKeys({ db, now }: Caller, { user }: Viewer): Promise<ApiKeyList> {
	const [kept, standing] = await Promise.all([
		runBatch(db, { keys: listApiKeys(db, user.id), days: listUseByDay(db, user.id, now) }),
		findStanding(db, user.id, now),
	]);
	const { endsAt, ...spent } = await readAllowance(db, payerOf(user, standing, now));
	return {
		keys: kept.keys.map(toApiKey),
		allowance: { ...spent, endsAt: new Date(endsAt).toISOString() },
		days: kept.days,
	};
}

/**
 * Makes a key, which is answered this once. An account with a passkey shows it first. Source: Rule API-1.
 * @throws Problem `proof_outdated` | `not_allowed` where there are as many as an account may have | `signed_out`
 */
export async function makeApiKey(
	caller: Caller,
	viewer: Viewer,
	{ name, scopes, isTest }: NewApiKey,
): Promise<ApiKeyMade> {
	const { db, now, token } = caller;
	const { user, session } = viewer;
	const { key, prefix } = newKey({ isTest, token: token() });
	const row = { id: newId("key", token), userId: user.id, name, scopes, isTest, prefix };
	const isProved = sql`EXISTS (SELECT 1 FROM ${sessions} AS asking WHERE asking.id = ${session.id} AND asking.proved_at >= ${now - PROOF_FRESH})`;
	const made = await insertApiKey(
		db,
		{ ...row, tokenHash: hashToken(key), createdAt: now, usedAt: null },
		sql`${sessionLives(viewer)} AND (${isProved} OR NOT ${hasPasskey(user.id)})`,
	);
	const list = await readApiKeys(caller, viewer);
	if (made.length > 0) {
		return { ...list, key };
	}
	if (list.keys.length >= API_KEYS) {
		throw new Problem("not_allowed", `An account has ${API_KEYS} keys at most.`);
	}
	throw session.provedAt === null || now - session.provedAt > PROOF_FRESH
		? new Problem("proof_outdated", "Please use your passkey once more first.")
		: overtaken();
}

/** Withdraws a key: no call by it is answered any more. @throws Problem `not_found` for one that is no one's or another's */
export async function withdrawApiKey(
	caller: Caller,
	viewer: Viewer,
	id: string,
): Promise<ApiKeyList> {
	const withdrawn = await deleteApiKey(caller.db, viewer.user.id, id);
	if (withdrawn.length === 0) {
		throw new Problem("not_found", "That key was withdrawn already.");
	}
	return readApiKeys(caller, viewer);
}
