import { APP_NAME } from "#domain/base/product.ts";
import { dateInWords } from "#domain/base/words.ts";
import { type ChapterId, REPORT_TITLE } from "#domain/judgement/home/chapter-titles.ts";
import { chaptersOf } from "#domain/telling/report/chapters.ts";
import { NOT_ADVICE } from "#domain/telling/report/closing/closing-words.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import type { Block } from "./block.ts";
import { flow } from "./flow.ts";
import { drawRunning } from "./running.ts";
import { sourcesChapter, uncheckedChapter } from "./sections/closing.ts";
import { decisionPage } from "./sections/decision.ts";
import { changesChapter, complianceChapter } from "./sections/duties.ts";
import { energyChapter } from "./sections/energy.ts";
import { licensingChapter } from "./sections/licensing.ts";
import { marketChapter } from "./sections/market.ts";
import { financeChapter, returnChapter } from "./sections/money.ts";
import { placeChapter } from "./sections/place.ts";
import { possessionChapter } from "./sections/possession.ts";
import { propertyChapter } from "./sections/property.ts";
import { flagsChapter, recommendationsChapter, risksChapter } from "./sections/risk-lines.ts";
import { scoreChapter } from "./sections/score.ts";
import { Sheet } from "./sheet.ts";

/** What the file needs besides the report itself. */
export type ReportMark = {
	/** The report's number, printed at the foot of every page. */
	readonly id: string;
	/** UTC milliseconds at which the report was made. */
	readonly createdAt: number;
	/** What the cover says about this copy of it, such as that it is a sample. */
	readonly remark?: string;
	/** Where the product is found, without a closing slash; without it nothing leads back to it. */
	readonly publicUrl?: string;
};

/**
 * The report as a PDF: one page that stands alone, then what it rests on, in A4. The same report and mark give the same bytes.
 * Nothing is calculated here: every figure is the document's own.
 */
export function reportPdf(
	document: ReportDocument,
	{ id, createdAt, remark = "", publicUrl = "" }: ReportMark,
): Uint8Array<ArrayBuffer> {
	const { home, day } = document;
	const where = home.address ?? home.postcode;
	const sheet = new Sheet({
		title: `${REPORT_TITLE}: ${where}`,
		subject: `${where}, ${home.place}, ${dateInWords(day)}`,
		creator: APP_NAME,
		id,
		createdAt,
	});
	flow(sheet, decisionPage(document, { product: APP_NAME, id, remark, made: dateInWords(day) }));
	for (const blocks of basis(document, publicUrl)) {
		sheet.addPage();
		flow(sheet, blocks);
	}
	drawRunning(sheet, {
		head: where,
		product: APP_NAME,
		foot: `Report ${id} · ${dateInWords(day)} · ${NOT_ADVICE}`,
	});
	return sheet.bytes();
}

type Drawing = (document: ReportDocument, publicUrl: string) => readonly Block[];

/** How each chapter is drawn: what the first page rests on. */
const drawings: Readonly<Record<ChapterId, Drawing>> = {
	overall: scoreChapter,
	risks: risksChapter,
	recommendations: recommendationsChapter,
	flags: flagsChapter,
	property: propertyChapter,
	energy: energyChapter,
	licensing: licensingChapter,
	market: marketChapter,
	finance: financeChapter,
	roi: returnChapter,
	place: placeChapter,
	possession: possessionChapter,
	compliance: complianceChapter,
	changes: changesChapter,
	unchecked: uncheckedChapter,
	sources: sourcesChapter,
};

/** What is looked up rather than read. */
const reference: ReadonlySet<ChapterId> = new Set([
	"possession",
	"compliance",
	"changes",
	"unchecked",
	"sources",
]);

/** What the first page rests on, and what is looked up: each begins on a page of its own. */
function basis(document: ReportDocument, publicUrl: string): readonly (readonly Block[])[] {
	const parts = Map.groupBy(chaptersOf(document), ({ id }) => reference.has(id));
	return [false, true]
		.map((isReference) =>
			(parts.get(isReference) ?? []).flatMap(({ id }) => drawings[id](document, publicUrl)),
		)
		.filter((blocks) => blocks.length > 0);
}
