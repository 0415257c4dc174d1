import { type ChapterId, chapterTitles } from "#domain/judgement/home/chapter-titles.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { chapterHeadline } from "#domain/telling/report/headlines.ts";
import { type Block, below, block, heading } from "./block.ts";
import { colours, type } from "./style.ts";
import { paragraph } from "./text.ts";

/** A chapter of the report under its title and the line that carries its answer, which the outline and links lead to; nothing at all when it holds nothing. */
export function chapter(
	document: ReportDocument,
	id: ChapterId,
	contents: readonly Block[],
): readonly Block[] {
	return contents.length === 0
		? []
		: [...chapterHead(id, chapterHeadline(document, id)), ...contents];
}

function chapterHead(id: ChapterId, headline: string): readonly Block[] {
	const title = chapterTitles[id];
	const rule = block(
		6,
		(sheet, x, y) => {
			sheet.bookmark(title, y);
			sheet.anchor(id, y);
			sheet.rule([x, y], [x + 36, y], colours.accent, 2);
		},
		{ before: 6, withNext: true },
	);
	return [
		rule,
		...heading(paragraph(title, { style: type.chapter })),
		...heading(paragraph(headline, { style: type.leadStrong })),
	];
}

/** A part of a chapter under its heading, which the outline leads to; nothing at all when it holds nothing. */
export function part(title: string, contents: readonly Block[]): readonly Block[] {
	if (contents.length === 0) {
		return [];
	}
	const [first, ...rest] = heading(paragraph(title, { style: type.part, before: 3 }));
	return first
		? [
				{
					...first,
					draw: (sheet, x, y) => {
						sheet.bookmark(title, y, { isPart: true });
						first.draw(sheet, x, y);
					},
				},
				...rest,
				...below(2, contents),
			]
		: contents;
}
