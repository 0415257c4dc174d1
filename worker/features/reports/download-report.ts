import type { Reader } from "#worker/accounts/caller.ts";
import { type UsageContext, usedToday } from "#worker/reports/note-use.ts";
import { findPaid } from "#worker/reports/paid-report.ts";
import { isOwnedBy } from "#worker/reports/report-access.ts";
import { openPdf, type PdfFile, type PdfShelf } from "#worker/reports/report-file.ts";

/**
 * The PDF of a report that is paid for: the one that is kept, or made now when there is none. Its owner's is made at their position, unless they ask for the
 * one that everybody else gets. @throws Problem `not_found`, `unpaid`, `report_closed`
 */
export async function downloadReport(
	shelf: PdfShelf & UsageContext,
	{ id, withTax }: { readonly id: string; readonly withTax: boolean },
	reader: Reader,
): Promise<PdfFile> {
	const report = await findPaid(shelf.db, id, reader);
	const file = await openPdf(shelf, report, { withTax: withTax && isOwnedBy(report, reader.user) });
	usedToday(shelf, report);
	return file;
}
