import { wrap } from "../measure.ts";
import { type Strip, strip } from "../strip.ts";
import { colours, type TextStyle, type } from "../style.ts";

const RADIUS = 42;
const PEN = 7;
const SIZE = 2 * RADIUS + PEN;

const number: TextStyle = { size: 27, leading: 30, weight: "semibold", colour: colours.ink };

/** A score of 100 as part of a circle; without one, the circle is empty and `nothing` stands in it. `SIZE` points wide. */
export function scoreCircle({
	score,
	colour,
	nothing,
}: {
	score: number | null;
	colour: string;
	nothing: string;
}): Strip {
	return strip(SIZE, (sheet, x, y) => {
		const centre = [x + SIZE / 2, y + SIZE / 2] as const;
		sheet.arc(centre, RADIUS, 1, { colour: colours.line, width: PEN });
		if (score === null) {
			const lines = wrap(nothing, type.smallStrong, 2 * RADIUS - 24);
			const top = centre[1] - (lines.length * type.smallStrong.leading) / 2;
			for (const [at, line] of lines.entries()) {
				const lineTop = top + at * type.smallStrong.leading;
				sheet.text(line, centre[0], lineTop, type.smallStrong, "centre");
			}
			return;
		}
		if (score > 0) {
			sheet.arc(centre, RADIUS, score / 100, { colour, width: PEN });
		}
		sheet.text(String(score), centre[0], centre[1] - 21, number, "centre");
		sheet.text("out of 100", centre[0], centre[1] + 8, type.fine, "centre");
	});
}
