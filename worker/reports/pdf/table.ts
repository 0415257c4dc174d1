import { below, beside, drawAll, heightOf, inCompany, type Strip, strip } from "./strip.ts";
import { CONTENT_WIDTH, colours, type } from "./style.ts";
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
	const head: Strip = {
		...ruled({ cells: titles }, columns, width, colours.edge),
		before,
		withNext: true,
	};
	return [
		head,
		...inCompany(rows.map((row) => ({ ...ruled(row, columns, width, colours.line), head }))),
	];
}

function ruled(
	{ cells, isMarked = false, foot }: Row,
	columns: readonly Column[],
	width: number,
	colour: string,
): Strip {
	let left = 0;
	const inColumns = beside(
		columns.map(({ share, isNumber = false }, at) => {
			const x = left;
			const room = width * share - (at === columns.length - 1 ? 0 : GAP);
			left += width * share;
			return [x, inCell(cells[at] ?? "", { room, isNumber, isMarked })] as const;
		}),
	);
	const content = [inColumns, ...below(1.5, foot ? foot(width) : [])];
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
