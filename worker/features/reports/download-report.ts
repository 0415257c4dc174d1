import type { Reader } from "#worker/accounts/caller.ts";
import { Problem } from "#worker/platform/problem.ts";
import { type UsageContext, usedToday } from "#worker/reports/note-use.ts";
import { reportClosed } from "#worker/reports/refusals.ts";
import { readable } from "#worker/reports/report-access.ts";
import { openPdf, type PdfFile, type PdfShelf } from "#worker/reports/report-file.ts";
import { findReport } from "#worker/reports/reports-repository.ts";

/**
 * The PDF of a report that is paid for: the one that is kept, or made now when there is none.
 * @throws Problem `not_found`, `unpaid`, `report_closed`
 */
export async function downloadReport(
	shelf: PdfShelf & UsageContext,
	id: string,
	reader: Reader,
): Promise<PdfFile> {
	const report = readable(await findReport(shelf.db, id), reader);
	if (report.closedAt !== null) {
		throw reportClosed();
	}
	if (report.state === "unpaid") {
		throw new Problem("unpaid", "This report has not been paid for yet.");
	}
	const file = await openPdf(shelf, report);
	usedToday(shelf, report);
	return file;
}
