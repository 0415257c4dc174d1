import { and, eq, or, sql } from "drizzle-orm";
import type { ShownCredential } from "#contracts/second-factor.ts";
import { SIGN_IN_STEP } from "#domain/business/account/lifetimes.ts";
import { parseRecoveryCode } from "#domain/business/account/recovery-code.ts";
import { countAttempt, forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { Viewer } from "#worker/accounts/sessions-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { passkeys, recoveryCodes, sessions } from "#worker/db/schema/accounts.ts";
import { Problem } from "#worker/platform/problem.ts";
import { noteOwnChange, type Own } from "./note-own-change.ts";
import { keepChallenge, listPasskeys, takeChallenge } from "./passkeys-repository.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { checkShown, type RelyingParty, refuse, requestToShow } from "./webauthn.ts";

/** Asks for one of the viewer's passkeys. @throws Problem `not_found` where there is none | `signed_out` */
export async function askForPasskey(caller: Caller, viewer: Viewer, party: RelyingParty) {
	refuseLate(caller, viewer);
	const held = await listPasskeys(caller.db, viewer.user.id);
	if (held.length === 0) {
		throw new Problem("not_found", "Your account has no passkey.");
	}
	const challenge = caller.token();
	await keepChallenge(caller, viewer, { purpose: "prove", challenge });
	return requestToShow({ ...party, challenge }, held);
}

/**
 * Notes in the session that the viewer showed a passkey of this account. The challenge is spent by the first answer, right or wrong.
 * @throws Problem `proof_refused` | `signed_out`
 */
export async function showPasskey(
	caller: Caller,
	viewer: Viewer,
	{ party, shown }: { party: RelyingParty; shown: ShownCredential },
): Promise<void> {
	refuseLate(caller, viewer);
	const { db, now } = caller;
	const { user, session } = viewer;
	const challenge = await takeChallenge(caller, viewer, "prove");
	const [passkey] = await db
		.select()
		.from(passkeys)
		.where(and(eq(passkeys.userId, user.id), eq(passkeys.credentialId, shown.id)));
	if (challenge === null || !passkey) {
		return refuse();
	}
	const counter = await checkShown(party, challenge, { passkey, shown });
	const { counted, proved } = await runBatch(db, {
		counted: db
			.update(passkeys)
			.set({ counter, usedAt: now })
			.where(
				and(
					eq(passkeys.id, passkey.id),
					// Of two sessions with copies of one authenticator the later finds its count used.
					or(
						sql`${passkeys.counter} < ${counter}`,
						sql`${passkeys.counter} = 0 AND ${counter} = 0`,
					),
				),
			)
			.returning({ id: passkeys.id }),
		proved: db
			.update(sessions)
			.set({ provedAt: now })
			.where(and(eq(sessions.id, session.id), isJustUsed(passkey.id, { counter, now })))
			.returning({ id: sessions.id }),
	});
	if (counted.length === 0 || proved.length === 0) {
		refuse();
	}
}

/**
 * Notes in the session that the viewer knew a recovery code, which is then spent.
 * @throws Problem `proof_refused` | `rate_limited` after ten wrong ones in 15 minutes | `signed_out`
 */
export async function spendRecoveryCode(own: Own, typed: string): Promise<void> {
	refuseLate(own, own.viewer);
	const { db, now } = own;
	const { user, session } = own.viewer;
	await countAttempt(own, "confirm", user.id);
	const code = parseRecoveryCode(typed);
	const codeHash = code === null ? "" : hashRecoveryCode(user, code);
	const isHeld = sql`EXISTS (SELECT 1 FROM ${recoveryCodes} AS held WHERE held.code_hash = ${codeHash} AND held.user_id = ${user.id})`;
	const { proved } = await runBatch(db, {
		proved: db
			.update(sessions)
			.set({ provedAt: now })
			.where(and(eq(sessions.id, session.id), isHeld))
			.returning({ id: sessions.id }),
		noted: noteOwnChange(own, {
			action: "recovery_code_used",
			mail: "recovery_code_used",
			noted: {},
			condition: isHeld,
		}),
		spent: db.delete(recoveryCodes).where(eq(recoveryCodes.codeHash, codeHash)),
	});
	if (proved.length === 0) {
		const message = "That is none of your unused recovery codes.";
		throw new Problem("proof_refused", message, { fields: { code: message } });
	}
	await forgetAttempts(db, "confirm", user.id);
}

/** Whoever knows a password alone has a quarter of an hour. @throws Problem `signed_out` */
function refuseLate({ now }: Caller, { session }: Viewer): void {
	if (session.provedAt === null && now - session.createdAt > SIGN_IN_STEP) {
		throw new Problem("signed_out", "That took too long. Please sign in again.");
	}
}

function isJustUsed(id: string, { counter, now }: { counter: number; now: number }) {
	return sql`EXISTS (SELECT 1 FROM ${passkeys} AS used WHERE used.id = ${id} AND used.counter = ${counter} AND used.used_at = ${now})`;
}
