import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Decision, RegisterSuggestion } from "#contracts/admin/suggestions.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { answeredAddresses, registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { enqueueDecided, provedSender } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { selectSuggestions, toSuggestion } from "./suggestions-repository.ts";

/** A suggestion as it was decided, by this call or by another before. */
type Decided = { readonly suggestion: RegisterSuggestion; readonly isOurs: boolean };

/**
 * Decides a suggestion, once: of several decisions at once the first stands. It changes no row of the register. Whoever sent it is answered: an account at
 * its own proved address each time, any other address once at most, ever. @throws Problem `not_found`, `admins_only`
 */
export async function decideSuggestion(
	admin: Administrator,
	id: string,
	{ decision, note }: Decision,
): Promise<Decided> {
	const { db, now, viewer, token } = admin;
	const [before] = await db
		.select({ emailKey: registerSuggestions.emailKey })
		.from(registerSuggestions)
		.where(eq(registerSuggestions.id, id));
	if (!before) {
		throw new Problem("not_found", "There is no such suggestion.");
	}
	const letterId = newId("let", token);
	const { read, decided } = await runAudited(admin, {
		action: "suggestion_decided",
		kind: "suggestion",
		id,
		standing: sql`SELECT json_object('decision', kept.decision, 'note', kept.note) FROM ${registerSuggestions} AS kept WHERE kept.id = ${id}`,
		change: () => ({
			decided: db
				.update(registerSuggestions)
				.set({ decision, note, decidedAt: now, decidedBy: viewer.user.username, letterId })
				.where(
					and(
						eq(registerSuggestions.id, id),
						isNull(registerSuggestions.decidedAt),
						admin.isActiveAdmin,
					),
				)
				.returning({ id: registerSuggestions.id }),
			noted: noteAnswered(admin, { letterId, addressHash: hashToken(before.emailKey ?? "") }),
			letter: enqueueDecided(
				db,
				{ id: letterId, now },
				sql`(${provedSender} IS NOT NULL OR ${isFirst})`,
			),
		}),
		after: () => ({ read: selectSuggestions(db, eq(registerSuggestions.id, id)) }),
	});
	const [row] = read;
	if (!row) {
		throw new Problem("not_found", "There is no such suggestion.");
	}
	return { suggestion: toSuggestion(row), isOurs: decided.length > 0 };
}

/** Holds where the letter is the one that this address is ever sent without proof. */
const isFirst: SQL = sql`EXISTS (SELECT 1 FROM ${answeredAddresses} AS answered WHERE answered.letter_id = ${registerSuggestions}.letter_id)`;

/** A statement that notes an address without proof as answered by a letter, if that decided and no other answered it before. */
function noteAnswered(
	{ db, now }: Administrator,
	{ letterId, addressHash }: { letterId: string; addressHash: string },
) {
	const columns = {
		addressHash: sql`${addressHash}`.as("address_hash"),
		letterId: sql`${letterId}`.as("letter_id"),
		answeredAt: sql`${now}`.as("answered_at"),
	};
	return db
		.insert(answeredAddresses)
		.select(
			db
				.select(columns)
				.from(registerSuggestions)
				.where(
					and(
						eq(registerSuggestions.letterId, letterId),
						sql`${registerSuggestions.emailKey} IS NOT NULL`,
						sql`${provedSender} IS NULL`,
					),
				),
		)
		.onConflictDoNothing();
}
