import type { Statement } from "./store.ts";

/**
 * Makes every cached fact stale, in the transaction that changes what they quote: the next preview of a postcode gathers anew. `now` is UTC
 * milliseconds.
 */
export function stampAllFacts(now: number): Statement {
	return {
		sql: `INSERT INTO facts_stamps (scope, revision, changed_at)
			SELECT 'all', coalesce(max(revision), 0) + 1, ?1 FROM facts_stamps WHERE true
			ON CONFLICT (scope) DO UPDATE SET revision = excluded.revision, changed_at = excluded.changed_at`,
		params: [now],
	};
}
