import type { IsoDate } from "../../base/calendar.ts";
import type { Place } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { upperFirst } from "../../base/sentence.ts";
import { dateInWords, listInWords, monthInWords } from "../../base/words.ts";
import type { RegisterFinding } from "./judge-schemes.ts";
import { councilsOf } from "./licensing-scope.ts";
import { isTooOld, PAGE_TOO_OLD, provenScheme, restsOnPage } from "./proven-scheme.ts";
import { endsSoon } from "./scheme-phase.ts";
import { coverageInWords, hmoScopeInWords } from "./scheme-words.ts";
import { hasCertainEdge } from "./share-covered.ts";
import type { Verdict } from "./verdict.ts";

/** Words that differ between the three kinds of scheme. */
type SchemeWords = {
	/** The need, and that a scheme covers it. */
	readonly needs: string;
	readonly probablyNeeds: string;
	readonly covers: (scheme: string) => string;
	/** What it is called in a sentence, with and without its article. */
	readonly scheme: string;
	readonly aScheme: string;
	/** What to ask the council where streets decide, and where nothing is known. */
	readonly streets: (council: string) => string;
	readonly need: string;
};

const licensed = (burden: string) => ({
	needs: `This home needs ${burden}`,
	probablyNeeds: `This home probably needs ${burden}`,
	covers: (scheme: string) => `${scheme} covers it`,
	streets: (council: string) => `Ask ${council} whether your street needs a licence.`,
	need: `whether this home needs ${burden}`,
});

const schemeWords = {
	selective: {
		...licensed("a selective licence"),
		scheme: "selective licensing scheme",
		aScheme: "a selective licensing scheme",
	},
	additional: {
		...licensed("an additional HMO licence"),
		scheme: "additional HMO licensing scheme",
		aScheme: "an additional HMO licensing scheme",
	},
	/** For a direction we say where it applies, never that permission is not needed. Source: Rule LICENCE-20. */
	article4_hmo: {
		needs: "Use as an HMO needs planning permission",
		probablyNeeds: "Use as an HMO probably needs planning permission",
		covers: (scheme: string) => `this place is inside ${scheme} in force`,
		streets: (council: string) =>
			`A postcode cannot settle whether it covers this home: ask ${council}.`,
		need: "whether use as an HMO needs planning permission",
		scheme: "Article 4 direction on HMOs",
		aScheme: "an Article 4 direction on HMOs",
	},
} as const satisfies Record<string, SchemeWords>;

/** Meaning of the register's finding here, in one to three sentences. `asOf`: date of the rows behind it. */
export function summarise(
	kind: keyof typeof schemeWords,
	finding: RegisterFinding,
	{ place, asOf, day }: { place: Place; asOf: IsoDate | null; day: IsoDate },
): string {
	const councils = councilsOf(place, finding.schemes);
	const { needs, probablyNeeds, covers, scheme, aScheme, need } = schemeWords[kind];
	const here = covers(`${aScheme} of ${councils}`);
	const dated = asOf ? ` (${dateInWords(asOf)})` : "";
	const isLead = finding.schemes.length > 0 && !finding.schemes.some(restsOnPage);
	const proposal = finding.proposed ? " One has been proposed." : "";
	const sentences: Readonly<Record<Verdict, string>> = {
		required: `${needs}: ${here}.`,
		likely: `${probablyNeeds}: ${isLead ? `a list names ${aScheme} of ${councils} here` : here}. Ask ${councils} to confirm it.`,
		check_boundary: openInWords(kind, finding, councils),
		starting_soon: `${upperFirst(aScheme)} of ${councils} ${startInWords(finding.schemes, day)}.`,
		none_found: `We found none${dated}: no ${scheme} of ${councils} that reaches this place.${proposal}`,
		unknown: finding.lapsed
			? `${upperFirst(aScheme)} of ${councils} ${overInWords(finding.schemes)} and we found none after it. Ask ${councils}.${proposal}`
			: `${hadNone(finding, councils) ?? `We don't know ${need}.`} ${upperFirst(councils)} can tell you.${proposal}`,
		not_covered: `We don't cover this here. ${upperFirst(councils)} can tell you.`,
	};
	const isOld = finding.verdict === "likely" && finding.schemes.every((row) => isTooOld(row, day));
	const unread = isLead ? " We have read no page about it." : isOld ? ` ${PAGE_TOO_OLD}` : "";
	return sentences[finding.verdict] + endInWords(finding.schemes, day) + unread;
}

/** "In May 2024 Testborough said it had none, and a page that old tells nothing of today." */
function hadNone({ hadNoneOn }: RegisterFinding, councils: string): string | null {
	return hadNoneOn === null
		? null
		: `In ${monthInWords(hadNoneOn)} ${councils} said it had none: a page that old tells nothing of today.`;
}

/** What a row within reach leaves open, and who can settle it. */
function openInWords(
	kind: keyof typeof schemeWords,
	{ schemes, open }: RegisterFinding,
	councils: string,
): string {
	const { aScheme, streets } = schemeWords[kind];
	const subject = `${upperFirst(aScheme)} of ${councils}`;
	switch (open) {
		case "stayed":
			return `A court has stayed ${aScheme} of ${councils}. Ask ${councils} whether it binds here.`;
		case "undated":
			return `${subject} is approved, and no page we read names its first day. Ask ${councils} when it starts here.`;
		case "home": {
			const scopes = schemes.flatMap(({ hmo }) => hmoScopeInWords(hmo));
			return `${subject} covers ${listInWords([...new Set(scopes)])}. Ask ${councils} whether this home is one.`;
		}
		default: {
			const edges = new Set(schemes.map(({ coverage }) => coverageInWords(coverage)));
			const settling = schemes.every(hasCertainEdge)
				? "Part of this area is inside. The full postcode, once we can place it, settles it."
				: streets(councils);
			return `${subject} covers ${listInWords([...edges])}. ${settling}`;
		}
	}
}

/** First day named by a page; else the list's, marked as such. */
function startInWords(schemes: readonly LicensingScheme[], day: IsoDate): string {
	const [from] = schemes.flatMap((scheme) => provenScheme(scheme, day).from ?? []);
	const [listed] = schemes.flatMap(({ start }) => start ?? []);
	if (from !== undefined) {
		return `starts here on ${dateInWords(from)}`;
	}
	return listed === undefined
		? "is to start here, on a day not known yet"
		: `is to start here, by a list on ${dateInWords(listed)}`;
}

/** How past schemes here ended. */
function overInWords(schemes: readonly LicensingScheme[]): string {
	if (schemes.every(({ status }) => status === "quashed")) {
		return "was quashed by a court";
	}
	return schemes.every(({ status }) => status === "withdrawn") ? "was withdrawn" : "has ended";
}

/** Says that a current scheme ends within twelve months, with the council's plans where we read them ourselves. */
function endInWords(schemes: readonly LicensingScheme[], day: IsoDate): string {
	const [first] = schemes
		.flatMap((scheme) => {
			const last = endsSoon(scheme, day);
			return last === null ? [] : [{ scheme, last }];
		})
		.toSorted((a, b) => a.last.localeCompare(b.last));
	if (first === undefined) {
		return "";
	}
	const { plans } = first.scheme;
	const { proof, until } = provenScheme(first.scheme, day);
	const after = plans !== null && proof !== "lead" ? `. ${plans}` : ": ask what follows.";
	const subject = schemes.length === 1 ? "it" : "one";
	const isProven = until === first.last;
	return ` ${isProven ? upperFirst(subject) : `By a list ${subject}`} ends on ${dateInWords(first.last)}${after}`;
}
