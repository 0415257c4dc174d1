import { countInWords, dateInWords } from "../../base/words.ts";
import type { MapSheet, Shading } from "./map-sheet.ts";
import type { FigureMode } from "./map-subject.ts";
import { homeInWords, stationInWords, type ThematicMap } from "./thematic-map.ts";

/** Title of each question's figures. */
const figureTitles: Readonly<Record<FigureMode, string>> = {
	price: "Median price of homes sold",
	energy: "Median energy band",
	crime: "Recorded crimes per 1,000 residents a month",
	renters: "Households that rent privately",
};

/** From the least dense pattern to the densest. */
const classPatterns = ["class-1", "class-2", "class-3", "class-4"] as const;

/** A map of every area shaded by one figure. */
export function figureMap(sheet: MapSheet, mode: FigureMode): ThematicMap {
	const shading = sheet.shadings[mode];
	const title = `${figureTitles[mode]}: ${sheet.authority.name}`;
	if (!shading) {
		return {
			title,
			description: `${homeInWords(sheet, "areas")} We hold no figures of its areas.`,
			fills: [],
			grounds: [],
			legend: [],
			table: {
				caption: title,
				columns: [{ title: "Where" }, { title: figureTitles[mode] }],
				rows: [],
			},
			notes: ["We hold no figures of these areas."],
			caveats: [],
		};
	}
	const classes = classesOf(shading);
	return {
		title,
		description: [
			homeInWords(sheet, "areas"),
			...ownInWords(sheet, shading),
			...stationInWords(sheet),
		].join(" "),
		fills: classes.map(({ pattern, parts }) => ({ pattern, parts })),
		grounds: [],
		legend: classes.map(({ pattern, range }) => ({ sample: pattern, name: range })),
		table: {
			caption: title,
			columns: [
				{ title: "Where" },
				{ title: `${figureTitles[mode]}, ${dateInWords(shading.asOf)}` },
			],
			rows: [
				...shading.own.map(({ name, figure }) => [name, figure]),
				...(shading.authority === null ? [] : [[sheet.authority.name, shading.authority]]),
				...classes.map(({ parts, range }) => [countInWords(parts.length, "area"), range]),
			],
		},
		notes: [`Figures are of ${dateInWords(shading.asOf)}.`],
		caveats: [],
	};
}

/** Figure of the home's area; for a sector, of the area with most of its postcodes. */
function ownInWords({ home }: MapSheet, { own }: Shading): readonly string[] {
	return own
		.slice(0, 1)
		.map(({ name, figure }) =>
			home.kind === "point"
				? `Its figure is ${lowered(figure)}.`
				: `The figure of ${name} is ${lowered(figure)}.`,
		);
}

function classesOf({ classes, ranges }: Shading) {
	const partsOf = (mark: string) => [...classes].flatMap((each, at) => (each === mark ? [at] : []));
	const known = classPatterns.flatMap((pattern, at) => {
		const range = ranges[at];
		return range === undefined ? [] : [{ pattern, range, parts: partsOf(String(at)) }];
	});
	const unknown = { pattern: "no-figure" as const, range: "No figure", parts: partsOf("-") };
	return [...known, unknown].filter(({ parts }) => parts.length > 0);
}

/** "Band D" within a sentence. */
function lowered(figure: string): string {
	return figure.replace(/^Band/, "band");
}
