import type { Facts, Place } from "../facts.ts";
import { listInWords } from "../words.ts";

/** The facts that verdicts on licensing rest on. */
export type LicensingScope = Pick<Facts, "place" | "schemes" | "registerAsOf" | "live">;

/** The councils a place may lie in, as a sentence names them. */
export function councilsOf(place: Place): string {
	return place.authorities.length > 0
		? listInWords(place.authorities.map(({ name }) => name))
		: "the council";
}
