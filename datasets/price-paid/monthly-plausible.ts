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
 * Least rows of an update as a share of the postcodes with sales in five years; a usual one has about a tenth. The previous update is no measure, because
 * months differ by more than a fifth (taxes change, the registry closes over Christmas). A smaller file is a fragment.
 */
const SMALLEST_SHARE = 1 / 50;

/**
 * The newest month, `YYYY-MM`, that a fully read update covers.
 * @throws RefusedNews for rows that are not an update of what we hold.
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
