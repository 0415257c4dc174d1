import type { Tone } from "#domain/base/tone.ts";
import type { Sheet } from "./sheet.ts";
import { colours, tones } from "./style.ts";

type Draw = (sheet: Sheet, x: number, y: number) => void;

/** A piece of a page from side to side that no page break divides. Measures in points. */
export type Block = {
	readonly height: number;
	/** Space above it, which falls away at the top of a page. */
	readonly before: number;
	/** What follows must stand on the same page: a heading is never the last line of one. */
	readonly withNext: boolean;
	/** Drawn above it when a page begins with it: the head of a table. */
	readonly head: Block | null;
	readonly draw: Draw;
};

export function block(
	height: number,
	draw: Draw,
	{ before = 0, withNext = false, head = null }: Partial<Omit<Block, "height" | "draw">> = {},
): Block {
	return { height, before, withNext, head, draw };
}

/** The same blocks, with so much space above the first. */
export function below(before: number, blocks: readonly Block[]): readonly Block[] {
	return blocks.map((each, at) => (at === 0 ? { ...each, before } : each));
}

/** The same blocks, and what follows the last stays with it. */
export function heading(blocks: readonly Block[]): readonly Block[] {
	return blocks.map((each) => ({ ...each, withNext: true }));
}

/** Keeps the first row with the next, and the last with the one before, so that neither stands alone on a page. */
export function inCompany(rows: readonly Block[]): readonly Block[] {
	const held = rows.length > 1 ? [0, rows.length - 2] : [];
	return rows.map((each, at) => ({ ...each, withNext: each.withNext || held.includes(at) }));
}

/** The same blocks, moved to the right. */
export function indented(by: number, blocks: readonly Block[]): readonly Block[] {
	return blocks.map((each) => ({
		...each,
		draw: (sheet, x, y) => each.draw(sheet, x + by, y),
	}));
}

export function heightOf(blocks: readonly Block[]): number {
	return blocks.reduce((sum, { height, before }, at) => sum + height + (at === 0 ? 0 : before), 0);
}

/** Draws blocks one under another, whatever the page has room for. */
export function drawAll(blocks: readonly Block[], sheet: Sheet, x: number, top: number): void {
	let y = top;
	for (const [at, { height, before, draw }] of blocks.entries()) {
		y += at === 0 ? 0 : before;
		draw(sheet, x, y);
		y += height;
	}
}

/** Blocks that stay together, as one. */
export function together(blocks: readonly Block[]): Block {
	return block(heightOf(blocks), (sheet, x, y) => drawAll(blocks, sheet, x, y), {
		before: blocks[0]?.before ?? 0,
	});
}

/** Columns side by side, each beginning `x` points from the left; they stay together. */
export function beside(
	columns: readonly (readonly [x: number, blocks: readonly Block[]])[],
): Block {
	const height = Math.max(0, ...columns.map(([, blocks]) => heightOf(blocks)));
	return block(height, (sheet, x, y) => {
		for (const [left, blocks] of columns) {
			drawAll(blocks, sheet, x + left, y);
		}
	});
}

/** The space between the edge of a panel and what stands in it. */
export const PANEL_PADDING = 12;

/** Blocks on a tinted ground with a bar of the tone's colour at its left, of `width` points in all; they stay together. */
export function panel(tone: Tone, width: number, blocks: readonly Block[]): Block {
	const { tint, mark } = tones[tone];
	const height = heightOf(blocks) + 2 * PANEL_PADDING - 4;
	return block(height, (sheet, x, y) => {
		sheet.box(x, y, { width, height }, tint);
		sheet.box(x, y, { width: 3, height }, mark);
		drawAll(blocks, sheet, x + PANEL_PADDING + 3, y + PANEL_PADDING - 2);
	});
}

/** A line from side to side. */
export function hairline(width: number, before = 0): Block {
	return block(0.6, (sheet, x, y) => sheet.rule([x, y], [x + width, y], colours.line), {
		before,
		withNext: true,
	});
}
