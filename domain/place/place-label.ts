import type { Place } from "../facts.ts";
import { NEARLY_ALL } from "../licensing/reach.ts";

/** "Rusholme, Manchester": the ward where it is all but certain, then the main authority, or the nation. */
export function placeLabel(place: Place): string {
	const ward = certainWard(place);
	const authority = place.authorities[0]?.name;
	const parts = [ward?.name, authority ?? place.nation];
	return [...new Set(parts.filter(Boolean))].join(", ");
}

/** The ward the place lies in, where one holds nearly all of it. */
export function certainWard(place: Place): Place["wards"][number] | null {
	const [main] = place.wards;
	return main && main.share >= NEARLY_ALL ? main : null;
}

/** What to say about a postcode that no source has confirmed; null when one has. */
export function verificationNote(place: Place): string | null {
	switch (place.grain) {
		case "unit":
			return null;
		case "sector":
			return "Postcode not verified: we know its sector, not the postcode itself. Figures are typical of the area.";
		case "outcode":
			return "Postcode not verified: we know its district (the first half) only. Figures are typical of the area.";
		case "nation":
			return `Postcode not verified: we know only that it is in ${place.nation}.`;
	}
}
