import { type Block, block, heightOf } from "../block.ts";
import { toPrintable } from "../printable.ts";
import type { Sheet } from "../sheet.ts";
import { colours, type TextStyle, type } from "../style.ts";
import { type RowCell, tableRow } from "../table-row.ts";
import type { Tag } from "../tags.ts";
import { paragraph } from "../text.ts";

export type BarRow = {
	readonly label: string;
	/** From where to where the bar goes, in any unit that all rows share; null draws none. */
	readonly span: readonly [from: number, to: number] | null;
	readonly colour: string;
	/** The figure as it is printed. */
	readonly text: string;
	/** A second figure behind it. */
	readonly aside?: string | null;
	readonly isStrong?: boolean;
};

type Bars = {
	readonly rows: readonly BarRow[];
	readonly width: number;
	/** Widths of the labels and of the figures. */
	readonly labels: number;
	readonly figures: number;
	readonly asides?: number;
	/** The scale, where it is not that of the longest bars; its whole length is drawn behind each. */
	readonly scale?: readonly [least: number, most: number];
};

const GAP = 10;
const BAR = 8;
const PADDING = 1.7;
const SPACE = block(PADDING, () => undefined);

/** Bars one under another on one scale, each with its label at the left and its figure at the right. */
export function bars({ rows, width, labels, figures, asides = 0, scale }: Bars): readonly Block[] {
	const ends = rows.flatMap(({ span }) => span ?? []);
	const [least, most] = scale ?? [Math.min(0, ...ends), Math.max(0, ...ends)];
	const room = width - labels - figures - asides - 2 * GAP;
	const at = (value: number) => labels + GAP + ((value - least) / (most - least || 1)) * room;
	const whole: Tag = { name: "Table" };
	return rows.map((row, index) => {
		const style = row.isStrong ? type.strong : type.body;
		const label = paragraph(row.label, { style, width: labels });
		const height = Math.max(heightOf(label), style.leading) + 2 * PADDING;
		const figure = (text: string, right: number, look: TextStyle): RowCell => ({
			x: right,
			blocks: [
				block(height, (sheet, x, y) =>
					sheet.text(toPrintable(text), x, y + (height - style.leading) / 2, look, "right"),
				),
			],
			tag: { name: "TD" },
		});
		const words = tableRow({ name: "TR" }, [
			{ x: 0, blocks: [SPACE, ...label], tag: { name: "TH", scope: "Row" } },
			figure(row.text, width - asides, style),
			...(asides > 0 ? [figure(row.aside ?? "", width, type.soft)] : []),
		]);
		return block(
			height,
			(sheet, x, y) => {
				if (scale) {
					const size = { width: room, height: BAR };
					sheet.box(x + labels + GAP, y + (height - BAR) / 2, size, colours.sunken);
				}
				drawBar(sheet, row, { x, y: y + height / 2, zero: at(0), at });
				sheet.tagged(whole, () => words.draw(sheet, x, y));
			},
			// The first three and the last two stand together.
			{ withNext: index < 2 || index === rows.length - 2 },
		);
	});
}

function drawBar(
	sheet: Sheet,
	{ span, colour }: BarRow,
	{ x, y, zero, at }: { x: number; y: number; zero: number; at: (value: number) => number },
): void {
	sheet.rule([x + zero, y - BAR], [x + zero, y + BAR], colours.line);
	if (span === null) {
		return;
	}
	const [left, right] = [at(Math.min(...span)), at(Math.max(...span))];
	const width = Math.max(right - left, 0.8);
	sheet.box(x + left, y - BAR / 2, { width, height: BAR }, colour);
}
