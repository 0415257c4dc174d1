import { type Block, below, beside, hairline, together } from "./block.ts";
import { CONTENT_WIDTH } from "./style.ts";

const COLUMN_GAP = 14;

/** What stands in a cell, laid out for the width of its column. */
export type Cell = (width: number) => readonly Block[];

type Grid = {
	readonly columns?: number;
	/** Between the line above a row and what stands in it. */
	readonly gap?: number;
	/** A line above each row. */
	readonly isRuled?: boolean;
};

/** Cells side by side, row by row; a row stays together. */
export function grid(
	cells: readonly Cell[],
	{ columns = 2, gap = 2.5, isRuled = true }: Grid = {},
): readonly Block[] {
	const width = (CONTENT_WIDTH - (columns - 1) * COLUMN_GAP) / columns;
	const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) =>
		cells.slice(at * columns, (at + 1) * columns),
	);
	return rows.map((inRow, at) =>
		together(
			below(at === 0 ? 0 : gap + 1, [
				...(isRuled ? [hairline(CONTENT_WIDTH)] : []),
				{
					...beside(inRow.map((cell, column) => [column * (width + COLUMN_GAP), cell(width)])),
					before: isRuled ? gap : 0,
				},
			]),
		),
	);
}
