import { beside, drawAll, type Strip } from "./strip.ts";
import type { Tag } from "./tags.ts";

/** What stands in one cell, how far from the left, and what the cell is told as. */
export type RowCell = { readonly x: number; readonly strips: readonly Strip[]; readonly tag: Tag };

/** Cells side by side as a row of a table; they stay together. An empty cell is told as one. */
export function tableRow(row: Tag, cells: readonly RowCell[]): Strip {
	return {
		...beside(cells.map(({ x, strips }) => [x, strips])),
		draw: (sheet, left, y) =>
			sheet.tagged(row, () => {
				for (const { x, strips, tag } of cells) {
					sheet.tagged(tag, () => drawAll(strips, sheet, left + x, y));
				}
			}),
	};
}

/** A strip whose drawing belongs to a part of the text. */
export function inTag(tag: Tag, each: Strip): Strip {
	return { ...each, draw: (sheet, x, y) => sheet.tagged(tag, () => each.draw(sheet, x, y)) };
}
