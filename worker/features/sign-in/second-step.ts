import { eq, sql } from "drizzle-orm";
import { emailKey } from "#domain/business/account/email.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { hasPasskey } from "#worker/accounts/sessions-repository.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { insertEntry } from "#worker/admin/insert-entry.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { passkeys, recoveryCodes } from "#worker/db/schema/accounts.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { newId } from "#worker/platform/ids.ts";

/** What answers in the audit log for a reset: whoever sets the configuration. */
const CONFIGURATION = { id: "configuration", username: "The configuration" };

/**
 * Whether somebody who has just been let in must still show a passkey. Where the configuration names their verified address, their passkeys and recovery
 * codes are dropped instead, once for each value it is given.
 */
export async function wantsSecondFactor(
	caller: Caller,
	user: UserRow,
	env: Pick<Bindings, "ADMIN_RESET_SECOND_FACTOR">,
): Promise<boolean> {
	const [state] = await caller.db
		.select({ wanted: sql<boolean>`${hasPasskey(user.id)}`.mapWith(Boolean) })
		.from(sql`(SELECT 1)`);
	return state?.wanted === true && !(await resetByConfiguration(caller, user, env));
}

/** The setting is an address, and after a space anything that makes it another value for a second use. */
async function resetByConfiguration(
	{ db, now, token }: Caller,
	user: UserRow,
	{ ADMIN_RESET_SECOND_FACTOR: setting }: Pick<Bindings, "ADMIN_RESET_SECOND_FACTOR">,
): Promise<boolean> {
	const [address = ""] = setting.trim().split(/\s/);
	if (user.verifiedAt === null || emailKey(address) !== user.emailKey) {
		return false;
	}
	const id = newId("aud", token);
	const value = hashToken(setting.trim());
	const wasUsed = sql`EXISTS (SELECT 1 FROM ${auditLog} AS earlier WHERE earlier.action = 'second_factor_reset' AND earlier.after ->> 'setting' = ${value})`;
	const isNoted = sql`EXISTS (SELECT 1 FROM ${auditLog} AS entry WHERE entry.id = ${id})`;
	const { dropped } = await runBatch(db, {
		noted: insertEntry(
			{ db, now, viewer: { user: CONFIGURATION } },
			{
				id,
				auditedAction: { action: "second_factor_reset", kind: "user", id: user.id },
				before: sql`NULL`,
				after: sql`${JSON.stringify({ setting: value })}`,
			},
			sql`${hasPasskey(user.id)} AND NOT ${wasUsed}`,
		),
		dropped: db
			.delete(passkeys)
			.where(sql`${eq(passkeys.userId, user.id)} AND ${isNoted}`)
			.returning({ id: passkeys.id }),
		forgotten: db
			.delete(recoveryCodes)
			.where(sql`${eq(recoveryCodes.userId, user.id)} AND ${isNoted}`),
		notified: enqueueFor(
			db,
			{
				id: newId("let", token),
				kind: "passkey_removed",
				userId: user.id,
				recipient: user.email,
				now,
			},
			isNoted,
		),
	});
	return dropped.length > 0;
}
