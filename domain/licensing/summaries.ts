import type { IsoDate } from "../calendar.ts";
import { dateInWords } from "../words.ts";
import type { RegisterFinding } from "./judge-schemes.ts";
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
type Terms = {
	/** What the scheme asks for: "a selective licence". */
	readonly burden: string;
	/** What it is called in a sentence: "selective licensing scheme". */
	readonly scheme: string;
};

export const terms = {
	selective: { burden: "a selective licence", scheme: "selective licensing scheme" },
	additional: { burden: "an additional HMO licence", scheme: "additional HMO licensing scheme" },
	article4_hmo: {
		burden: "planning permission for use as an HMO",
		scheme: "Article 4 direction on HMOs",
	},
} as const satisfies Record<string, Terms>;

/** One sentence that says what the register's finding means here. */
export function summarise(
	kind: keyof typeof terms,
	finding: RegisterFinding,
	{ councils, registerAsOf }: { councils: string; registerAsOf: IsoDate | null },
): string {
	const { burden, scheme } = terms[kind];
	const asOf = registerAsOf ? ` (as of ${dateInWords(registerAsOf)})` : "";
	const starts = finding.schemes.map(({ start }) => start).find((start) => start !== null);
	const edges = new Set(finding.schemes.map(({ coverage }) => coverageInWords[coverage]));
	const proposal = finding.proposed ? " One has been proposed." : "";
	const sentences: Readonly<Record<Verdict, string>> = {
		required: `This home needs ${burden}: a ${scheme} of ${councils} covers it.`,
		likely: `This home probably needs ${burden}: a ${scheme} of ${councils} covers this place. Check with the council.`,
		check_boundary: `${councils} has a ${scheme} for ${[...edges].join(" and ")}. A postcode cannot settle whether this home is inside: check with the council.`,
		starting_soon: `${councils} has announced a ${scheme} that covers this place${starts ? ` from ${dateInWords(starts)}` : ", starting date not known"}.`,
		none_found: `No ${scheme} was found for this place${asOf}.${proposal}`,
		unknown: finding.lapsed
			? `A ${scheme} of ${councils} has ended and we found none after it. Ask the council.${proposal}`
			: `We hold no record of a ${scheme} for ${councils}. That is not a no: ask the council.${proposal}`,
		not_covered: `Not covered here: ask ${councils}.`,
	};
	return sentences[finding.verdict];
}
