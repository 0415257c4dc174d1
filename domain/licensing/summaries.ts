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
	/** What the council is asked where its streets decide, and where nothing is known. */
	readonly streets: string;
	readonly need: string;
};

const schemeWords = {
	selective: {
		burden: "a selective licence",
		scheme: "selective licensing scheme",
		aScheme: "a selective licensing scheme",
		streets: "whether your street needs a licence",
		need: "whether this home needs a selective licence",
	},
	additional: {
		burden: "an additional HMO licence",
		scheme: "additional HMO licensing scheme",
		aScheme: "an additional HMO licensing scheme",
		streets: "whether your street needs a licence",
		need: "whether this home needs an additional HMO licence",
	},
	article4_hmo: {
		burden: "planning permission for use as an HMO",
		streets: "whether it covers your street: a postcode cannot settle it",
		need: "whether use as an HMO needs planning permission",
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
	const { burden, scheme, aScheme, streets, need } = schemeWords[kind];
	const dated = asOf ? ` (${dateInWords(asOf)})` : "";
	const starts = finding.schemes.map(({ start }) => start).find((start) => start !== null);
	const edges = new Set(finding.schemes.map(({ coverage }) => coverageInWords[coverage]));
	const settling = finding.schemes.every(hasCertainEdge)
		? "Part of this area is inside. The full postcode, once we can place it, settles it."
		: `Ask ${councils} ${streets}.`;
	const proposal = finding.proposed ? " One has been proposed." : "";
	const sentences: Readonly<Record<Verdict, string>> = {
		required: `This home needs ${burden}: ${aScheme} of ${councils} covers it.`,
		likely: `This home probably needs ${burden}: ${aScheme} of ${councils} covers this place. Ask ${councils} to confirm it.`,
		check_boundary: `${capital(aScheme)} of ${councils} covers ${listInWords([...edges])}. ${settling}`,
		starting_soon: `${capital(aScheme)} of ${councils} ${starts ? `starts here on ${dateInWords(starts)}` : "is to start here, on a day not known yet"}.`,
		none_found: `We found none${dated}: no ${scheme} of ${councils} that reaches this place.${proposal}`,
		unknown: finding.lapsed
			? `${capital(aScheme)} of ${councils} has ended and we found none after it. Ask ${councils}.${proposal}`
			: `We don't know ${need}. ${capital(councils)} can tell you.${proposal}`,
		not_covered: `We don't cover this here. ${capital(councils)} can tell you.`,
	};
	return sentences[finding.verdict];
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
