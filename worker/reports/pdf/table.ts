import { type Block, below, block, drawAll, heightOf, inCompany, together } from "./block.ts";
import { CONTENT_WIDTH, colours, type } from "./style.ts";
import { inTag, type RowCell, tableRow } from "./table-row.ts";
import type { Tag } from "./tags.ts";
import { paragraph } from "./text.ts";

/** What stands in a cell: a text, or blocks made for the width of the column. */
export type Cell = string | ((width: number) => readonly Block[]);

export type Column = {
	readonly title: string;
	/** Share of the table's width; all columns together make 1. */
	readonly share: number;
	/** Figures end at the right. */
	readonly isNumber?: boolean;
};

export type Row = {
	/** The first names the row. Null is no cell of its own: the one above reaches down to it. */
	readonly cells: readonly (Cell | null)[];
	/** How many rows the first cell names, this one and those under it, where that is more than one. */
	readonly names?: number;
	/** What is said again above it where a page begins with it. */
	readonly continues?: string;
	/** Stands out from the others. */
	readonly isMarked?: boolean;
	/** Under the cells, over the width of all columns. */
	readonly foot?: (width: number) => readonly Block[];
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
}: Table): readonly Block[] {
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
	const style = { columns, width };
	const headRow: Tag = { name: "TR" };
	const headBlock = ruled({ cells: titles }, { ...style, colour: colours.edge, row: headRow });
	const head: Block = {
		...headBlock,
		draw: (sheet, x, y) =>
			sheet.tagged(whole, () => sheet.taggedOnce(headRow, () => headBlock.draw(sheet, x, y))),
		before,
		withNext: true,
	};
	return [
		head,
		...inCompany(
			rows.map((row) => ({
				...inTag(whole, ruled(row, { ...style, colour: colours.line })),
				head: headAbove(head, row, width),
			})),
		),
	];
}

function headAbove(head: Block, { continues = "" }: Row, width: number): Block {
	const again = paragraph(continues, { style: type.small, width });
	return together([
		head,
		...below(
			PADDING,
			again.map((each) => ({
				...each,
				height: each.height + PADDING,
				draw: (sheet, x, y) => sheet.aside(() => each.draw(sheet, x, y)),
			})),
		),
	]);
}

type RowStyle = {
	readonly columns: readonly Column[];
	readonly width: number;
	readonly colour: string;
	/** The row of the heads, where it is that. */
	readonly row?: Tag;
};

function ruled(
	{ cells, names = 1, isMarked = false, foot }: Row,
	{ columns, width, colour, row }: RowStyle,
): Block {
	let left = 0;
	const laid = columns.flatMap(({ share, isNumber = false }, at): readonly RowCell[] => {
		const x = left;
		const room = width * share - (at === columns.length - 1 ? 0 : GAP);
		left += width * share;
		const cell = cells[at] ?? (cells[at] === null ? null : "");
		return cell === null
			? []
			: [{ x, blocks: inCell(cell, { room, isNumber, isMarked }), tag: tagOf(at, names, row) }];
	});
	const under: readonly Tag[] = [{ name: "TR" }, { name: "TD", columns: columns.length }];
	const content = [
		tableRow(row ?? { name: "TR" }, laid),
		...below(
			1.5,
			(foot ? foot(width) : []).map((each) =>
				under.reduceRight((inner, tag) => inTag(tag, inner), each),
			),
		),
	];
	const height = heightOf(content) + 2 * PADDING;
	return block(height, (sheet, x, y) => {
		if (isMarked) {
			sheet.box(x - 4, y, { width: width + 8, height }, colours.sunken);
		}
		drawAll(content, sheet, x, y + PADDING);
		sheet.rule([x, y + height], [x + width, y + height], colour, 0.5);
	});
}

/** The first cell of a row names it, and a cell of the heads its column. */
function tagOf(at: number, rows: number, headRow: Tag | undefined): Tag {
	if (headRow) {
		return { name: "TH", scope: "Column" };
	}
	return at === 0 ? { name: "TH", scope: "Row", rows } : { name: "TD" };
}

function inCell(
	cell: Cell,
	{ room, isNumber, isMarked }: { room: number; isNumber: boolean; isMarked: boolean },
): readonly Block[] {
	if (typeof cell !== "string") {
		return cell(room);
	}
	const style = isMarked ? type.strong : type.body;
	return paragraph(cell, { style, width: room, align: isNumber ? "right" : "left" });
}
