import { and, eq } from "drizzle-orm";
import type { AccountDeletion } from "#contracts/account.ts";
import type { Done } from "#contracts/recovery.ts";
import { forgetAttempts } from "#worker/auth/attempts.ts";
import type { Caller } from "#worker/auth/caller.ts";
import { sessionLives } from "#worker/auth/guards.ts";
import type { Viewer } from "#worker/auth/sessions-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { dropLettersAbout, enqueueFarewell } from "#worker/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { closeReportsOf } from "#worker/reports/reports-repository.ts";
import { endSubscriptionsOf } from "#worker/subscriptions/end-subscriptions.ts";
import type { Till } from "#worker/till/till.ts";
import { confirmPassword, overtaken } from "./confirm-password.ts";

/**
 * Ends what an account subscribes to, deletes it with its sessions, links and waiting letters, closes its reports, and writes one last letter to say so. What was
 * paid is kept without a name for its seven years.
 * @throws Problem `wrong_password` | `password_missing` | `rate_limited` | `signed_out` | `unavailable`
 */
export async function deleteAccount(
	caller: Caller,
	till: Till,
	viewer: Viewer,
	{ password }: AccountDeletion,
): Promise<Done> {
	const { db, now, token } = caller;
	const { user } = viewer;
	await confirmPassword(caller, user, { password, field: "password" });
	// First, and whatever else fails: an account that cannot be signed in to must not be charged.
	await endSubscriptionsOf(till, user.id);
	const allowed = sessionLives(viewer);
	const letter = { id: newId("let", token), userId: user.id, now };
	const [, , , , , deleted] = await db.batch([
		...closeReportsOf(db, user.id, { now, condition: allowed }),
		dropLettersAbout(db, user.id, allowed),
		enqueueFarewell(db, { ...letter, recipient: user.email }, allowed),
		// Sessions and links go with their user (`ON DELETE CASCADE`).
		db
			.delete(users)
			.where(and(eq(users.id, user.id), allowed))
			.returning({ id: users.id }),
		forgetAttempts(db, "confirm", user.id),
	]);
	if (deleted.length === 0) {
		throw overtaken();
	}
	return { message: "Your account was deleted." };
}
