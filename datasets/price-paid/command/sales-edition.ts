import * as z from "zod";
import type { IsoDate } from "#domain/base/calendar.ts";

/** A complete or yearly file of Price Paid Data that was read through: what is in it, and where its sales were spilled to. */
export const SalesEdition = z.object({
	/** Of the file. */
	tag: z.string(),
	/** Rows of the file. */
	rows: z.int(),
	oldest: z.iso.date(),
	newest: z.iso.date(),
	/** The newest month that it covers. A few sales with a later date are counted as `ahead`. */
	month: z.string(),
	ahead: z.int(),
	/** Sales of the days that are kept: those that were spilled. */
	sales: z.int(),
	withoutPostcode: z.int(),
	/** Dated after the day on which the file was read. */
	yetToCome: z.int(),
	/** Lines that were no UTF-8. */
	oldEncoding: z.int(),
	/** Sales of each month, with a postcode or without. */
	months: z.record(z.string(), z.int()),
	groups: z.record(z.string(), z.object({ records: z.int(), pieces: z.array(z.int()) })),
});
export type SalesEdition = Readonly<z.infer<typeof SalesEdition>>;

/** The year of a yearly file; null for a complete file, which covers several. */
export function onlyYear({ oldest, newest }: { oldest: IsoDate; newest: IsoDate }): string | null {
	const year = newest.slice(0, 4);
	return oldest.startsWith(year) ? year : null;
}

/** What was left out of or corrected in a file, a sentence each. */
export function salesNotes(edition: SalesEdition): string[] {
	const say = (count: number, what: string): string[] =>
		count === 0 ? [] : [`${count.toLocaleString("en-GB")} ${what}`];
	return [
		...say(edition.withoutPostcode, "sales without a postcode are left out."),
		...say(edition.yetToCome, "sales dated after the day of the import are left out."),
		...say(
			edition.ahead,
			`sales are dated after ${edition.month}, too few for what the file goes up to: they are kept and make no figures.`,
		),
		...say(edition.oldEncoding, "lines were not UTF-8 and are read as Latin-1."),
	];
}
