import { londonDay } from "#domain/base/calendar.ts";
import { APP_NAME, FILE_PREFIX } from "#domain/base/product.ts";
import { type HomesReport, homesReport, type JudgedOnce } from "#domain/portfolio/homes-report.ts";
import { HOMES_REPORT_TITLE } from "#domain/portfolio/homes-report-words.ts";
import type { YearBudget } from "#domain/portfolio/order-of-works.ts";
import { homeName } from "#domain/portfolio/words.ts";
import { type HomeRow, listHomes } from "#worker/homes/homes-repository.ts";
import { readHome } from "#worker/homes/look-at-home.ts";
import type { PdfFile } from "#worker/reports/report-file.ts";
import { homeOf, type Keeping } from "./keep-homes.ts";

/** Reports on all of an account's homes that are not set aside, as they were last judged. Asks no source. Source: Rule HELD-8. */
export async function reportHomes(
	{ caller: { db, now }, userId }: Keeping,
	budgets: readonly YearBudget[],
): Promise<HomesReport> {
	const rows = await listHomes(db, userId).execute();
	const open = rows.filter(({ archivedAt }) => archivedAt === null);
	return homesReport(open.map(judgedOnce), budgets, londonDay(now));
}

/** The same as a PDF to hand on. */
export async function downloadHomes(
	keeping: Keeping,
	budgets: readonly YearBudget[],
): Promise<PdfFile> {
	return toFile(await reportHomes(keeping, budgets), HOMES_REPORT_TITLE, keeping);
}

/** A report on one home as a PDF to hand on. @throws Problem `not_found` */
export async function downloadHome(keeping: Keeping, id: string): Promise<PdfFile> {
	const { db, now } = keeping.caller;
	const once = judgedOnce(await homeOf(db, keeping.userId, id));
	return toFile(homesReport([once], [], londonDay(now)), homeName(once.home), keeping);
}

function judgedOnce(row: HomeRow): JudgedOnce {
	const { home, judgement } = readHome(row);
	return {
		home,
		judged: judgement && {
			answer: judgement.kept,
			gaps: judgement.gaps,
			way: judgement.year.way,
		},
	};
}

async function toFile(
	report: HomesReport,
	title: string,
	{ caller: { now } }: Keeping,
): Promise<PdfFile> {
	const { homesPdf } = await import("#worker/reports/pdf/homes-pdf.ts");
	const body = homesPdf(report, { product: APP_NAME, title, now });
	return { body, size: body.byteLength, name: `${FILE_PREFIX}-homes.pdf` };
}
