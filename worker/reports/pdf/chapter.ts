import { below, heading, type Strip, strip } from "./strip.ts";
import { colours, type } from "./style.ts";
import { paragraph } from "./text.ts";

/** A chapter of the report under its title, which the outline leads to; nothing at all when it holds nothing. */
export function chapter(
	title: string,
	contents: readonly Strip[],
	{ answer = "", before = 17 }: { answer?: string; before?: number } = {},
): readonly Strip[] {
	return contents.length === 0 ? [] : [...chapterHead(title, answer, before), ...contents];
}

function chapterHead(title: string, answer: string, before: number): readonly Strip[] {
	const rule = strip(
		7,
		(sheet, x, y) => {
			sheet.bookmark(title);
			sheet.rule([x, y], [x + 36, y], colours.accent, 2);
		},
		{ before, withNext: true },
	);
	return [
		rule,
		...heading(paragraph(title, { style: type.chapter })),
		...heading(below(2, paragraph(answer, { style: type.lead }))),
		{ ...strip(3, () => undefined), withNext: true },
	];
}

/** A part of a chapter under its heading; nothing at all when it holds nothing. */
export function part(title: string, contents: readonly Strip[]): readonly Strip[] {
	return contents.length === 0
		? []
		: [...heading(paragraph(title, { style: type.part, before: 5 })), ...below(2, contents)];
}
