import { londonDay } from "#domain/base/calendar.ts";
import { portfolioDates } from "#domain/portfolio/dates.ts";
import { homesCsv } from "#domain/portfolio/export-homes.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { listHomes } from "#worker/homes/homes-repository.ts";
import { readHome } from "#worker/homes/look-at-home.ts";
import { listOwners, toOwner } from "#worker/homes/owners-repository.ts";

/** An account's homes as a file for spreadsheets, as they were last judged. Source: Rule HOMES-16. */
export async function homesFile(
	{ db, now }: Pick<Caller, "db" | "now">,
	userId: string,
): Promise<string> {
	const { importFields } = await import("#domain/portfolio/import/import-fields.ts");
	const { rows, owners } = await runBatch(db, {
		rows: listHomes(db, userId),
		owners: listOwners(db, userId),
	});
	const day = londonDay(now);
	const homes = rows.map(readHome).map((each) => ({
		...each,
		dates: portfolioDates([{ home: each.home, answer: each.judgement?.kept ?? null }], day),
	}));
	return homesCsv(homes, owners.map(toOwner), importFields);
}
