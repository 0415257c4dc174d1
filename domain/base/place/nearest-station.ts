import type { Coordinates } from "../facts/coordinates.ts";
import type { RailFacts } from "../facts/neighbourhood-facts.ts";
import { round } from "../statistics.ts";
import { kilometresBetween } from "./great-circle.ts";
import type { Location } from "./locate.ts";

/** Kilometres beyond which no station is called near. */
export const STATION_REACH = 60;

/**
 * Half-widths in kilometres of the boxes searched around a place. A wider one is tried only if the last had no station that is certainly nearest.
 * Half of Great Britain's sectors have a station within 1.7 km, and 99 in 100 within 28.
 */
export const STATION_BOXES = [2, 6, 20, STATION_REACH] as const;

/** Share of a box's half-width within which a found station is certainly the nearest. Beyond it a nearer one could lie outside the box. */
export const SURELY_NEAREST = 2 / 3;

/** Start of a distance: the postcode's own position, else the middle of its sector; null where neither is known. */
export function measuredFrom({
	position,
	sectorMiddle,
}: Pick<Location, "position" | "sectorMiddle">): {
	readonly from: RailFacts["from"];
	readonly at: Coordinates;
} | null {
	if (position) {
		return { from: "postcode", at: position };
	}
	return sectorMiddle && { from: "sector", at: sectorMiddle };
}

type Station = Coordinates & { readonly name: string };

/** The nearest of some stations within reach, by great circle; null of none. */
export function nearestStation(
	at: Coordinates,
	stations: readonly Station[],
): RailFacts["nearest"] {
	const [nearest] = stations
		.map(({ name, lat, lng }) => ({
			name,
			position: { lat, lng },
			km: kilometresBetween(at, { lat, lng }),
		}))
		.filter(({ km }) => km <= STATION_REACH)
		.toSorted((a, b) => a.km - b.km);
	return nearest ? { ...nearest, km: round(nearest.km, 2) } : null;
}
