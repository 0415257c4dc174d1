import { and, isNull, sql } from "drizzle-orm";
import type { SuggestionPage } from "#contracts/admin/suggestions.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { cutPage, readPageEnd } from "#worker/db/page.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { selectSuggestions, toSuggestion } from "./suggestions-repository.ts";

/** Suggestions in one page: each is read, and its page with it. */
const PAGE = 20;

/** What waits for a decision, the longest first, from where a page ended. @throws Problem `invalid_input` for an `after` that is no end of a page */
export async function listSuggestions(
	{ db }: Administrator,
	after: string | undefined,
): Promise<SuggestionPage> {
	const end = readPageEnd(after);
	const isWaiting = isNull(registerSuggestions.decidedAt);
	const isBehind =
		end === null
			? undefined
			: sql`(${registerSuggestions.createdAt}, ${registerSuggestions.id}) > (${end.at}, ${end.id})`;
	const { rows, counted } = await runBatch(db, {
		rows: selectSuggestions(db, and(isWaiting, isBehind)).limit(PAGE + 1),
		counted: db
			.select({ count: sql`count(*)`.mapWith(Number) })
			.from(registerSuggestions)
			.where(isWaiting),
	});
	const { page, next } = cutPage(rows, PAGE, ({ suggestion }) => ({
		at: suggestion.createdAt,
		id: suggestion.id,
	}));
	return { count: counted[0]?.count ?? 0, suggestions: page.map(toSuggestion), next };
}
