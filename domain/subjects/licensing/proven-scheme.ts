import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { dateInWords, listInWords } from "../../base/words.ts";
import { namesDay, stillSpeaks } from "./page-age.ts";
import { ownPages, shownEvidence } from "./scheme-evidence.ts";
import { lastDay, phaseOn, type SchemePhase } from "./scheme-phase.ts";
import { NOT_CHECKED, schemePhaseInWords } from "./scheme-words.ts";
import type { Proof } from "./verdict.ts";

/**
 * Basis of a row. `verified`: an administrator read it against the council's page; `read`: we read a page of a council, GOV.UK or The Gazette; `lead`:
 * anything else. Source: Rule LICENCE-2.
 */
export const schemeProofs = ["verified", "read", "lead"] as const satisfies readonly Proof[];
export type SchemeProof = (typeof schemeProofs)[number];

/** Facts of a row that no page we read states. */
export const missingProofs = ["first_day", "last_day"] as const;
export type MissingProof = (typeof missingProofs)[number];

/** What is said about a row on a day. Open register, council pages, maps and verdicts all use this and claim nothing stronger. */
export type ProvenScheme = {
	readonly proof: SchemeProof;
	/** Null for a lead, because none of us has read whether it binds. */
	readonly phase: SchemePhase | null;
	/** The same in a word or three. */
	readonly word: string;
	/** Days that a page names. */
	readonly from: IsoDate | null;
	/** The last day, or the latest one that the law allows, five years after the first. */
	readonly until: IsoDate | null;
	/** Empty for a lead, for which no page was read at all. */
	readonly missing: readonly MissingProof[];
};

/** Shown for a lead in place of a phase. */
const LEAD_IN_WORDS = "Not checked";

/** Said of a lead. */
const LEAD_UNREAD = "Not verified: we have read no page about it. Ask the council.";

/** Said of a row whose pages were read and decide nothing today. Source: Rule LICENCE-27. */
export const PAGE_TOO_OLD = "The page we read is too old to rely on, or has no day.";

/** Whether a page of the row was read, and none of them decides on a day. */
export function isTooOld(row: LicensingScheme, day: IsoDate): boolean {
	return restsOnPage(row) && decidingProof(row, day) === "lead";
}

/** What a row rests on, in the words of preview, report, council page and map. Source: Rule LICENCE-2. */
export function proofInWords(row: LicensingScheme, day: IsoDate): string {
	if (row.verifiedOn !== null) {
		return `Confirmed on the council's page on ${dateInWords(row.verifiedOn)}.`;
	}
	if (!restsOnPage(row)) {
		return LEAD_UNREAD;
	}
	return isTooOld(row, day) ? `${PAGE_TOO_OLD} ${NOT_CHECKED}` : NOT_CHECKED;
}

/** The same after the days that no page names, for a row beside which they do not stand apart. */
export function provenInWords(row: LicensingScheme, day: IsoDate): string {
	return [missingInWords(missingOf(row)), proofInWords(row, day)].filter(Boolean).join(" ");
}

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

/** Basis of a row, regardless of its page's age. */
export function proofOf({
	verifiedOn,
	evidence,
}: Pick<LicensingScheme, "verifiedOn" | "evidence">): SchemeProof {
	if (verifiedOn !== null) {
		return "verified";
	}
	return ownPages(evidence).length > 0 ? "read" : "lead";
}

/** Basis that a row decides by on a day: a page too old for today makes it a lead. Source: Rule LICENCE-27. */
export function decidingProof(row: LicensingScheme, day: IsoDate): SchemeProof {
	const proof = proofOf(row);
	return proof === "read" && !stillSpeaks(row, day) ? "lead" : proof;
}

/** Whether a row rests on a page that we read, and is no lead. */
export function restsOnPage(row: Pick<LicensingScheme, "verifiedOn" | "evidence">): boolean {
	return proofOf(row) !== "lead";
}

/** Days of a scheme that no page names. A direction needs no last day, and a proposal has none yet. */
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
 * A day of a row, if a page that may be shown names it or an administrator read the row against the council's page; else null. Rows with pages still hold
 * days from their original list, which we may not republish.
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
