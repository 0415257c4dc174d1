import type { ReportList, ReportListQuery } from "#contracts/report-list.ts";
import type { Db } from "#worker/db/client.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { Problem } from "#worker/platform/problem.ts";
import { type ListEnd, listOwnReports } from "#worker/reports/own-reports.ts";
import { toSummary } from "#worker/reports/report-view.ts";

type ReportsQuery = ReportListQuery & {
	readonly userId: string;
};

/** A page of somebody's reports, in one round trip. @throws Problem `invalid_input` for a page end that is none. */
export async function readReportList(
	db: Db,
	{ userId, before, limit, find, sort, archived }: ReportsQuery,
): Promise<ReportList> {
	const after = readListEnd(before);
	// One more than asked for tells whether there is a next page.
	const rows = await listOwnReports(db, { userId, find, sort, archived, after, limit: limit + 1 });
	const page = rows.slice(0, limit);
	const last = rows.length > limit ? page.at(-1) : undefined;
	return {
		reports: page.map(toSummary),
		next: last ? listEnd({ key: last.sortKey, id: last.id }) : null,
	};
}

/** A page end as it crosses the wire: the key, as JSON and whatever letters it has, and the id. */
function listEnd({ key, id }: ListEnd): string {
	return `${Buffer.from(JSON.stringify(key)).toString("base64url")}.${id}`;
}

function readListEnd(text: string | undefined): ListEnd | null {
	if (text === undefined) {
		return null;
	}
	const [, key = "", id = ""] = /^([\w-]{1,500})\.([\w-]{1,80})$/.exec(text) ?? [];
	const read = jsonOrNull(Buffer.from(key, "base64url").toString());
	if (typeof read !== "number" && typeof read !== "string") {
		throw new Problem("invalid_input", "That is not where a page ended.");
	}
	return { key: read, id };
}
