import { REPORT_FORMAT, type ReportDocument } from "./document/document.ts";

/**
 * How a stored report of each format becomes one of today's. Until the product opens a new format takes the place of the one before, here and in its golden
 * document (`domain/test/golden-reports`). A report that was sold is kept for seven years (Rule DATA-1): from then on a new format gets a golden document
 * of its own, the one before a function that brings its documents up to date, in shape alone, and no line of this table ever goes.
 */
const readers = {
	[REPORT_FORMAT]: (stored: object) => stored as ReportDocument,
} as const satisfies Record<number, (stored: object) => ReportDocument>;

/** Reads a document as it was kept, by its own word for its format. @throws UnknownFormat for one that nothing here can read */
export function readStoredReport(stored: unknown): ReportDocument {
	const format = formatOf(stored);
	if (typeof stored !== "object" || stored === null || !isRead(format)) {
		throw new UnknownFormat(format);
	}
	return readers[format](stored);
}

/** A report was kept in a format that came after this code: it was rolled back. */
export class UnknownFormat extends Error {
	override readonly name = "UnknownFormat";

	constructor(format: unknown) {
		super(`no stored report of the format ${JSON.stringify(format)} can be read`);
	}
}

function formatOf(stored: unknown): unknown {
	return typeof stored === "object" && stored !== null && "format" in stored ? stored.format : null;
}

function isRead(format: unknown): format is keyof typeof readers {
	return typeof format === "number" && Object.hasOwn(readers, format);
}
