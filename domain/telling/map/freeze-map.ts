import { type Fineness, layOutMap } from "./lay-out-map.ts";
import type { MapSheet } from "./map-sheet.ts";
import type { MapSubject } from "./map-subject.ts";
import type { Outlines } from "./outlines.ts";

/** Most bytes of JSON for a report's map. */
export const MOST_BYTES = 15_000;

/** Tolerances tried for lines, in units of a 640-unit map, until the map fits: the first is two thirds of a millimetre on paper. */
const tried = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map(
	(tolerance): Fineness => ({
		width: 640,
		mostHeight: 640,
		tolerance,
		island: 3 * tolerance * tolerance,
	}),
);

/** The finest map that fits into a report, which stores it and always draws it alike; null where even the coarsest does not fit, and the report has no map. */
export function freezeMap(outlines: Outlines, subject: MapSubject): MapSheet | null {
	for (const fineness of tried) {
		const sheet = layOutMap(outlines, subject, fineness);
		if (bytesOf(JSON.stringify(sheet)) <= MOST_BYTES) {
			return sheet;
		}
	}
	return null;
}

/** Upper bound of a text's bytes in UTF-8: a non-ASCII character here takes at most three. */
export function bytesOf(text: string): number {
	return text.length + 2 * (text.match(/[^ -~]/g)?.length ?? 0);
}
