import { answerLines } from "#domain/answer/answer-words.ts";
import { chapterTitles, REPORT_TITLE } from "#domain/report/chapter-titles.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { dealBreakersTitle, verdictParts } from "#domain/report/verdict/verdict-words.ts";
import { useInWords } from "#domain/use.ts";
import { dateInWords } from "#domain/words.ts";
import { figureGrid } from "../figures.ts";
import { below, heading, panel, type Strip, strip } from "../strip.ts";
import { CONTENT_WIDTH, colours, type } from "../style.ts";
import { paragraph } from "../text.ts";
import { verdictBand } from "./verdict-band.ts";

/** What the cover needs besides the document. */
export type Cover = {
	readonly product: string;
	/** The report's number, as it is quoted to us. */
	readonly id: string;
	/** About this copy of the report; empty when there is nothing to say. */
	readonly remark: string;
};

/** The first page: which home, and the answer. */
export function coverPage(document: ReportDocument, cover: Cover): readonly Strip[] {
	return [
		...masthead(document, cover),
		...below(12, answers(document)),
		...below(14, dealBreakers(document)),
		...below(14, verdictBand(document)),
		...below(14, keyFigures(document)),
	];
}

function masthead(document: ReportDocument, { product, id, remark }: Cover): readonly Strip[] {
	const { home, day } = document;
	const { address, postcode, place, authority, nation, certificate, note } = home;
	const where = [
		place,
		...(authority !== null && !place.includes(authority) ? [authority] : []),
		...(address === null ? [] : [postcode]),
		nation,
	];
	const made = `Report ${id} · made on ${dateInWords(day)}`;
	const facts = [made, ...(certificate ? [`energy certificate ${certificate}`] : [])];
	return [
		brand(product),
		...below(20, paragraph(address ?? postcode, { style: type.title })),
		...below(2, paragraph(where.join(", "), { style: type.lead })),
		...below(7, paragraph(stated(document), { style: type.strong })),
		...below(4, paragraph(facts.join(" · "), { style: type.small })),
		...below(4, paragraph(remark, { style: type.smallStrong })),
		...below(4, paragraph(note ?? "", { style: type.small })),
	];
}

function brand(product: string): Strip {
	return strip(16, (sheet, x, y) => {
		sheet.bookmark(chapterTitles.overall);
		sheet.text(product, x, y, { ...type.leadStrong, colour: colours.accent });
		sheet.text(REPORT_TITLE, x + CONTENT_WIDTH, y + 2.5, type.small, "right");
		sheet.rule([x, y + 20], [x + CONTENT_WIDTH, y + 20], colours.accent, 1.5);
	});
}

/** The three questions answered; nothing in a report that was made before they were asked. Source: DECISIONS 13. */
function answers({ answer }: ReportDocument): readonly Strip[] {
	return answer === null
		? []
		: answerLines(answer).flatMap(({ question, word, why }) => [
				...below(4, paragraph(`${question} ${word}`, { style: type.leadStrong })),
				...paragraph(why, { style: type.small }),
			]);
}

/** What stops the letting as it stands, before any number. Source: DECISIONS 3. */
function dealBreakers({ verdict }: ReportDocument): readonly Strip[] {
	const width = CONTENT_WIDTH - 30;
	const found = verdict.dealBreakers;
	// Of several the titles are enough for one page: each stands whole in its chapter.
	const isAlone = found.length === 1;
	return found.length === 0
		? []
		: [
				panel("red", CONTENT_WIDTH, [
					...paragraph(dealBreakersTitle(found.length), {
						style: { ...type.smallStrong, colour: colours.red },
						width,
					}),
					...found.flatMap(({ title, detail }) => [
						...below(3, paragraph(title, { style: type.leadStrong, width })),
						...(isAlone
							? paragraph(detail, { style: { ...type.small, colour: colours.ink }, width })
							: []),
					]),
				]),
			];
}

function keyFigures({ verdict }: ReportDocument): readonly Strip[] {
	return [
		...heading(paragraph(verdictParts.keyFigures, { style: type.part })),
		...below(4, figureGrid(verdict.keyFigures, 3)),
	];
}

/** How the home is to be let, and what else the buyer stated, in one line. */
function stated({ inputs, stated: lines }: ReportDocument): string {
	const use = useInWords[inputs.use];
	const others = lines.filter(({ text }) => text.toLowerCase() !== use);
	return [`Expected use: ${use}`, ...others.map(({ label, text }) => `${label}: ${text}`)].join(
		" · ",
	);
}
