import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { NewPasskey, PasskeyList, PasskeysMade } from "#contracts/second-factor.ts";
import { PROOF_FRESH } from "#domain/business/account/lifetimes.ts";
import { PASSKEYS } from "#domain/business/account/recovery-code.ts";
import { forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { confirmPassword, overtaken } from "#worker/accounts/confirm-password.ts";
import { sessionLives } from "#worker/accounts/guards.ts";
import { hasPasskey, type Viewer } from "#worker/accounts/sessions-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { passkeys, recoveryCodes, sessions, users } from "#worker/db/schema/accounts.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { noteOwnChange, type Own } from "./note-own-change.ts";
import {
	countRecoveryCodes,
	keepChallenge,
	listPasskeys,
	type PasskeyRow,
	takeChallenge,
} from "./passkeys-repository.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { checkCreated, type RelyingParty, refuse, requestToCreate } from "./webauthn.ts";

/** The viewer's passkeys, and how many recovery codes are left. */
export async function readPasskeys({ db }: Caller, { user }: Viewer): Promise<PasskeyList> {
	const { held, codes } = await runBatch(db, {
		held: listPasskeys(db, user.id),
		codes: countRecoveryCodes(db, user.id),
	});
	return { passkeys: held.map(toPasskey), recoveryCodesLeft: codes[0]?.left ?? 0 };
}

/**
 * Asks a browser for a new passkey. The first takes the password, a later one a passkey or recovery code shown just now.
 * @throws Problem `wrong_password` | `password_missing` | `rate_limited` | `proof_outdated` | `not_allowed` where there are as many as an account may have
 */
export async function askForNewPasskey(
	caller: Caller,
	viewer: Viewer,
	{ password, party }: { password: string | undefined; party: RelyingParty },
) {
	const held = await listPasskeys(caller.db, viewer.user.id);
	if (held.length >= PASSKEYS) {
		throw tooMany();
	}
	if (held.length > 0) {
		refuseUnproved(caller, viewer);
	} else {
		await confirmPassword(caller, viewer.user, { password: password ?? "", field: "password" });
		await forgetAttempts(caller.db, "confirm", viewer.user.id);
	}
	const challenge = caller.token();
	await keepChallenge(caller, viewer, { purpose: "add", challenge });
	return requestToCreate({ ...party, challenge }, viewer.user, held);
}

/**
 * Keeps a new passkey, which also proves this session. The first comes with ten recovery codes, and ends every other session.
 * @throws Problem `proof_refused` | `taken` for a passkey that is an account's already | `not_allowed` | `signed_out`
 */
export async function addPasskey(
	own: Own,
	party: RelyingParty,
	{ name, credential }: NewPasskey,
): Promise<PasskeysMade> {
	const { db, now, token, viewer } = own;
	const { user, session } = viewer;
	const challenge = await takeChallenge(own, viewer, "add");
	if (challenge === null) {
		return refuse();
	}
	const id = newId("pky", token);
	const kept = await checkCreated(party, challenge, credential);
	const isKept = sql`EXISTS (SELECT 1 FROM ${passkeys} AS added WHERE added.id = ${id})`;
	const hasCodes = sql`EXISTS (SELECT 1 FROM ${recoveryCodes} AS held WHERE held.user_id = ${user.id})`;
	const made = newRecoveryCodes(own, user, sql`${isKept} AND NOT ${hasCodes}`);
	const { added, codes } = await runBatch(db, {
		added: insertPasskey(own, { ...kept, id, userId: user.id, name, createdAt: now, usedAt: now }),
		codes: made.insert,
		proved: db
			.update(sessions)
			.set({ provedAt: now })
			.where(and(eq(sessions.id, session.id), isKept)),
		ended: db
			.delete(sessions)
			.where(
				and(
					eq(sessions.userId, user.id),
					ne(sessions.id, session.id),
					isNull(sessions.provedAt),
					isKept,
				),
			),
		noted: noteOwnChange(own, {
			action: "passkey_added",
			mail: "passkey_added",
			noted: { passkey: name },
			condition: isKept,
		}),
	});
	if (added.length === 0) {
		throw await notAdded(own, kept);
	}
	return {
		...(await readPasskeys(own, viewer)),
		recoveryCodes: codes.length > 0 ? made.codes : [],
	};
}

/** Gives a passkey another name. @throws Problem `not_found` for one that is no one's or another's */
export async function renamePasskey(
	caller: Caller,
	viewer: Viewer,
	{ id, name }: Pick<PasskeyRow, "id" | "name">,
): Promise<PasskeyList> {
	const renamed = await caller.db
		.update(passkeys)
		.set({ name })
		.where(isOwn(viewer, id))
		.returning({ id: passkeys.id });
	if (renamed.length === 0) {
		throw gone();
	}
	return readPasskeys(caller, viewer);
}

/** Removes a passkey; with the last one the recovery codes go too. @throws Problem `proof_outdated` | `not_found` */
export async function removePasskey(own: Own, id: string): Promise<PasskeyList> {
	const { db, viewer } = own;
	const left = await readPasskeys(own, viewer);
	if (!left.passkeys.some((passkey) => passkey.id === id)) {
		throw gone();
	}
	refuseUnproved(own, viewer);
	const isThere = sql`${sessionLives(viewer)} AND EXISTS (SELECT 1 FROM ${passkeys} WHERE ${isOwn(viewer, id)})`;
	const { removed } = await runBatch(db, {
		noted: noteOwnChange(own, {
			action: "passkey_removed",
			mail: "passkey_removed",
			noted: { passkey: id },
			condition: isThere,
		}),
		removed: db
			.delete(passkeys)
			.where(and(isOwn(viewer, id), sessionLives(viewer)))
			.returning({ id: passkeys.id }),
		forgotten: dropCodes(own, sql`NOT ${hasPasskey(viewer.user.id)}`),
	});
	if (removed.length === 0) {
		throw gone();
	}
	return readPasskeys(own, viewer);
}

/** Replaces the recovery codes by ten new ones. @throws Problem `proof_outdated` | `not_found` without a passkey */
export async function renewRecoveryCodes(own: Own): Promise<PasskeysMade> {
	const { db, viewer } = own;
	refuseUnproved(own, viewer);
	const condition = sql`(${sessionLives(viewer)} AND ${hasPasskey(viewer.user.id)})`;
	const made = newRecoveryCodes(own, viewer.user, condition);
	const { codes } = await runBatch(db, {
		dropped: dropCodes(own, condition),
		codes: made.insert,
		noted: noteOwnChange(own, {
			action: "recovery_codes_renewed",
			mail: null,
			noted: {},
			condition,
		}),
	});
	if (codes.length === 0) {
		throw gone();
	}
	return { ...(await readPasskeys(own, viewer)), recoveryCodes: made.codes };
}

/** While the session lives, no account has the passkey, and this one has room for it. */
function insertPasskey({ db, viewer }: Own, row: PasskeyRow) {
	const { user } = viewer;
	const count = sql`(SELECT count(*) FROM ${passkeys} AS held WHERE held.user_id = ${user.id})`;
	return db
		.insert(passkeys)
		.select(
			db
				.select({
					id: sql`${row.id}`.as("id"),
					userId: users.id,
					credentialId: sql`${row.credentialId}`.as("credential_id"),
					publicKey: sql`${row.publicKey}`.as("public_key"),
					counter: sql`${row.counter}`.as("counter"),
					transports: sql`${JSON.stringify(row.transports)}`.as("transports"),
					name: sql`${row.name}`.as("name"),
					createdAt: sql`${row.createdAt}`.as("created_at"),
					usedAt: sql`${row.usedAt}`.as("used_at"),
				})
				.from(users)
				.where(and(eq(users.id, user.id), sessionLives(viewer), sql`${count} < ${PASSKEYS}`)),
		)
		.onConflictDoNothing()
		.returning({ id: passkeys.id });
}

async function notAdded(
	{ db, viewer }: Own,
	{ credentialId }: Pick<PasskeyRow, "credentialId">,
): Promise<Problem> {
	const { taken, held } = await runBatch(db, {
		taken: db
			.select({ id: passkeys.id })
			.from(passkeys)
			.where(eq(passkeys.credentialId, credentialId)),
		held: listPasskeys(db, viewer.user.id),
	});
	if (taken.length > 0) {
		return new Problem("taken", "That passkey is in use already.");
	}
	return held.length >= PASSKEYS ? tooMany() : overtaken();
}

function dropCodes({ db, viewer }: Own, condition: SQL) {
	return db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, viewer.user.id), condition));
}

/** A session left open must not lock its owner out. @throws Problem `proof_outdated` */
function refuseUnproved({ now }: Caller, { session }: Viewer): void {
	if (session.provedAt === null || now - session.provedAt > PROOF_FRESH) {
		throw new Problem("proof_outdated", "Please use your passkey once more first.");
	}
}

function isOwn({ user }: Viewer, id: string) {
	return and(eq(passkeys.id, id), eq(passkeys.userId, user.id));
}

function gone(): Problem {
	return new Problem("not_found", "That passkey was removed already.");
}

function tooMany(): Problem {
	return new Problem("not_allowed", `An account has ${PASSKEYS} passkeys at most.`);
}

function toPasskey({ id, name, createdAt, usedAt }: PasskeyRow): PasskeyList["passkeys"][number] {
	return {
		id,
		name,
		createdAt: new Date(createdAt).toISOString(),
		lastUsedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
	};
}
