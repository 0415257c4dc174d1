import { bands } from "#domain/base/facts/band.ts";
import { pointsInWords } from "#domain/telling/report/words/figure-words.ts";
import { type Block, block } from "../block.ts";
import type { Sheet } from "../sheet.ts";
import { colours, type TextStyle, type } from "../style.ts";

/** Colour of each band and of the letter on it. */
const looks: Readonly<
	Record<string, { readonly fill: string; readonly text: TextStyle["colour"] }>
> = {
	A: { fill: "#0a6338", text: colours.white },
	B: { fill: "#2a7d3c", text: colours.white },
	C: { fill: "#f0c514", text: colours.ink },
	D: { fill: "#ee8f32", text: colours.ink },
	E: { fill: "#d2372c", text: colours.white },
	F: { fill: "#a5211a", text: colours.white },
	G: { fill: "#701310", text: colours.white },
};

const ROW = 11;
const SHORTEST = 96;
const STEP = 30;
const ARROW = 62;

type Standing = { readonly band: string | null; readonly points: number | null };

/** Bands A to G with the points they span, each a little longer than the last, and where the home stands now and at its best. */
export function bandScale({
	current,
	potential,
	width,
}: {
	current: Standing;
	potential: Standing;
	width: number;
}): Block {
	const headHeight = 13;
	const height = headHeight + bands.length * ROW;
	const columns = [
		{ title: "Now", x: width - 2 * ARROW - 16, ...current },
		{ title: "Potential", x: width - ARROW, ...potential },
	];
	const draw = (sheet: Sheet, x: number, y: number): void => {
		for (const [at, { letter, from, to }] of bands.entries()) {
			const top = y + headHeight + at * ROW;
			drawBand(sheet, { x, y: top, width: SHORTEST + at * STEP, letter, span: `${from}–${to}` });
			sheet.rule([x, top + ROW], [x + width, top + ROW], colours.line, 0.4);
		}
		for (const { title, x: left, band, points } of columns) {
			sheet.text(title, x + left + ARROW / 2, y, type.smallStrong, "centre");
			const at = bands.findIndex(({ letter }) => letter === band);
			if (band !== null && at >= 0) {
				const word = points === null ? band : `${band}  ${points}`;
				drawArrow(sheet, { x: x + left, y: y + headHeight + at * ROW, band, word });
			}
		}
	};
	return block(height, (sheet, x, y) => {
		const area = { x, y, width, height };
		sheet.tagged({ name: "Figure", alt: inWords(columns), area }, () => draw(sheet, x, y));
	});
}

/** "Energy ratings from A (92–100) to G (1–20). Now: E, 48 points. Potential: B, 82 points." */
function inWords(columns: readonly (Standing & { readonly title: string })[]): string {
	const scale = bands.map(({ letter, from, to }) => `${letter} (${from}–${to})`);
	const standings = columns.flatMap(({ title, band, points }) => {
		const of = points === null ? "" : `, ${pointsInWords(points)}`;
		return band === null ? [] : [`${title}: ${band}${of}.`];
	});
	return [`Energy ratings from ${scale[0]} to ${scale.at(-1)}.`, ...standings].join(" ");
}

function drawBand(
	sheet: Sheet,
	{
		x,
		y,
		width,
		letter,
		span,
	}: { x: number; y: number; width: number; letter: string; span: string },
): void {
	const { fill, text } = looks[letter] ?? { fill: colours.greyMark, text: colours.white };
	sheet.box(x, y + 1, { width, height: ROW - 2 }, fill);
	sheet.text(letter, x + 6, y + (ROW - type.smallStrong.leading) / 2, {
		...type.smallStrong,
		colour: text,
	});
	sheet.text(
		span,
		x + width - 6,
		y + (ROW - type.fine.leading) / 2,
		{ ...type.fine, colour: text },
		"right",
	);
}

function drawArrow(
	sheet: Sheet,
	{ x, y, band, word }: { x: number; y: number; band: string; word: string },
): void {
	const { fill, text } = looks[band] ?? { fill: colours.greyMark, text: colours.white };
	const [top, bottom] = [y + 1, y + ROW - 1];
	sheet.shape(
		[
			[x, (top + bottom) / 2],
			[x + 8, top],
			[x + ARROW, top],
			[x + ARROW, bottom],
			[x + 8, bottom],
		],
		fill,
	);
	sheet.text(
		word,
		x + 4 + ARROW / 2,
		y + (ROW - type.smallStrong.leading) / 2,
		{ ...type.smallStrong, colour: text },
		"centre",
	);
}
