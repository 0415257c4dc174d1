import type { ReportList } from "#contracts/report.ts";
import type { Db } from "#worker/db/client.ts";
import { cutPage, readPageEnd } from "#worker/db/page.ts";
import { methodOf } from "#worker/reports/remakes.ts";
import { toSummary } from "#worker/reports/report-view.ts";
import { listReports } from "#worker/reports/reports-repository.ts";

type ReportsQuery = {
	readonly userId: string;
	/** Where an earlier page ended, as that page said. */
	readonly before: string | undefined;
	readonly limit: number;
	/** UTC milliseconds. */
	readonly now: number;
};

/** A page of somebody's reports, newest first, in one round trip. @throws Problem `invalid_input` for a page end that is none. */
export async function readReportList(
	db: Db,
	{ userId, before, limit, now }: ReportsQuery,
): Promise<ReportList> {
	// One more than asked for tells whether there is a next page.
	const rows = await listReports(db, { userId, before: readPageEnd(before), limit: limit + 1 });
	const { page, next } = cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
	return {
		reports: page.map((row) =>
			toSummary(row, methodOf(row, { user: { id: userId }, now, remadeAs: row.remadeAs })),
		),
		next,
	};
}
