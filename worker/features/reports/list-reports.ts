import type { ReportList } from "#contracts/report.ts";
import type { Db } from "#worker/db/client.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { Problem } from "#worker/platform/problem.ts";
import { toSummary } from "#worker/reports/report-view.ts";
import { listReports, type PageEnd } from "#worker/reports/reports-repository.ts";

type Asked = {
	readonly userId: string;
	/** Where an earlier page ended, as that page said. */
	readonly before: string | undefined;
	readonly limit: number;
};

/** A page of somebody's reports, newest first, in one round trip. @throws Problem `invalid_input` for a page end that is none. */
export async function readReportList(
	db: Db,
	{ userId, before, limit }: Asked,
): Promise<ReportList> {
	// One more than asked for tells whether there is a next page.
	const rows = await orUnavailable(
		listReports(db, { userId, before: before ? readPageEnd(before) : null, limit: limit + 1 }),
	);
	const page = rows.slice(0, limit);
	const last = page.at(-1);
	return {
		reports: page.map(toSummary),
		next: last && rows.length > limit ? `${last.createdAt}.${last.id}` : null,
	};
}

function readPageEnd(text: string): PageEnd {
	const [, createdAt, id = ""] = /^(\d{1,15})\.(rpt_[\w-]{22})$/.exec(text) ?? [];
	if (createdAt === undefined) {
		throw new Problem("invalid_input", "That is not where a page of reports ended.");
	}
	return { createdAt: Number(createdAt), id };
}
