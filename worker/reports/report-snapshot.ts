import { eq } from "drizzle-orm";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { readStoredReport, UnknownFormat } from "#domain/telling/report/read-stored-report.ts";
import type { Db } from "#worker/db/client.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reportNotFound } from "./refusals.ts";

/**
 * The report as everybody reads it, with no position stated: frozen when it was made, in today's shape.
 * @throws Problem `not_found` when it says nothing any more, `unavailable` when it was written by a later edition of the product than this one
 */
export async function readDocument(db: Db, reportId: string): Promise<ReportDocument> {
	const [frozen] = await db
		.select({ document: reportSnapshots.document })
		.from(reportSnapshots)
		.where(eq(reportSnapshots.reportId, reportId))
		.execute();
	if (!frozen) {
		throw reportNotFound();
	}
	return readSnapshot(frozen.document, reportId);
}

/**
 * A document as it was frozen, in today's shape. Its format alone is checked: only `composeReport` writes documents, and a schema would say their fields
 * twice and take longer than parsing the JSON. @throws Problem `unavailable` when it was written by a later edition of the product than this one
 */
export function readSnapshot(frozen: string, reportId: string): ReportDocument {
	try {
		return readStoredReport(JSON.parse(frozen));
	} catch (cause) {
		if (!(cause instanceof UnknownFormat)) {
			throw cause;
		}
		log.error("a report cannot be read", { report: reportId, reason: cause.message });
		throw new Problem(
			"unavailable",
			"We cannot show this report just now. Please try again later.",
			{ cause },
		);
	}
}
