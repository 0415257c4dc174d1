import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type {
	DecidedSuggestions,
	Decision,
	RegisterSuggestion,
} from "#contracts/admin/suggestions.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { answeredAddresses, registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { enqueueDecided, provedSender } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { selectSuggestion, toSuggestion } from "./suggestions-repository.ts";

/**
 * Decides suggestions alike, each by itself. One that is gone, because it gave way to newer ones or was withdrawn with its account, does not hold up the
 * others. If the call dies half-way, making it again decides the rest.
 * @throws Problem `not_found` where none is there any more, `admins_only`
 */
export async function decideSuggestions(
	admin: Administrator,
	{ ids, ...decision }: Decision,
): Promise<DecidedSuggestions> {
	const decided: RegisterSuggestion[] = [];
	const taken: RegisterSuggestion[] = [];
	for (const id of new Set(ids)) {
		const result = await decideSuggestion(admin, id, decision);
		if (result !== null) {
			(result.isOurs ? decided : taken).push(toSuggestion(result.row));
		}
	}
	if (decided.length + taken.length === 0) {
		throw new Problem("not_found", "There is no such suggestion.");
	}
	return { decided, taken };
}

/**
 * Decides a suggestion once: of several decisions at once the first stands. Changes no row of the register. Answers the sender: an account at its own
 * proved address each time, any other address once at most while that is kept (`KEPT_YEARS.suggestions`). Returns the suggestion as it stands and whether
 * this call decided it; null where it is no more.
 * @throws Problem `admins_only`
 */
async function decideSuggestion(
	admin: Administrator,
	id: string,
	{ decision, note }: Omit<Decision, "ids">,
) {
	const { db, now, viewer, token } = admin;
	const [before] = await db
		.select({ emailKey: registerSuggestions.emailKey })
		.from(registerSuggestions)
		.where(eq(registerSuggestions.id, id));
	if (!before) {
		return null;
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
				.set({
					...{ decision, note, decidedAt: now, decidedBy: viewer.user.username, letterId },
					sender: null,
				})
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
		after: () => ({ read: selectSuggestion(db, id) }),
	});
	const [row] = read;
	return row ? { row, isOurs: decided.length > 0 } : null;
}

/** Condition: this letter is the one answer that an unproved address gets for as long as that is kept. */
const isFirst: SQL = sql`EXISTS (SELECT 1 FROM ${answeredAddresses} AS answered WHERE answered.letter_id = ${registerSuggestions}.letter_id)`;

/** A statement that notes an unproved address as answered by a letter, if this letter tells of the decision and no other answered before. */
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
