import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
	changedVerdicts,
	type VerdictChange,
} from "#domain/subjects/licensing/changed-verdicts.ts";
import type { Db } from "#worker/db/client.ts";
import { reportCorrections, schemeRechecks } from "#worker/db/schema/rechecks.ts";
import { schemeHistory } from "#worker/db/schema/reference.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { enqueueAboutReport } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { type Corrected, readCorrected } from "./register-editions.ts";
import type { JobContext } from "./run-jobs.ts";
import { endOfPage, givenVerdicts, homeOf, readSold, type SoldReport } from "./sold-reports.ts";

/** Pages of reports in one run, whatever the clock says: well within what a trigger may ask of D1. */
const MOST_PAGES = 200;

const isTheRow = eq(schemeRechecks.id, 1);

/** How far a recheck is that is under way. */
type Recheck = typeof schemeRechecks.$inferSelect & { readonly until: number };

/**
 * Tells the owners of sold reports which verdicts the register's corrections since the last run have changed, all of a day's together. The reports stay as
 * they were sold. Works a page of reports at a time: letters and progress are written in one batch, so that nobody gets a second letter from runs at once
 * or dead half-way. The rest is done the next day. Source: docs/decisions/019.
 */
export async function mailCorrections(
	{ db, world }: Pick<JobContext, "db" | "world">,
	until: number,
): Promise<void> {
	const begun = await beginOrGoOn(db);
	if (begun === null) {
		return;
	}
	let recheck: Recheck = begun;
	const corrected = await readCorrected(db, recheck);
	for (let pages = 0; pages < MOST_PAGES && world.now() <= until; pages += 1) {
		const after: string = recheck.afterReport;
		const last: string | null =
			corrected.authorities.length > 0 ? await endOfPage(db, after) : null;
		if (last === null) {
			await finish(db, recheck);
			return;
		}
		const sold = await readSold(db, { after, last }, corrected.authorities);
		await tell({ db, world }, recheck, { last, corrections: correctionsOf(sold, corrected) });
		recheck = { ...recheck, afterReport: last };
	}
}

/** The recheck that is under way, or a new one up to the newest entry of the history; null where nothing was corrected since. */
async function beginOrGoOn(db: Db): Promise<Recheck | null> {
	const newest = sql`(SELECT max(rowid) FROM ${schemeHistory})`;
	const [, [row]] = await db.batch([
		db
			.update(schemeRechecks)
			.set({ until: newest, afterReport: "" })
			.where(
				and(isTheRow, isNull(schemeRechecks.until), sql`${schemeRechecks.followed} < ${newest}`),
			),
		db.select().from(schemeRechecks).where(isTheRow),
	]);
	return row === undefined || row.until === null ? null : { ...row, until: row.until };
}

type Correction = { readonly sold: SoldReport; readonly changes: readonly VerdictChange[] };

/** Returns the corrections that owners are to be told of. Leaves out a report that cannot be read any more, and logs it. */
function correctionsOf(sold: readonly SoldReport[], corrected: Corrected): Correction[] {
	return sold.flatMap((report) => {
		try {
			const changes = changedVerdicts(homeOf(report), corrected, givenVerdicts(report));
			return changes.length > 0 ? [{ sold: report, changes }] : [];
		} catch (cause) {
			log.error("a report could not be judged again", {
				report: report.id,
				reason: reasonOf(cause),
			});
			return [];
		}
	});
}

type Page = { readonly last: string; readonly corrections: readonly Correction[] };

/** Writes the letters of a page and moves on to its last report, all or nothing. Does nothing where another run was there first. */
async function tell(
	{ db, world }: Pick<JobContext, "db" | "world">,
	recheck: Recheck,
	{ last, corrections }: Page,
): Promise<void> {
	const isHere = isUnchanged(recheck);
	const now = world.now();
	await db.batch([
		db.select({ id: schemeRechecks.id }).from(schemeRechecks).where(isTheRow),
		...corrections.flatMap(({ sold, changes }) => {
			const letterId = newId("let", world.token);
			return [
				insertCorrection(db, { letterId, reportId: sold.id, madeAt: now, changes }, isHere),
				enqueueAboutReport(
					db,
					{ id: letterId, kind: "report_corrected", recipient: sold.recipient, now },
					sql`${eq(reports.id, sold.id)} AND EXISTS (SELECT 1 FROM ${reportCorrections} AS made WHERE made.letter_id = ${letterId})`,
				),
			];
		}),
		db.update(schemeRechecks).set({ afterReport: last }).where(and(isTheRow, isHere)),
	]);
}

/** Condition on the only row there is: no other run has gone on since. */
function isUnchanged({ until, afterReport }: Recheck): SQL {
	return sql`EXISTS (SELECT 1 FROM ${schemeRechecks} AS here WHERE here.id = 1 AND here.until = ${until} AND here.after_report = ${afterReport})`;
}

/** A statement that notes what an owner is told, while the report is read and `condition` holds. */
function insertCorrection(
	db: Db,
	{ letterId, reportId, madeAt, changes }: typeof reportCorrections.$inferInsert,
	condition: SQL,
) {
	const columns = {
		letterId: sql`${letterId}`.as("letter_id"),
		reportId: sql`${reportId}`.as("report_id"),
		madeAt: sql`${madeAt}`.as("made_at"),
		changes: sql`${JSON.stringify(changes)}`.as("changes"),
	};
	return db.insert(reportCorrections).select(
		db
			.select(columns)
			.from(reportSnapshots)
			.where(and(eq(reportSnapshots.reportId, reportId), condition)),
	);
}

/** All reports were looked at: the next recheck begins behind what this one followed. */
async function finish(db: Db, recheck: Recheck): Promise<void> {
	await db
		.update(schemeRechecks)
		.set({ followed: recheck.until, until: null, afterReport: "" })
		.where(and(isTheRow, isUnchanged(recheck)));
}
