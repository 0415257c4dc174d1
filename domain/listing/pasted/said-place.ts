import { parsePostcode } from "../../postcode.ts";
import { listedOutcode } from "../listed-place.ts";
import { only } from "./only.ts";

/** In capitals, as addresses are: "98 m2 2nd floor" is no postcode. */
const POSTCODES = /(?<![A-Z0-9-])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z0-9-])/g;

/** At the end of an address: "Claremont Road, Manchester, M14". */
const OUTCODE = /[a-z][, ]+([A-Z]{1,2}\d[A-Z\d]?)$/;

/** Of a line that gives the agent's address rather than the home's. */
const OF_THE_AGENT =
	/\b(?:tel|telephone|phone|branch|registered (?:office|in)|company (?:no|number)|vat)\b/i;

/** Longer lines that end in an outcode are sentences, not addresses. */
const LONGEST_ADDRESS = 120;

/** Whole postcodes in the order they stand, such as `M14 5LL`, each once; and the first half where all that give one give the same. */
export function saidPlace(lines: readonly string[]): {
	postcodes: string[];
	outcode: string | null;
} {
	const ofTheHome = lines.filter((line) => !OF_THE_AGENT.test(line));
	const postcodes = ofTheHome.flatMap((line) =>
		[...line.matchAll(POSTCODES)].flatMap(([found]) => {
			const parsed = parsePostcode(found);
			return parsed.ok ? [parsed.postcode.formatted] : [];
		}),
	);
	const outcodes = ofTheHome.map((line) =>
		line.length > LONGEST_ADDRESS ? null : listedOutcode(OUTCODE.exec(line)?.[1] ?? null, null),
	);
	return { postcodes: [...new Set(postcodes)], outcode: only(outcodes) };
}
