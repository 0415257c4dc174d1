import type { Reader } from "#worker/accounts/caller.ts";
import type { Db } from "#worker/db/client.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reportClosed } from "./refusals.ts";
import { readable } from "./report-access.ts";
import { findReport, type ReportRow } from "./reports-repository.ts";

/** The row of a report that is paid for and open, for whoever may read it. @throws Problem `not_found`, `unpaid`, `report_closed` */
export async function findPaid(db: Db, id: string, reader: Reader): Promise<ReportRow> {
	const report = readable(await findReport(db, id), reader);
	if (report.closedAt !== null) {
		throw reportClosed();
	}
	if (report.state === "unpaid") {
		throw new Problem("unpaid", "This report has not been paid for yet.");
	}
	return report;
}
