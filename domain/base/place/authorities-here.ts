import type { Place } from "../facts/facts.ts";

/** Share below which a ward or authority counts as an artefact of the sector's edge. Source: Rule LICENCE-5. */
export const NEGLIGIBLE = 0.02;

/** Share from which a scheme counts as covering the whole sector. Source: Rule LICENCE-5. */
export const NEARLY_ALL = 0.95;

/** Authorities that a place may lie in, without negligible ones. */
export function authoritiesHere(place: Pick<Place, "authorities">): Place["authorities"] {
	return place.authorities.filter(({ share }) => share >= NEGLIGIBLE);
}
