import type { PaidReport } from "#contracts/report.ts";
import type { CalendarOf } from "#domain/judgement/dates/calendar-file.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { SHARE_GONE } from "#domain/telling/report/share-terms.ts";
import { log } from "#worker/platform/log.ts";
import type { LinkKeys } from "#worker/platform/own-keys.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { type UsageContext, usedToday } from "#worker/reports/note-use.ts";
import { openPdf, type PdfFile, type PdfShelf } from "#worker/reports/report-file.ts";
import { readShown } from "#worker/reports/report-position.ts";
import { findShared, noteOpened } from "#worker/reports/report-shares.ts";
import { toPaidReport } from "#worker/reports/report-view.ts";
import { shareIdOf } from "#worker/reports/share-token.ts";

type SharedReport = NonNullable<Awaited<ReturnType<typeof findShared>>>;

/** What a link is followed with. */
export type Following = UsageContext & {
	readonly keys: LinkKeys;
	/** What stands in the link. */
	readonly token: string;
};

/**
 * A report as anyone reads it who was sent a link: without its id, without its owner's position, name, note and ticks, and without what was paid. What
 * follows from the position is there only where the link was made to show it.
 * Counts the opening, unless its owner reads. @throws Problem `share_gone`
 */
export async function readShared(
	following: Following,
	reader: { readonly id: string } | null,
): Promise<PaidReport> {
	const { share, report } = await follow(following);
	const document = await readShown(following.db, report);
	if (reader?.id !== report.userId) {
		countOpened(following, share);
	}
	usedToday(following, report);
	return toPaidReport({ ...report, id: following.token, isTest: false }, document, {
		claimable: false,
		isShared: true,
		shareable: false,
		tickable: false,
		ticks: [],
	});
}

/** The PDF of a report that a link leads to. @throws Problem `share_gone` */
export async function downloadShared(shelf: PdfShelf & Following): Promise<PdfFile> {
	const { report } = await follow(shelf);
	const file = await openPdf(shelf, report, report);
	usedToday(shelf, report);
	return file;
}

/** Days of a report that a link leads to. @throws Problem `share_gone` */
export async function sharedCalendar(
	following: Following,
	of: (document: ReportDocument) => CalendarOf,
): Promise<CalendarOf> {
	const { report } = await follow(following);
	const calendar = of(await readShown(following.db, report));
	usedToday(following, report);
	return calendar;
}

/** One refusal for all: whether a link was withdrawn, forged, or led to a report that is closed now is not for whoever holds it. */
async function follow({
	db,
	keys,
	token,
}: Following): Promise<{ share: string; report: SharedReport }> {
	const share = shareIdOf(token, keys);
	const report = share === null ? null : await findShared(db, share);
	if (share === null || report === null) {
		throw new Problem("share_gone", `${SHARE_GONE.join(". ")}.`);
	}
	return { share, report };
}

/** No one waits for it. Never throws. */
function countOpened({ db, now, waitUntil }: Following, share: string): void {
	waitUntil(
		noteOpened(db, share, now())
			.execute()
			.catch((cause: unknown) =>
				log.error("the use of a link could not be counted", { reason: reasonOf(cause) }),
			),
	);
}
