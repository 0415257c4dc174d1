import type { Place } from "../facts.ts";
import type { Nation } from "../nation.ts";
import { nationOfCode } from "../place/nation-of-code.ts";
import { listInWords } from "../words.ts";
import { authoritiesHere } from "./reach.ts";
import type { Judgement } from "./verdict.ts";

/** The nations a place may lie in, but for slivers: more than one for a sector on a border. */
export function nationsOf(place: Place): Nation[] {
	const nations = authoritiesHere(place).map(({ code }) => nationOfCode(code));
	return nations.length > 0 ? [...new Set(nations)] : [place.nation];
}

/** What can be said of a licence where nobody knows whose law applies. */
export function acrossBorder(nations: readonly Nation[]): Judgement {
	return {
		verdict: "unknown",
		summary: `The postcodes of this sector lie in ${listInWords(nations)}, whose laws differ. We do not know in which this one lies.`,
		schemes: [],
		basis: "area",
		citations: [{ source: "codePointOpen", asOf: null }],
	};
}
