import { eq, sql } from "drizzle-orm";
import type { SchemeHistory } from "#contracts/admin/register-queue.ts";
import { BY_RELEASE } from "#domain/base/facts/scheme.ts";
import { factChanges } from "#domain/subjects/licensing/scheme-facts.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { readKeptScheme } from "#worker/db/read-kept-scheme.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { schemeHistory } from "#worker/db/schema/reference.ts";
import { Problem } from "#worker/platform/problem.ts";
import { selectWards } from "./register-repository.ts";

/** Changes shown of a row; older ones stay in its history. */
const MOST_ENTRIES = 50;

/** What was changed of a row, by whom and why, the newest first. @throws Problem `not_found` for a row that nobody ever had */
export async function historyOfScheme({ db }: Administrator, id: string): Promise<SchemeHistory> {
	const authority = sql`(SELECT kept.row ->> 'authorityCode' FROM ${schemeHistory} AS kept
		WHERE kept.scheme_id = ${id} AND kept.row IS NOT NULL ORDER BY kept.rowid DESC LIMIT 1)`;
	const { kept, wards } = await runBatch(db, {
		kept: db
			.select({ at: schemeHistory.at, row: schemeHistory.row, by: users.username })
			.from(schemeHistory)
			.leftJoin(users, eq(users.id, sql`${schemeHistory.row} ->> 'changedBy'`))
			.where(eq(schemeHistory.schemeId, id))
			.orderBy(sql`${schemeHistory}.rowid DESC`)
			// One more than is shown, to compare the last one with.
			.limit(MOST_ENTRIES + 1),
		wards: selectWards(db, authority),
	});
	if (kept.length === 0) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	const names = new Map(wards.map(({ code, name }) => [code, name]));
	const entries = kept.flatMap(({ at, by, row: json }) => {
		const row = readKeptScheme(json);
		return row === undefined ? [] : [{ at, by, row }];
	});
	return {
		entries: entries.slice(0, MOST_ENTRIES).map(({ at, by, row }, place) => ({
			at: new Date(at).toISOString(),
			by,
			isFromFile: row?.changedBy === BY_RELEASE,
			why: row?.changedWhy ?? null,
			revision: row?.revision ?? null,
			changes: row === null ? [] : factChanges(entries[place + 1]?.row ?? null, row, names),
		})),
	};
}
