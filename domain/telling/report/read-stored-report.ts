import { REPORT_FORMAT, type ReportDocument } from "./document/document.ts";

/**
 * Converts a stored report of each format to today's. Until the product opens, a new format replaces the one before, here and in its golden document
 * (`domain/test/golden-reports`). Sold reports are kept for seven years (Rule DATA-1): from then on, a new format gets its own golden document, the former
 * one a function that updates its documents in shape alone, and no entry is ever removed.
 */
const readers = {
	[REPORT_FORMAT]: (stored: object) => stored as ReportDocument,
} as const satisfies Record<number, (stored: object) => ReportDocument>;

/** Reads a stored document by its stated format. @throws UnknownFormat for an unknown one */
export function readStoredReport(stored: unknown): ReportDocument {
	const format = formatOf(stored);
	if (typeof stored !== "object" || stored === null || !isRead(format)) {
		throw new UnknownFormat(format);
	}
	return readers[format](stored);
}

/** The report's format is newer than this code, which was rolled back. */
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
