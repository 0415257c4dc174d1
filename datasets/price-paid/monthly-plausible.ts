import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type HeldEdition, RefusedNews } from "../ingest/run/importer.ts";
import type { Staging } from "./monthly-progress.ts";
import { newestMonth } from "./newest-month.ts";

/** Bytes. An update has some 20 MB; a year's file has 120 at least. */
const LARGEST = 80_000_000;

/** @throws RefusedNews for a file that cannot be an update, before any of it is read. */
export function refuseBySize({ name, size }: PublishedFile): void {
	if (size === 0) {
		throw new RefusedNews(`${name} is empty.`);
	}
	if (size > LARGEST) {
		throw new RefusedNews(
			`${name} has ${size} bytes, more than a monthly update can have: a complete or yearly file is imported with npm run data:sales.`,
		);
	}
}

/**
 * An update has about a tenth as many rows as there are postcodes with sales of five years. It is not measured by the update before, for months differ
 * by more than a fifth (taxes change, the registry closes over Christmas); one with less than this share of what we hold is a piece of a file.
 */
const SMALLEST_SHARE = 1 / 50;

/**
 * The newest month, `YYYY-MM`, that an update covers whose rows have all been read.
 * @throws RefusedNews for rows that are no update of what we hold.
 */
export function monthCovered({ name }: PublishedFile, read: Staging, held: HeldEdition): string {
	const month = newestMonth(new Map(Object.entries(read.months)));
	if (month === null) {
		throw new RefusedNews(`${name} has no sale in its ${read.lines} rows.`);
	}
	if (read.lines < held.rows * SMALLEST_SHARE) {
		throw new RefusedNews(
			`${name} has ${read.lines} rows, too few for a month: we hold sales of ${held.rows} postcodes.`,
		);
	}
	const storedMonth = held.asOf?.slice(0, 7) ?? "";
	if (month < storedMonth) {
		throw new RefusedNews(
			`${name} goes up to ${month}, and what we hold up to ${storedMonth}: what is newer would be undone.`,
		);
	}
	return month;
}
