import { daysInWords } from "#domain/base/words.ts";
import { DRAFT, HOME_CHANGES_TITLE, type HomeDate } from "#domain/judgement/dates/home-date.ts";
import {
	type LawLine,
	type LawLineMark,
	type LawLineRow,
	lawLine,
} from "#domain/judgement/dates/law-line.ts";
import { type Block, block, heading } from "../block.ts";
import { widthOf, wrap } from "../measure.ts";
import { toPrintable } from "../printable.ts";
import type { Sheet } from "../sheet.ts";
import { CONTENT_WIDTH, colours, type TextStyle, type } from "../style.ts";
import { paragraph } from "../text.ts";

const LABEL = 140;
const ROW = 22;
const HALF_MARK = 3.6;
/** Room between the line and the nearest label. */
const NEAR = 10;

const draft: TextStyle = { ...type.fine, colour: colours.amber };

/** What changes and when, on a line to the scale of days that begins today: filled what is law, open what is a draft. */
export function lawLineBlocks(dates: readonly HomeDate[], today: string): readonly Block[] {
	if (dates.length === 0) {
		return [];
	}
	const { marks, years } = lawLine(dates, { today, labelWidth: LABEL / CONTENT_WIDTH });
	const above = Math.max(1, ...marks.map(({ row }) => row)) * ROW + NEAR + 5;
	const below = Math.max(0, ...marks.map(({ row }) => -row)) * ROW + NEAR;
	return [
		...heading(paragraph(HOME_CHANGES_TITLE, { style: type.part, part: "H2" })),
		block(above + below, (sheet, x, y) => {
			const line = y + above;
			const free = years.filter(({ at }) => !marks.some((each) => covers(each, at)));
			sheet.aside(() => {
				drawScale(sheet, { years, named: free }, x, line);
				// All stems before all labels, so that none runs through the words of another.
				for (const each of marks) {
					drawStem(sheet, each, x, line);
				}
			});
			sheet.tagged({ name: "L", marks: null }, () => {
				for (const each of marks) {
					drawMark(sheet, each, x, line);
				}
			});
		}),
		block(11, (sheet, x, y) => sheet.tagged({ name: "P" }, () => drawKey(sheet, x, y)), {
			before: 2,
		}),
	];
}

/** The line with its years, which is read to nobody: each date says its own. */
function drawScale(
	sheet: Sheet,
	{ years, named }: Record<"years" | "named", LawLine["years"]>,
	x: number,
	line: number,
): void {
	sheet.rule([x, line], [x + CONTENT_WIDTH, line], colours.edge, 1.2);
	for (const { at } of years) {
		const left = x + at * CONTENT_WIDTH;
		sheet.rule([left, line - 3], [left, line + 3], colours.edge, 0.8);
	}
	for (const { year, at } of named) {
		sheet.text(year, x + at * CONTENT_WIDTH + 3, line + 0.5, type.fine);
	}
	sheet.box(x - HALF_MARK, line - HALF_MARK, { width: 7.2, height: 7.2 }, colours.ink);
	sheet.text("Today", x - HALF_MARK, top(line, 1) + 9, type.smallStrong);
}

function top(line: number, row: LawLineRow): number {
	return row > 0 ? line - NEAR - row * ROW : line + NEAR + (-row - 1) * ROW;
}

/** Whether the dot of a date would lie on the year that stands at a tick. */
function covers({ from, to }: LawLineMark, tick: number): boolean {
	const name = widthOf("2026", type.fine) + 3 + HALF_MARK;
	const [left, right] = [tick - HALF_MARK / CONTENT_WIDTH, tick + name / CONTENT_WIDTH];
	return from < right && to > left;
}

function drawStem(sheet: Sheet, { from, row }: LawLineMark, x: number, line: number): void {
	const left = x + from * CONTENT_WIDTH;
	const y = top(line, row);
	sheet.rule([left, line], [left, row > 0 ? y + ROW - 2 : y], colours.line, 0.7);
}

function drawMark(
	sheet: Sheet,
	{ date, from, to, row, label }: LawLineMark,
	x: number,
	line: number,
) {
	const left = x + from * CONTENT_WIDTH;
	const y = top(line, row);
	drawDot(sheet, left, line, { isDraft: date.isDraft, width: (to - from) * CONTENT_WIDTH });
	const [title = ""] = wrap(toPrintable(date.title), type.smallStrong, LABEL - 4);
	const days = toPrintable(daysInWords(date));
	const width = Math.max(
		widthOf(title, type.smallStrong),
		widthOf(date.isDraft ? `${days} ${DRAFT}` : days, type.fine),
	);
	// At the end of the line its words end where the line does, under or over their stem.
	const labelLeft = Math.max(x + label * CONTENT_WIDTH, Math.min(left, x + CONTENT_WIDTH - width));
	sheet.box(labelLeft - 1, y + 0.5, { width: width + 2, height: ROW - 3 }, colours.white);
	const words = () => {
		sheet.text(title, labelLeft, y, { ...type.smallStrong, colour: colours.ink });
		sheet.text(days, labelLeft, y + 9.5, type.fine);
		if (date.isDraft) {
			sheet.text(DRAFT, labelLeft + widthOf(`${days} `, type.fine), y + 9.5, draft);
		}
	};
	sheet.tagged({ name: "LI" }, () => sheet.tagged({ name: "LBody" }, words));
}

function drawDot(
	sheet: Sheet,
	x: number,
	y: number,
	{ isDraft, width }: { isDraft: boolean; width: number },
): void {
	const size = { width: width + 2 * HALF_MARK, height: 2 * HALF_MARK };
	sheet.box(
		x - HALF_MARK,
		y - HALF_MARK,
		size,
		isDraft ? colours.amberMark : colours.accent,
		HALF_MARK,
	);
	if (isDraft) {
		sheet.box(
			x - HALF_MARK + 1.4,
			y - HALF_MARK + 1.4,
			{ width: size.width - 2.8, height: size.height - 2.8 },
			colours.white,
			HALF_MARK - 1.4,
		);
	}
}

function drawKey(sheet: Sheet, x: number, y: number): void {
	drawDot(sheet, x + HALF_MARK, y + 5, { isDraft: false, width: 0 });
	sheet.text("In force or enacted", x + 11, y, type.fine);
	drawDot(sheet, x + 96, y + 5, { isDraft: true, width: 0 });
	sheet.text(`${DRAFT} or proposed`, x + 104, y, type.fine);
}
