import type { Sheet } from "./sheet.ts";
import { below, beside, drawAll, heightOf, inCompany, type Strip, strip } from "./strip.ts";
import { CONTENT_WIDTH, colours, type } from "./style.ts";
import type { Tag } from "./tags.ts";
import { paragraph } from "./text.ts";

/** What stands in a cell: a text, or strips made for the width of the column. */
export type Cell = string | ((width: number) => readonly Strip[]);

export type Column = {
	readonly title: string;
	/** Share of the table's width; all columns together make 1. */
	readonly share: number;
	/** Figures end at the right. */
	readonly isNumber?: boolean;
};

export type Row = {
	readonly cells: readonly Cell[];
	/** Stands out from the others. */
	readonly isMarked?: boolean;
	/** Under the cells, over the width of all columns. */
	readonly foot?: (width: number) => readonly Strip[];
};

type Table = {
	readonly columns: readonly Column[];
	readonly rows: readonly Row[];
	readonly width?: number;
	readonly before?: number;
};

const GAP = 10;
const PADDING = 1.8;

/** A table whose head is repeated on every page it reaches. No row is divided, and neither the first nor the last stands alone. */
export function table({
	columns,
	rows,
	width = CONTENT_WIDTH,
	before = 6,
}: Table): readonly Strip[] {
	const titles = columns.map(
		({ title, isNumber = false }) =>
			(room: number) =>
				paragraph(title, {
					style: type.smallStrong,
					width: room,
					align: isNumber ? "right" : "left",
				}),
	);
	const whole: Tag = { name: "Table" };
	const headRow: Tag = { name: "TR" };
	const head: Strip = {
		...inTag(
			ruled({ cells: titles }, { columns, width, colour: colours.edge, cell: "TH" }),
			(sheet, draw) => sheet.tagged(whole, () => sheet.taggedOnce(headRow, draw)),
		),
		before,
		withNext: true,
	};
	return [
		head,
		...inCompany(
			rows.map((row) => {
				const tag: Tag = { name: "TR" };
				const drawn = ruled(row, { columns, width, colour: colours.line, cell: "TD" });
				return {
					...inTag(drawn, (sheet, draw) => sheet.tagged(whole, () => sheet.tagged(tag, draw))),
					head,
				};
			}),
		),
	];
}

/** A strip whose drawing belongs to a part of the text. */
function inTag(each: Strip, within: (sheet: Sheet, draw: () => void) => void): Strip {
	return { ...each, draw: (sheet, x, y) => within(sheet, () => each.draw(sheet, x, y)) };
}

type RowStyle = {
	readonly columns: readonly Column[];
	readonly width: number;
	readonly colour: string;
	/** What its cells are told as. */
	readonly cell: "TH" | "TD";
};

function ruled(
	{ cells, isMarked = false, foot }: Row,
	{ columns, width, colour, cell }: RowStyle,
): Strip {
	let left = 0;
	const inColumns = beside(
		columns.map(({ share, isNumber = false }, at) => {
			const x = left;
			const room = width * share - (at === columns.length - 1 ? 0 : GAP);
			left += width * share;
			const tag: Tag = { name: cell };
			const strips = inCell(cells[at] ?? "", { room, isNumber, isMarked });
			return [
				x,
				strips.map((each) => inTag(each, (sheet, draw) => sheet.tagged(tag, draw))),
			] as const;
		}),
	);
	const under: Tag = { name: cell };
	const content = [
		inColumns,
		...below(
			1.5,
			(foot ? foot(width) : []).map((each) =>
				inTag(each, (sheet, draw) => sheet.tagged(under, draw)),
			),
		),
	];
	const height = heightOf(content) + 2 * PADDING;
	return strip(height, (sheet, x, y) => {
		if (isMarked) {
			sheet.box(x - 4, y, { width: width + 8, height }, colours.sunken);
		}
		drawAll(content, sheet, x, y + PADDING);
		sheet.rule([x, y + height], [x + width, y + height], colour, 0.5);
	});
}

function inCell(
	cell: Cell,
	{ room, isNumber, isMarked }: { room: number; isNumber: boolean; isMarked: boolean },
): readonly Strip[] {
	if (typeof cell !== "string") {
		return cell(room);
	}
	const style = isMarked ? type.strong : type.body;
	return paragraph(cell, { style, width: room, align: isNumber ? "right" : "left" });
}
