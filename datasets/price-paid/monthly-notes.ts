import * as z from "zod";
import type { HeldEdition } from "../ingest/run/importer.ts";
import type { Store } from "../ingest/store/store.ts";
import type { MergingRanges } from "./monthly-progress.ts";

const Staged = z.object({
	rows: z.int(),
	changes: z.int(),
	deletions: z.int(),
	unplaced: z.int(),
});

/** In words: what an update corrected or left out, and what it leaves in doubt. */
export async function editionNotes(
	store: Store,
	{ lines, misdated, oldEncoding, named, month, ahead }: MergingRanges,
	held: HeldEdition,
): Promise<string[]> {
	const [row] = await store.read(
		`SELECT count(*) AS rows, count(*) FILTER (WHERE status = 'C') AS changes, count(*) FILTER (WHERE status = 'D') AS deletions,
			count(*) FILTER (WHERE status <> 'D' AND postcode = '') AS unplaced FROM sale_changes`,
	);
	const staged = Staged.parse(row);
	return [
		...missedMonths(held.asOf, month),
		...counted(lines - misdated - staged.rows, "Rows overtaken by a later row about the same sale"),
		...counted(misdated, "Rows left out, whose day of transfer lies after the file was published"),
		...counted(
			ahead,
			`Sales kept that make no figures, for they are dated after ${month} and too few for a month`,
		),
		...counted(oldEncoding, "Rows read as Windows-1252, for they are no UTF-8"),
		...counted(staged.unplaced, "Sales left out, which have no postcode"),
		...counted(named.A, "Additions of sales we hold already, taken for changes"),
		...counted(staged.changes - named.C, "Changes of sales we do not hold, taken for additions"),
		...counted(staged.deletions - named.D, "Deletions of sales we do not hold"),
	];
}

function counted(count: number, what: string): string[] {
	return count === 0 ? [] : [`${what}: ${count.toLocaleString("en-GB")}.`];
}

/** Months missed since `asOf` (a day or month). An update covers one month of registrations, and its predecessor is no longer available. */
function missedMonths(asOf: string | null, month: string): string[] {
	const missed = asOf === null ? 0 : monthsOf(month) - monthsOf(asOf) - 1;
	return missed < 1
		? []
		: [
				`We held sales up to ${asOf?.slice(0, 7)}, so the updates between that and ${month} were missed: import the yearly file of Price Paid Data.`,
			];
}

function monthsOf(date: string): number {
	const [year = 0, month = 0] = date.split("-").map(Number);
	return year * 12 + month;
}
