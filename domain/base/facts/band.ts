/** Energy-efficiency bands and the points they span. Source: SAP. */
export const bands = [
	{ letter: "A", from: 92, to: 100 },
	{ letter: "B", from: 81, to: 91 },
	{ letter: "C", from: 69, to: 80 },
	{ letter: "D", from: 55, to: 68 },
	{ letter: "E", from: 39, to: 54 },
	{ letter: "F", from: 21, to: 38 },
	{ letter: "G", from: 1, to: 20 },
] as const;

export type Band = (typeof bands)[number]["letter"];

/** Lowest points a home may be let at in England and Wales without a registered exemption: band E. Source: SI 2015/962. */
export const MINIMUM_TO_LET = 39;

/** Points from which a home is band C, the standard proposed for lettings from 1 October 2030. Source: Fact ENERGY-F3. */
export const BAND_C = 69;

export function isBand(letter: unknown): letter is Band {
	return bands.some((band) => band.letter === letter);
}

/** Band of a number of points. Homes that export energy score above 100 and are band A; below 1 is band G. */
export function bandOf(points: number): Band {
	return bands.find((band) => points >= band.from)?.letter ?? "G";
}

/** Middle of a band in points, a half where it falls between two: D is 61.5. */
export function midpoint(letter: Band): number {
	const band = bands.find((candidate) => candidate.letter === letter);
	return band ? (band.from + band.to) / 2 : 0;
}

/** Bands that may not be let in England and Wales without a registered exemption. */
export function isBelowMinimum(letter: Band): boolean {
	return letter === "F" || letter === "G";
}

/** Whether a band is C or better. */
export function isAtC(band: Band): boolean {
	return bands.some(({ letter, from }) => letter === band && from >= BAND_C);
}

/** Points from a band's edge within which a second assessment may change the band. Source: Rule ENERGY-6, PropEco. */
const NEAR_AN_EDGE = 3;

/** Band edges that matter for letting, each with the bands on either side. */
const edges = [
	{ points: MINIMUM_TO_LET, above: "E", below: "F" },
	{ points: BAND_C, above: "C", below: "D" },
] as const;

/** The edge that a number of points is close to; null when it is close to neither. */
export function nearEdge(points: number): (typeof edges)[number] | null {
	return edges.find((edge) => Math.abs(points - edge.points + 0.5) < NEAR_AN_EDGE) ?? null;
}
