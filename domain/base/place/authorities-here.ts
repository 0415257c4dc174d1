import type { Place } from "../facts/facts.ts";

/** Below this share a ward or authority is taken for a rounding of the sector's edge. Source: Rule LICENCE-5. */
export const NEGLIGIBLE = 0.02;

/** From this share a scheme is taken to reach the whole sector. Source: Rule LICENCE-5. */
export const NEARLY_ALL = 0.95;

/** The authorities a place may lie in, but for slivers of a neighbour. */
export function authoritiesHere(place: Pick<Place, "authorities">): Place["authorities"] {
	return place.authorities.filter(({ share }) => share >= NEGLIGIBLE);
}
