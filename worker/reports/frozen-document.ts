import { eq } from "drizzle-orm";
import type { ReportDocument } from "#domain/report/document.ts";
import type { Db } from "#worker/db/client.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";
import { reportNotFound } from "./refusals.ts";

/** What a report says, as it was frozen. @throws Problem `not_found` when it says nothing any more */
export async function readDocument(db: Db, reportId: string): Promise<ReportDocument> {
	const [frozen] = await orUnavailable(
		db
			.select({ document: reportSnapshots.document })
			.from(reportSnapshots)
			.where(eq(reportSnapshots.reportId, reportId))
			.execute(),
	);
	if (!frozen) {
		throw reportNotFound();
	}
	return JSON.parse(frozen.document);
}
