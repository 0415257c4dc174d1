import { chapterTitles } from "#domain/report/chapter-titles.ts";
import { writtenByInWords } from "#domain/report/closing/closing-words.ts";
import type { Claim, ReportDocument } from "#domain/report/document.ts";
import { chapter, part } from "../chapter.ts";
import { below, beside, type Strip } from "../strip.ts";
import { CONTENT_WIDTH, type } from "../style.ts";
import { list, paragraph } from "../text.ts";

/** The second page: risks, what to do, and what is open. */
export function findingsPage(document: ReportDocument): readonly Strip[] {
	const { narrative, flags, unchecked } = document;
	return [
		...chapter(chapterTitles.risks, claims(narrative.keyRisks)),
		...below(6, paragraph(writtenByInWords(narrative), { style: type.fine })),
		...chapter(chapterTitles.flags, list(flags, { style: type.reading })),
		...part("Not checked", openLines(unchecked)),
	];
}

function claims(each: readonly Claim[]): readonly Strip[] {
	return list(
		each.map(({ text }) => text),
		{ numbered: true, style: type.reading },
	);
}

/** The names of the gaps, in two columns; why each is open stands in a chapter of its own. */
function openLines(unchecked: ReportDocument["unchecked"]): readonly Strip[] {
	const half = Math.ceil(unchecked.length / 2);
	const width = CONTENT_WIDTH / 2 - 12;
	const column = (from: number, to: number) =>
		list(
			unchecked.slice(from, to).map(({ what }) => what),
			{ style: type.small, width },
		);
	return unchecked.length === 0
		? []
		: [
				beside([
					[0, column(0, half)],
					[CONTENT_WIDTH / 2 + 6, column(half, unchecked.length)],
				]),
			];
}
