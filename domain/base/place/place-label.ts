import type { Place } from "../facts/facts.ts";
import { authoritiesHere, NEARLY_ALL } from "./authorities-here.ts";
import { possibleNations } from "./possible-nations.ts";

/** "Fallowfield, Manchester": the ward where it is nearly certain, then the authority, the possible ones ("Rutland or Peterborough"), or the nation. */
export function placeLabel(place: Place): string {
	const names = authoritiesHere(place).map(({ name }) => name);
	if (names.length === 0) {
		return place.nation;
	}
	const ward = certainWard(place)?.name;
	const authority = isInOneAuthority(place) ? (names[0] ?? "") : names.join(" or ");
	return ward && ward !== authority ? `${ward}, ${authority}` : authority;
}

/** Whether one authority holds nearly all of the place, so that its figures are this place's. */
export function isInOneAuthority(place: Place): boolean {
	return (place.authorities[0]?.share ?? 0) >= NEARLY_ALL;
}

/** Where a place lies: its nation and region, its main authority, and its ward where that is nearly certain. Null where we do not know. */
export function summarizePlace(place: Place) {
	const ward = certainWard(place);
	const [authority] = place.authorities;
	return {
		nation: place.nation,
		region: place.region,
		authority: authority ? { code: authority.code, name: authority.name } : null,
		ward: ward ? { code: ward.code, name: ward.name } : null,
		grain: place.grain,
		note: verificationNote(place),
	};
}

/** The ward the place lies in, where one holds nearly all of it. */
function certainWard(place: Place): Place["wards"][number] | null {
	const [main] = place.wards;
	return main && main.share >= NEARLY_ALL ? main : null;
}

/** Note on a postcode that no source has confirmed; null for a confirmed one. */
export function verificationNote(place: Place): string | null {
	switch (place.grain) {
		case "unit":
			return null;
		case "sector":
			return "Postcode not verified: figures are typical of its sector.";
		case "outcode":
			return "Postcode not verified: figures are typical of its district, the first half.";
		case "nation":
			return `Postcode not verified: we know only that it is in ${place.nation}.`;
	}
}

/** Note on whose law and taxes are shown for a place on a border, until the visitor states its nation. Null elsewhere. */
export function borderNote(place: Place): string | null {
	const nations = possibleNations(place);
	return nations.length > 1
		? `It may be in ${nations.join(" or ")}. Until you say which, taxes and duties are those of ${place.nation}.`
		: null;
}
