import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { listInWords } from "../../base/words.ts";
import { namesDay, stillSpeaks } from "./page-age.ts";
import { ownPages, shownEvidence } from "./scheme-evidence.ts";
import { lastDay, phaseOn, type SchemePhase } from "./scheme-phase.ts";
import { schemePhaseInWords } from "./scheme-words.ts";
import type { Proof } from "./verdict.ts";

/**
 * What a row of the register rests on. `verified`: an administrator read it against the council's page; `read`: we read a page of a council, GOV.UK or The Gazette;
 * `lead`: anything else. Source: Rule LICENCE-2.
 */
export const schemeProofs = ["verified", "read", "lead"] as const satisfies readonly Proof[];
export type SchemeProof = (typeof schemeProofs)[number];

/** What no page that we read says of a row. */
export const missingProofs = ["first_day", "last_day"] as const;
export type MissingProof = (typeof missingProofs)[number];

/** What is told of a row on a day. The open register, the pages of councils, the maps and the verdicts all tell this, and nothing surer. */
export type ProvenScheme = {
	readonly proof: SchemeProof;
	/** Null of a lead: nobody of ours read whether it binds. */
	readonly phase: SchemePhase | null;
	/** The same in a word or three. */
	readonly word: string;
	/** Days that a page names. */
	readonly from: IsoDate | null;
	/** The last day, or the one that the law allows at the latest, five years after the first. */
	readonly until: IsoDate | null;
	/** None of a lead, of which no page was read at all. */
	readonly missing: readonly MissingProof[];
};

/** Said of a lead in place of a phase. */
const LEAD_IN_WORDS = "Not checked";

/** Said of a lead beside what its list says. */
export const LEAD_UNREAD = "Not verified: we have read no page about it. Ask the council.";

export function provenScheme(scheme: LicensingScheme, day: IsoDate): ProvenScheme {
	const proof = proofOf(scheme);
	if (proof === "lead") {
		return { proof, phase: null, word: LEAD_IN_WORDS, from: null, until: null, missing: [] };
	}
	const phase = phaseOn(scheme, day);
	const from = provenDay(scheme.start, scheme);
	const latest = lastDay({ ...scheme, start: from, end: null });
	return {
		proof,
		phase,
		word: schemePhaseInWords[phase],
		from,
		until:
			provenDay(scheme.end, scheme) ??
			(scheme.end === null || scheme.end === latest ? latest : null),
		missing: missingOf(scheme),
	};
}

/** What a row rests on, however old its page is. */
export function proofOf({
	verifiedOn,
	evidence,
}: Pick<LicensingScheme, "verifiedOn" | "evidence">): SchemeProof {
	if (verifiedOn !== null) {
		return "verified";
	}
	return ownPages(evidence).length > 0 ? "read" : "lead";
}

/** What a row decides by on a day: a page that is too old to tell what stands today is a lead. Source: Rule LICENCE-27. */
export function decidingProof(row: LicensingScheme, day: IsoDate): SchemeProof {
	const proof = proofOf(row);
	return proof === "read" && !stillSpeaks(row, day) ? "lead" : proof;
}

/** Whether a row rests on a page that we read, and is no lead. */
export function restsOnPage(row: Pick<LicensingScheme, "verifiedOn" | "evidence">): boolean {
	return proofOf(row) !== "lead";
}

/** Which days of a scheme no page names. A direction has no last day to name, and of a proposal there is none yet. */
export function missingOf(scheme: LicensingScheme): MissingProof[] {
	const { kind, status, start, end } = scheme;
	if (!restsOnPage(scheme) || kind === "none" || status === "consulting") {
		return [];
	}
	return missingProofs.filter((proof) =>
		proof === "first_day"
			? provenDay(start, scheme) === null
			: kind !== "article4_hmo" && provenDay(end, scheme) === null,
	);
}

/** "No page we read names its first or last day." Null where nothing is missing. */
export function missingInWords(missing: readonly MissingProof[]): string | null {
	const days = missing.map((each) => (each === "first_day" ? "first" : "last"));
	return days.length === 0 ? null : `No page we read names its ${listInWords(days, "or")} day.`;
}

/**
 * A day of a row where a page that is shown names it, or an administrator read the row against the council's page; else null. Rows that rest on a page still
 * hold days of the list that they came from, which are not ours to republish.
 */
export function provenDay(
	day: IsoDate | null,
	{ verifiedOn, evidence }: Pick<LicensingScheme, "verifiedOn" | "evidence">,
): IsoDate | null {
	const isProven =
		day !== null &&
		(verifiedOn !== null || shownEvidence(evidence).some(({ proves }) => namesDay(proves, day)));
	return isProven ? day : null;
}
