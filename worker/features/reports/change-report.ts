import type { OwnReport, OwnReportChanges } from "#contracts/report-list.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { Problem } from "#worker/platform/problem.ts";
import { changeOwnReport, readNote } from "#worker/reports/own-reports.ts";
import { reportNotFound } from "#worker/reports/refusals.ts";

/**
 * Names a report of the user's, notes something about it, puts it aside or brings it back.
 * @throws Problem `not_found`; `note_changed` with the current note, where it differs from the one that was read
 */
export async function changeReport(
	{ db, now }: Pick<Caller, "db" | "now">,
	report: { readonly id: string; readonly userId: string },
	{ name, note, noteBefore, archived }: OwnReportChanges,
): Promise<OwnReport> {
	const [changed] = await changeOwnReport(db, report, {
		name: name === undefined ? undefined : name || null,
		note: note === undefined ? undefined : { text: note || null, before: noteBefore || null },
		archived,
		now,
	}).execute();
	if (changed) {
		const { archivedAt, ...marks } = changed;
		return {
			...marks,
			archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
		};
	}
	const current = await readNote(db, report);
	if (current === undefined) {
		throw reportNotFound();
	}
	throw new Problem("note_changed", "This note was changed elsewhere meanwhile.", {
		current: current ?? "",
	});
}
