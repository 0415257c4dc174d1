import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import { APP_NAME, FILE_PREFIX } from "#domain/product.ts";
import { compareReports } from "#domain/report/compare/compare-reports.ts";
import type { ReportComparison } from "#domain/report/compare/comparison.ts";
import type { Db } from "#worker/db/client.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { comparisonPdf } from "#worker/reports/pdf/comparison-pdf.ts";
import { reportNotFound } from "#worker/reports/refusals.ts";
import type { PdfFile } from "#worker/reports/report-file.ts";
import { readSnapshot } from "#worker/reports/report-snapshot.ts";
import { isOpen } from "#worker/reports/reports-repository.ts";

type Wanted = {
	readonly userId: string;
	/** Of reports, each once, in their order. */
	readonly ids: readonly string[];
};

/** Reports of the user's side by side, in one round trip. @throws Problem `not_found` when one of them is not theirs, not paid for or closed */
export async function readComparison(db: Db, { userId, ids }: Wanted): Promise<ReportComparison> {
	const rows = await db
		.select({ ...getTableColumns(reports), frozen: reportSnapshots.document })
		.from(reports)
		.innerJoin(reportSnapshots, eq(reportSnapshots.reportId, reports.id))
		.where(and(inArray(reports.id, [...ids]), eq(reports.userId, userId), isOpen))
		.execute();
	return compareReports(
		ids.map((id) => {
			const row = rows.find((each) => each.id === id);
			if (!row) {
				throw reportNotFound();
			}
			return { id, name: row.name, document: readSnapshot(row.frozen, id) };
		}),
	);
}

/** The same as a PDF, made each time: names change, and nobody keeps it. `now`: UTC milliseconds. @throws Problem as `readComparison` */
export async function downloadComparison(db: Db, wanted: Wanted, now: number): Promise<PdfFile> {
	const body = comparisonPdf(await readComparison(db, wanted), { product: APP_NAME, now });
	return { body, size: body.byteLength, name: `${FILE_PREFIX}-comparison.pdf` };
}
