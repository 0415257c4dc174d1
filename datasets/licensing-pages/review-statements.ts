import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import type { Statement } from "#datasets/ingest/store/store.ts";
import type { Finding, SeenPage } from "./page-found.ts";

/** A page that was looked at, what that says, and the rows that rest on it. */
export type Found = {
	readonly page: SeenPage;
	readonly finding: Finding;
	readonly schemes: readonly string[];
};

/** Statements that keep how pages were found, and put under review what rests on those that changed or went. `now`: UTC milliseconds. */
export function noteFound(found: readonly Found[], now: number): Statement[] {
	return [
		...insertRows(
			{
				table: "scheme_pages",
				columns: ["url", "status", "hash", "checked_at", "changed_at", "misses"],
				onConflict:
					"ON CONFLICT (url) DO UPDATE SET status = excluded.status, hash = excluded.hash, checked_at = excluded.checked_at, changed_at = excluded.changed_at, misses = excluded.misses",
			},
			found.map(({ page }) => [page.url, page.status, page.hash, now, page.changedAt, page.misses]),
		),
		// The newest change counts: who read the row before it has not read the page as it is.
		...review(found, "changed", {
			now,
			onConflict: "DO UPDATE SET reason = excluded.reason, noticed_at = excluded.noticed_at",
		}),
		// What the page said last is still to be read, wherever it went.
		...review(found, "gone", { now, onConflict: "DO NOTHING" }),
		{
			sql: "DELETE FROM scheme_reviews WHERE reason = 'page_gone' AND scheme_id IN (SELECT value FROM json_each(?1))",
			params: [JSON.stringify(schemesOf(found, "back"))],
		},
	];
}

function review(
	found: readonly Found[],
	finding: "changed" | "gone",
	{ now, onConflict }: { now: number; onConflict: string },
): Statement[] {
	return insertRows(
		{
			table: "scheme_reviews",
			columns: ["scheme_id", "reason", "noticed_at"],
			onConflict: `ON CONFLICT (scheme_id) ${onConflict}`,
		},
		schemesOf(found, finding).map((id) => [id, `page_${finding}`, now]),
	);
}

function schemesOf(found: readonly Found[], wanted: Finding): string[] {
	return found.filter(({ finding }) => finding === wanted).flatMap(({ schemes }) => schemes);
}

/** Statements that forget pages that no row rests on any more, and reviews of rows that are gone. */
export const forgetUnused: readonly Statement[] = [
	{
		sql: "DELETE FROM scheme_pages WHERE url NOT IN (SELECT url FROM licensing_schemes WHERE url IS NOT NULL)",
		params: [],
	},
	{
		sql: "DELETE FROM scheme_reviews WHERE scheme_id NOT IN (SELECT id FROM licensing_schemes)",
		params: [],
	},
];
