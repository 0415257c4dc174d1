import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import { APP_NAME, FILE_PREFIX } from "#domain/base/product.ts";
import { compareReports } from "#domain/telling/report/compare/compare-reports.ts";
import type { ReportComparison } from "#domain/telling/report/compare/comparison.ts";
import type { Db } from "#worker/db/client.ts";
import { reportPositions, reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { reportNotFound } from "#worker/reports/refusals.ts";
import type { PdfFile } from "#worker/reports/report-file.ts";
import { documentAtPosition } from "#worker/reports/report-position.ts";
import { readSnapshot } from "#worker/reports/report-snapshot.ts";
import { isOpen } from "#worker/reports/reports-repository.ts";

type Wanted = {
	readonly userId: string;
	/** At the positions that the user stated; else as everybody would read it. */
	readonly withTax: boolean;
	/** Ids of reports, each once, in their order. */
	readonly ids: readonly string[];
};

/** Reports of the user's side by side, in one round trip. @throws Problem `not_found` when one of them is not theirs, not paid for or closed */
export async function readComparison(
	db: Db,
	{ userId, ids, withTax }: Wanted,
): Promise<ReportComparison> {
	const rows = await db
		.select({
			...getTableColumns(reports),
			frozen: withTax ? documentAtPosition : reportSnapshots.document,
		})
		.from(reports)
		.innerJoin(reportSnapshots, eq(reportSnapshots.reportId, reports.id))
		.leftJoin(reportPositions, eq(reportPositions.reportId, reports.id))
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

/** The same as a PDF to pass on, without what follows from a position. Made each time: names change, and nobody keeps it. `now`: UTC milliseconds. @throws Problem as `readComparison` */
export async function downloadComparison(
	db: Db,
	wanted: Omit<Wanted, "withTax">,
	now: number,
): Promise<PdfFile> {
	const comparison = await readComparison(db, { ...wanted, withTax: false });
	const { comparisonPdf } = await import("#worker/reports/pdf/comparison-pdf.ts");
	const body = comparisonPdf(comparison, { product: APP_NAME, now });
	return { body, size: body.byteLength, name: `${FILE_PREFIX}-comparison.pdf` };
}
