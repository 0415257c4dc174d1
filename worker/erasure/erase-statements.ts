import { and, eq, type SQL, sql } from "drizzle-orm";
import { emailKey } from "#domain/business/account/email.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { unsubscribed } from "#worker/db/schema/outbox.ts";
import { answeredAddresses, registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { dropEmailsAbout } from "#worker/mail/outbox/outbox-repository.ts";
import { closeReportsOf } from "#worker/reports/reports-repository.ts";

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
			forgetUnsubscribed(db, { id, address: emailKey(email) }, allowed),
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

type Address = { readonly id: string; readonly address: string };

/** Condition: the address is the account's own, proved. */
const isProved = ({ id, address }: Address) =>
	sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${id} AND email_key = ${address} AND verified_at IS NOT NULL)`;

/** A statement that forgets that the account's proved address was answered. */
function forgetAnswered(db: Caller["db"], of: Address, allowed: SQL) {
	const isIts = eq(answeredAddresses.addressHash, hashToken(of.address));
	return db.delete(answeredAddresses).where(and(isIts, isProved(of), allowed));
}

/** A statement that forgets which lists the account's proved address has left: nothing is written to it any more. */
function forgetUnsubscribed(db: Caller["db"], of: Address, allowed: SQL) {
	const isIts = eq(unsubscribed.addressHash, hashToken(of.address));
	return db.delete(unsubscribed).where(and(isIts, isProved(of), allowed));
}
