import type { Tone } from "#domain/base/tone.ts";
import { type Block, block } from "./block.ts";
import { wrap } from "./measure.ts";
import { toPrintable } from "./printable.ts";
import type { Point, Sheet } from "./sheet.ts";
import { colours, type TextStyle, tones, type } from "./style.ts";
import type { Tag } from "./tags.ts";

/** What a mark shows beside its word, so that it can be told without colour. */
export type Sign = "check" | "alert" | "cross" | "question" | "clock" | "minus";

const RADIUS = 4;
const letter: TextStyle = { size: 7, leading: 8, weight: "semibold", colour: colours.white };

/** The sign of a tone where nothing more is to be said. */
export const signOf: Readonly<Record<Tone, Sign>> = {
	green: "check",
	amber: "alert",
	red: "alert",
	grey: "question",
};

/** A word behind its sign; a word that is too long goes on below itself. */
export function mark(
	word: string,
	{ tone, sign, width }: { tone: Tone; sign: Sign; width: number },
): readonly Block[] {
	const style: TextStyle = { ...type.smallStrong, colour: tones[tone].text };
	const tag: Tag = { name: "P" };
	return wrap(toPrintable(word), style, width - 13).map((line, at) =>
		block(style.leading, (sheet, x, y) => {
			if (at === 0) {
				drawSign(sheet, sign, [x + RADIUS, y + style.leading / 2], tones[tone].mark);
			}
			sheet.tagged(tag, () => sheet.text(line, x + 13, y, style));
		}),
	);
}

/** A white sign on a dot of 8 points, which is read to nobody: a word stands beside it. */
export function drawSign(sheet: Sheet, sign: Sign, at: Point, fill: string): void {
	sheet.aside(() => {
		sheet.dot(at, RADIUS, fill);
		drawWhite(sheet, sign, at);
	});
}

function drawWhite(sheet: Sheet, sign: Sign, [x, y]: Point): void {
	switch (sign) {
		case "check":
			sheet.path(
				[
					[x - 1.9, y + 0.1],
					[x - 0.6, y + 1.5],
					[x + 2, y - 1.4],
				],
				colours.white,
				1,
			);
			break;
		case "clock":
			sheet.path(
				[
					[x, y - 2.4],
					[x, y],
					[x + 1.8, y + 0.9],
				],
				colours.white,
				0.9,
			);
			break;
		case "cross":
			sheet.rule([x - 1.6, y - 1.6], [x + 1.6, y + 1.6], colours.white, 1);
			sheet.rule([x - 1.6, y + 1.6], [x + 1.6, y - 1.6], colours.white, 1);
			break;
		case "minus":
			sheet.rule([x - 1.8, y], [x + 1.8, y], colours.white, 1);
			break;
		default:
			sheet.text(sign === "alert" ? "!" : "?", x, y - letter.leading / 2, letter, "centre");
	}
}
