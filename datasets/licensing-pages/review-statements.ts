import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import type { SqlStatement } from "#datasets/ingest/store/store.ts";
import { type Finding, MISSES, type PageReading, type SeenPage } from "./page-found.ts";
import { keepTexts } from "./page-texts.ts";

/** Every address that each row of the register names, whoever publishes the page. */
const NAMED_ADDRESSES = `SELECT id AS scheme_id, url FROM licensing_schemes WHERE url IS NOT NULL
	UNION SELECT licensing_schemes.id, proof.value ->> 'url' FROM licensing_schemes, json_each(licensing_schemes.evidence) AS proof
		WHERE proof.value ->> 'url' IS NOT NULL`;

/** A page that was looked at, the finding, and the rows that rest on it. */
export type PageReview = {
	readonly page: SeenPage;
	/** Content to keep; null where it was not read. */
	readonly reading: PageReading | null;
	readonly finding: Finding;
	readonly schemes: readonly string[];
};

/**
 * Statements that store the state and content of pages, and put under review the rows of those that changed or went. One such page is enough for a row.
 * `now`: UTC milliseconds.
 */
export function noteFound(found: readonly PageReview[], now: number): SqlStatement[] {
	return [
		...insertRows(
			{
				table: "scheme_pages",
				columns: ["url", "status", "hash", "checked_at", "changed_at", "misses", "fault"],
				onConflict:
					"ON CONFLICT (url) DO UPDATE SET status = excluded.status, hash = excluded.hash, checked_at = excluded.checked_at, changed_at = excluded.changed_at, misses = excluded.misses, fault = excluded.fault",
			},
			found.map(({ page }) => [
				page.url,
				page.status,
				page.hash,
				now,
				page.changedAt,
				page.misses,
				page.fault,
			]),
		),
		// Before the reviews, because it compares with their dates.
		...keepTexts(found, now),
		// The newest change sets the date: whoever read the row earlier has not seen the page as it is.
		...review(found, "changed", {
			now,
			onConflict: "DO UPDATE SET reason = excluded.reason, noticed_at = excluded.noticed_at",
		}),
		// An earlier change still has to be read, although the page is gone.
		...review(found, "gone", { now, onConflict: "DO NOTHING" }),
		{
			sql: `DELETE FROM scheme_reviews WHERE reason = 'page_gone' AND scheme_id IN (SELECT value FROM json_each(?1))
				AND NOT EXISTS (SELECT 1 FROM (${NAMED_ADDRESSES}) AS named JOIN scheme_pages ON scheme_pages.url = named.url
					WHERE named.scheme_id = scheme_reviews.scheme_id AND scheme_pages.misses >= ?2)`,
			params: [JSON.stringify(schemesOf(found, "back")), MISSES],
		},
	];
}

function review(
	found: readonly PageReview[],
	finding: "changed" | "gone",
	{ now, onConflict }: { now: number; onConflict: string },
): SqlStatement[] {
	return insertRows(
		{
			table: "scheme_reviews",
			columns: ["scheme_id", "reason", "noticed_at"],
			onConflict: `ON CONFLICT (scheme_id) ${onConflict}`,
		},
		schemesOf(found, finding).map((id) => [id, `page_${finding}`, now]),
	);
}

function schemesOf(found: readonly PageReview[], wanted: Finding): string[] {
	return found.filter(({ finding }) => finding === wanted).flatMap(({ schemes }) => schemes);
}

/** Statements that forget pages no longer named by any row, with their texts, and reviews of deleted rows. */
export const forgetUnused: readonly SqlStatement[] = [
	...["scheme_pages", "scheme_page_texts"].map((table) => ({
		sql: `DELETE FROM ${table} WHERE url NOT IN (SELECT url FROM (${NAMED_ADDRESSES}))`,
		params: [],
	})),
	{
		sql: "DELETE FROM scheme_reviews WHERE scheme_id NOT IN (SELECT id FROM licensing_schemes)",
		params: [],
	},
];
