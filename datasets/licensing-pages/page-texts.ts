import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import type { SqlStatement } from "#datasets/ingest/store/store.ts";
import type { PageReading, SeenPage } from "./page-found.ts";

type Read = {
	readonly page: Pick<SeenPage, "url">;
	readonly reading: PageReading | null;
	readonly schemes: readonly string[];
};

/**
 * Statements that store two texts of each page: the present one, and one from before. The latter is the text when the oldest waiting review began, so that
 * an administrator sees all changes since somebody last read the page; without a review it is the previous text. They run before the statements that begin
 * reviews of these looks. `now`: UTC milliseconds.
 */
export function keepTexts(found: readonly Read[], now: number): SqlStatement[] {
	const read = found.flatMap(({ page: { url }, reading, schemes }) =>
		reading ? [{ url, schemes, ...reading }] : [],
	);
	const rows = (wanted: readonly PageReading["since"][]) =>
		read
			.filter(({ since }) => wanted.includes(since))
			.map(({ url, hash, text }) => [url, now, hash, text]);
	const into = (onConflict: string) => ({
		table: "scheme_page_texts",
		columns: ["url", "seen_at", "hash", "text"],
		onConflict: `ON CONFLICT (url, hash) DO UPDATE SET ${onConflict}`,
	});
	return [
		...insertRows(
			into("text = excluded.text WHERE scheme_page_texts.text IS NOT excluded.text"),
			rows(["same"]),
		),
		// A text that has returned is dated anew.
		...insertRows(
			into("seen_at = excluded.seen_at, text = excluded.text"),
			rows(["changed", "first"]),
		),
		...read.filter(({ since }) => since !== "same").map((page) => forgetOthers(page)),
	];
}

/** Deletes a page's other texts: its present text stays, and the earlier one where the two can be compared. */
function forgetOthers({
	url,
	hash,
	since,
	schemes,
}: PageReading & { url: string; schemes: readonly string[] }): SqlStatement {
	if (since === "first") {
		return {
			sql: "DELETE FROM scheme_page_texts WHERE url = ?1 AND hash <> ?2",
			params: [url, hash],
		};
	}
	const newest = (only: string) =>
		`(SELECT hash FROM scheme_page_texts WHERE url = ?1 AND hash <> ?2 ${only} ORDER BY seen_at DESC, hash LIMIT 1)`;
	const whenReviewed = `AND seen_at < (SELECT min(noticed_at) FROM scheme_reviews
		WHERE reason = 'page_changed' AND scheme_id IN (SELECT value FROM json_each(?3)))`;
	return {
		sql: `DELETE FROM scheme_page_texts WHERE url = ?1 AND hash <> ?2 AND hash IS NOT coalesce(${newest(whenReviewed)}, ${newest("")})`,
		params: [url, hash, JSON.stringify(schemes)],
	};
}
