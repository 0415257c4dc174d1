import type { SQL } from "drizzle-orm";
import { forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { endSubscriptionsOf } from "#worker/billing/subscriptions/end-subscriptions.ts";
import { enqueueFarewell } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { eraseStatements } from "./erase-statements.ts";

/**
 * Ends what an account subscribes to, and returns the statements for the one `db.batch` that deletes it while `allowed` holds, with its sessions, links,
 * grant and waiting emails. Closes its reports, and one last email says so. Keeps what was paid, without a name, for its seven years.
 * @throws Problem `unavailable` while a subscription cannot be ended: the account then stays
 */
export async function prepareErasure(
	{ db, now, token }: Caller,
	billing: BillingContext,
	{ user: { id, email }, allowed }: { user: Pick<UserRow, "id" | "email">; allowed: SQL },
) {
	// First, and whatever else fails: an account that cannot be signed in to must not be charged.
	const ended = await endSubscriptionsOf(billing, id);
	const queuedEmail = { id: newId("let", token), userId: id, now, recipient: email };
	const { closing, deletion } = eraseStatements(db, { id, email }, { now, allowed });
	return {
		/** Plans that were ended. */
		ended,
		/** To run before `deletion`: what goes by the account that it deletes. */
		closing: [...closing, enqueueFarewell(db, queuedEmail, allowed)] as const,
		deletion,
		forgetting: forgetAttempts(db, "confirm", id),
	};
}
