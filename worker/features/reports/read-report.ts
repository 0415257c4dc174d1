import type { ReportToBuy, ReportView } from "#contracts/report.ts";
import { offerOfReport } from "#domain/report/offer.ts";
import type { Reader } from "#worker/accounts/reader.ts";
import type { Db } from "#worker/db/client.ts";
import { readDocument } from "#worker/reports/frozen-document.ts";
import { type UseDesk, usedToday } from "#worker/reports/note-use.ts";
import { isClaimable, readable } from "#worker/reports/report-access.ts";
import { toCheckout, toPaidReport } from "#worker/reports/report-view.ts";
import { findReport } from "#worker/reports/reports-repository.ts";

/** What is to be paid for, in view of whoever may know of it. @throws Problem `not_found` */
export async function readCheckout(db: Db, id: string, reader: Reader): Promise<ReportToBuy> {
	const report = readable(await findReport(db, id), reader);
	if (report.state !== "unpaid") {
		return { ...toCheckout(report), offer: null };
	}
	const { isSold, holds, lacks, reason } = offerOfReport(await readDocument(db, id));
	return { ...toCheckout(report), offer: { isSold, holds: [...holds], lacks: [...lacks], reason } };
}

/**
 * A report: whole once it is paid for, and until then, or once it is closed, its checkout view and nothing else.
 * @throws Problem `not_found`
 */
export async function readReport(desk: UseDesk, id: string, reader: Reader): Promise<ReportView> {
	const report = readable(await findReport(desk.db, id), reader);
	if (report.state !== "paid") {
		return { ...toCheckout(report), isPaid: false };
	}
	const document = await readDocument(desk.db, id);
	usedToday(desk, report);
	return toPaidReport(report, document, { claimable: isClaimable(report, reader.user) });
}
