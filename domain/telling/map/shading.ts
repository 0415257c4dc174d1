import type { Band } from "../../base/facts/band.ts";
import { type Pence, pence } from "../../base/money.ts";
import { wholePercent } from "../../base/percent-in-words.ts";
import { quantile } from "../../base/statistics.ts";
import { poundsInWords } from "../../base/words.ts";
import type { Shading, SheetHome } from "./map-sheet.ts";
import type { FigureMode, MapFigures } from "./map-subject.ts";
import type { Region } from "./outlines.ts";

/** How a question's figures are rounded at class limits, and worded. */
type Scale = {
	/** Rounding unit of class limits, given the middle one. */
	readonly step: (middle: number) => number;
	readonly inWords: (value: number) => string;
};

const power = (middle: number) => 10 ** Math.floor(Math.log10(Math.max(middle, 1e-9)));

const scales: Readonly<Record<Exclude<FigureMode, "energy">, Scale>> = {
	/** £243,500 is rounded to £5,000. */
	price: {
		step: (middle) => power(middle) / 20,
		inWords: (value) => poundsInWords(pence(Math.round(value))),
	},
	crime: { step: () => 0.5, inWords: (value) => value.toFixed(1) },
	renters: { step: () => 1, inWords: wholePercent },
};

/** Bands from best to worst, grouped by legal or proposed limits. */
const bandClasses: readonly { readonly range: string; readonly letters: string }[] = [
	{ range: "Band C or better", letters: "ABC" },
	{ range: "Band D", letters: "D" },
	{ range: "Band E", letters: "E" },
	{ range: "Band F or G", letters: "FG" },
];

/**
 * Classes of each area by a figure: bands by legal limits, numbers by quartiles of the council's areas with rounded limits. Null where there are no
 * figures.
 */
export function shadingOf(
	mode: FigureMode,
	figures: MapFigures,
	areas: readonly Region[],
	home: SheetHome,
): Shading | null {
	if (mode === "energy") {
		const { energy } = figures;
		return (
			energy && {
				...classed(energy.areas, areas, bandClass),
				ranges: bandClasses.map(({ range }) => range),
				...compared(energy, home, (letter: Band) => `Band ${letter}`),
			}
		);
	}
	const figure = figures[mode];
	if (!figure || figure.areas.length === 0) {
		return null;
	}
	const { step, inWords } = scales[mode];
	const limits = limitsOf(
		figure.areas.map(({ value }) => value),
		step,
	);
	return {
		...classed(figure.areas, areas, (value) => limits.filter((limit) => value >= limit).length),
		ranges: rangesOf(limits, inWords),
		...compared<number | Pence>(figure, home, inWords),
	};
}

function bandClass(letter: Band): number {
	return bandClasses.findIndex(({ letters }) => letters.includes(letter));
}

/** Class limits: rounded quartiles. Fewer where many areas share a value. */
function limitsOf(values: readonly number[], step: Scale["step"]): number[] {
	const sorted = values.toSorted((a, b) => a - b);
	const unit = step(quantile(sorted, 0.5) ?? 1);
	const quarters = [0.25, 0.5, 0.75].map(
		(share) => Math.round((quantile(sorted, share) ?? 0) / unit) * unit,
	);
	const [least = 0] = sorted;
	return [...new Set(quarters)].filter((limit) => limit > least);
}

function rangesOf(limits: readonly number[], inWords: Scale["inWords"]): string[] {
	const [first] = limits;
	const last = limits.at(-1);
	if (first === undefined || last === undefined) {
		return ["Much the same everywhere"];
	}
	const between = limits
		.slice(1)
		.map((limit, at) => `${inWords(limits[at] ?? 0)} to under ${inWords(limit)}`);
	return [`Under ${inWords(first)}`, ...between, `${inWords(last)} or more`];
}

type Valued<Value> = readonly { readonly code: string; readonly value: Value }[];

function classed<Value>(
	known: Valued<Value>,
	areas: readonly Region[],
	classOf: (value: Value) => number,
) {
	const values = new Map(known.map(({ code, value }) => [code, value]));
	const digits = areas.map(({ code }) => {
		const value = values.get(code);
		return value === undefined ? "-" : String(classOf(value));
	});
	return { classes: digits.join("") };
}

function compared<Value>(
	{ areas, authority, asOf }: { areas: Valued<Value>; authority: Value | null; asOf: string },
	home: SheetHome,
	inWords: (value: Value) => string,
) {
	const own = home.kind === "authority" ? [] : home.kind === "point" ? [home.area] : home.areas;
	return {
		own: own.flatMap((part) => {
			const known = areas.find(({ code }) => code === part?.code);
			return part && known ? [{ name: part.name, figure: inWords(known.value) }] : [];
		}),
		authority: authority === null ? null : inWords(authority),
		asOf,
	};
}
