import { and, eq, type SQL, sql } from "drizzle-orm";
import { emailKey } from "#domain/business/account/email.ts";
import { forgetAttempts } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { endSubscriptionsOf } from "#worker/billing/subscriptions/end-subscriptions.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { answeredAddresses, registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { dropEmailsAbout, enqueueFarewell } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { closeReportsOf } from "#worker/reports/reports-repository.ts";

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

/** The statements alone that erase an account while `allowed` holds, which a restore runs again. */
export function eraseStatements(
	db: Caller["db"],
	{ id, email }: Pick<UserRow, "id" | "email">,
	{ now, allowed }: { readonly now: number; readonly allowed: SQL },
) {
	return {
		closing: [
			...closeReportsOf(db, id, { now, condition: allowed }),
			dropEmailsAbout(db, id, allowed),
			dropSuggestionsTo(db, id, allowed),
			forgetAnswered(db, { id, address: emailKey(email) }, allowed),
		] as const,
		/** Sessions, links, suggestions and a grant go with their user (`ON DELETE CASCADE`). Returns the account if it was deleted. */
		deletion: db
			.delete(users)
			.where(and(eq(users.id, id), allowed))
			.returning({ id: users.id }),
	};
}

/** A statement that drops suggestions sent signed out under the account's proved address. */
function dropSuggestionsTo(db: Caller["db"], id: string, allowed: SQL) {
	return db
		.delete(registerSuggestions)
		.where(
			and(
				sql`${registerSuggestions.emailKey} = (SELECT email_key FROM ${users} WHERE id = ${id} AND verified_at IS NOT NULL)`,
				allowed,
			),
		);
}

/** A statement that forgets that the account's proved address was answered. */
function forgetAnswered(
	db: Caller["db"],
	{ id, address }: { readonly id: string; readonly address: string },
	allowed: SQL,
) {
	return db
		.delete(answeredAddresses)
		.where(
			and(
				eq(answeredAddresses.addressHash, hashToken(address)),
				sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${id} AND email_key = ${address} AND verified_at IS NOT NULL)`,
				allowed,
			),
		);
}
