import { isNull, sql } from "drizzle-orm";
import type { SuggestionPage } from "#contracts/admin/suggestions.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { cutPage, readPageEnd } from "#worker/db/page.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { selectFirstOf, selectGroups, toSuggestion } from "./suggestions-repository.ts";

/** Groups in one page: each is worked through by itself. */
const PAGE = 10;

/** What waits for a decision by what it is about, the longest waiting first, from where a page ended. @throws Problem `invalid_input` for an `after` that is no end of a page */
export async function listSuggestions(
	{ db }: Administrator,
	after: string | undefined,
): Promise<SuggestionPage> {
	const { found, counted } = await runBatch(db, {
		found: selectGroups(db, readPageEnd(after)).limit(PAGE + 1),
		counted: db
			.select({ count: sql`count(*)`.mapWith(Number) })
			.from(registerSuggestions)
			.where(isNull(registerSuggestions.decidedAt)),
	});
	const { page, next } = cutPage(found, PAGE, ({ id, at }) => ({ at, id }));
	const first = await selectFirstOf(
		db,
		page.map(({ id }) => id),
	);
	return {
		count: counted[0]?.count ?? 0,
		// A group that was decided in between is named by another id, and comes with the next look.
		groups: page.flatMap(({ id, at: _, ...group }) => {
			const suggestions = first.filter((row) => row.group === id).map(toSuggestion);
			return suggestions.length === 0 ? [] : [{ ...group, suggestions }];
		}),
		next,
	};
}
