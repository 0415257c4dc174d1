import { layOutMap } from "./lay-out-map.ts";
import type { MapSheet } from "./map-sheet.ts";
import type { MapSubject } from "./map-subject.ts";
import type { Outlines } from "./outlines.ts";

/** Bytes of JSON that a report's map takes at most. */
export const MOST_BYTES = 15_000;

/** How far a line may lie from its outline, in units of 640 to a map: from two thirds of a millimetre on paper on, and coarser until the map fits. */
const tolerances = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** Lays out a map as finely as it fits into a report, which keeps it and draws it the same ever after; null where even the coarsest does not, and the report goes without. */
export function freezeMap(outlines: Outlines, subject: MapSubject): MapSheet | null {
	for (const tolerance of tolerances) {
		const island = 3 * tolerance * tolerance;
		const sheet = layOutMap(outlines, subject, { width: 640, mostHeight: 640, tolerance, island });
		if (bytesOf(JSON.stringify(sheet)) <= MOST_BYTES) {
			return sheet;
		}
	}
	return null;
}

/** Bytes of a text in UTF-8 at most: a letter that is not ASCII takes no more than three. */
export function bytesOf(text: string): number {
	return text.length + 2 * (text.match(/[^ -~]/g)?.length ?? 0);
}
