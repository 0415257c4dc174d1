import type { IsoDate } from "../calendar.ts";
import type { Place } from "../facts.ts";
import { dateInWords, listInWords } from "../words.ts";
import type { RegisterFinding } from "./judge-schemes.ts";
import { councilsOf } from "./licensing-scope.ts";
import { hasCertainEdge } from "./reach.ts";
import type { CoverageKind } from "./scheme.ts";
import type { Verdict } from "./verdict.ts";

/** How a designation draws its edge, in words. */
export const coverageInWords: Readonly<Record<CoverageKind, string>> = {
	whole_district: "the whole district",
	wards: "listed wards",
	part_wards: "parts of wards",
	areas: "named areas",
	streets: "named streets",
	none: "nowhere",
	proposed: "proposed",
};

/** Words that differ between the three kinds of scheme. */
type SchemeWords = {
	/** What the scheme asks for: "a selective licence". */
	readonly burden: string;
	/** What it is called in a sentence, with and without its article. */
	readonly scheme: string;
	readonly aScheme: string;
};

const schemeWords = {
	selective: {
		burden: "a selective licence",
		scheme: "selective licensing scheme",
		aScheme: "a selective licensing scheme",
	},
	additional: {
		burden: "an additional HMO licence",
		scheme: "additional HMO licensing scheme",
		aScheme: "an additional HMO licensing scheme",
	},
	article4_hmo: {
		burden: "planning permission for use as an HMO",
		scheme: "Article 4 direction on HMOs",
		aScheme: "an Article 4 direction on HMOs",
	},
} as const satisfies Record<string, SchemeWords>;

/** One sentence that says what the register's finding means here. `asOf`: date of the rows it rests on. */
export function summarise(
	kind: keyof typeof schemeWords,
	finding: RegisterFinding,
	{ place, asOf }: { place: Place; asOf: IsoDate | null },
): string {
	const councils = councilsOf(place, finding.schemes);
	const { burden, scheme, aScheme } = schemeWords[kind];
	const dated = asOf ? ` (as of ${dateInWords(asOf)})` : "";
	const starts = finding.schemes.map(({ start }) => start).find((start) => start !== null);
	const edges = new Set(finding.schemes.map(({ coverage }) => coverageInWords[coverage]));
	const settling = finding.schemes.every(hasCertainEdge)
		? "Part of this area is inside: the full postcode, once we can place it, settles it."
		: "A postcode cannot settle whether this home is inside: check with the council.";
	const proposal = finding.proposed ? " One has been proposed." : "";
	const sentences: Readonly<Record<Verdict, string>> = {
		required: `This home needs ${burden}: ${aScheme} of ${councils} covers it.`,
		likely: `This home probably needs ${burden}: ${aScheme} of ${councils} covers this place. Check with the council.`,
		check_boundary: `${capital(aScheme)} of ${councils} covers ${listInWords([...edges])}. ${settling}`,
		starting_soon: `${capital(aScheme)} of ${councils} will cover this place${starts ? ` from ${dateInWords(starts)}` : ", from a day not known yet"}.`,
		none_found: `We found no ${scheme} for this place${dated}.${proposal}`,
		unknown: finding.lapsed
			? `${capital(aScheme)} of ${councils} has ended and we found none after it. Ask the council.${proposal}`
			: `We hold no record of ${aScheme} for ${councils}. That is not a no: ask the council.${proposal}`,
		not_covered: `Not covered here: ask ${councils}.`,
	};
	return sentences[finding.verdict];
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
