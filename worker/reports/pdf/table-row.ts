import { type Block, beside, drawAll } from "./block.ts";
import type { Tag } from "./tags.ts";

/** The content of one cell, its distance from the left, and its tag. */
export type RowCell = { readonly x: number; readonly blocks: readonly Block[]; readonly tag: Tag };

/** Cells side by side as a row of a table; they stay together. An empty cell is tagged too. */
export function tableRow(row: Tag, cells: readonly RowCell[]): Block {
	return {
		...beside(cells.map(({ x, blocks }) => [x, blocks])),
		draw: (sheet, left, y) =>
			sheet.tagged(row, () => {
				for (const { x, blocks, tag } of cells) {
					sheet.tagged(tag, () => drawAll(blocks, sheet, left + x, y));
				}
			}),
	};
}

/** A block whose drawing belongs to a part of the text. */
export function inTag(tag: Tag, each: Block): Block {
	return { ...each, draw: (sheet, x, y) => sheet.tagged(tag, () => each.draw(sheet, x, y)) };
}
