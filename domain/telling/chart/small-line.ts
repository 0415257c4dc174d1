import type { ChartMark, Spot } from "./chart.ts";
import { decimalYear, scaleOf } from "./scale.ts";

/** A value with its day or month: `YYYY-MM-DD`, `YYYY-MM`. */
export type ValuedOn = { readonly date: string; readonly value: number };

/** A small line without a scale, with its first and last points named below. `spots` are oldest first; values that hold until the next are drawn as steps. */
export function smallLine(
	spots: readonly ValuedOn[],
	{ inWords, isStepped = false }: { inWords: (spot: ValuedOn) => string; isStepped?: boolean },
): ChartMark[] {
	const [first, last] = [spots[0], spots.at(-1)];
	if (!first || !last) {
		return [];
	}
	const values = spots.map(({ value }) => value);
	const across = scaleOf(decimalYear(first.date), decimalYear(last.date));
	const up = scaleOf(Math.max(...values), Math.min(...values));
	const place = ({ date, value }: ValuedOn): Spot => [across(decimalYear(date)), up(value)];
	const line = spots.flatMap((spot, at) => {
		const before = spots[at - 1];
		return isStepped && before
			? [place({ date: spot.date, value: before.value }), place(spot)]
			: [place(spot)];
	});
	return [
		{ kind: "line", look: "plain", spots: line },
		...[first, last].map((each): ChartMark => ({ kind: "point", at: place(each), look: "dot" })),
		{ kind: "tick", x: 0, text: inWords(first), anchor: "start" },
		{ kind: "tick", x: 1, text: inWords(last), anchor: "end" },
	];
}
