import type { LicenceKind } from "#domain/base/licence.ts";
import { dateInWords } from "#domain/base/words.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import type { VerdictChange } from "#domain/subjects/licensing/changed-verdicts.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
import {
	type SuggestionDecision,
	suggestionKindInWords,
} from "#domain/subjects/licensing/suggestion.ts";
import type { Verdict } from "#domain/subjects/licensing/verdict.ts";
import { verdictInWords } from "#domain/subjects/licensing/verdict-words.ts";
import type { EmailContent } from "#worker/mail/layout.ts";
import { inSubject } from "./report-emails.ts";

type DecidedSuggestion = {
	readonly kind: LicenceKind;
	readonly postcode: string;
	/** London day on which it was sent, `YYYY-MM-DD`. */
	readonly sentOn: string;
	readonly decision: SuggestionDecision;
	/** What the administrator says of it. */
	readonly note: string;
	/** It goes to an address that its reader never showed to be theirs. */
	readonly isUnproved: boolean;
};

/**
 * Tells whoever said that a verdict is wrong what was decided. What they wrote is not repeated: anybody can type anybody's address, and would have us
 * pass on whatever they like. `link` leads to the verdict.
 */
export function suggestionDecided(
	{ kind, postcode, sentOn, decision, note, isUnproved }: DecidedSuggestion,
	link: string,
): EmailContent {
	const isAccepted = decision === "accepted";
	return {
		subject: isAccepted ? `You were right about ${postcode}` : `Your correction for ${postcode}`,
		preview: isAccepted
			? "We will correct our register."
			: "We read it and left our register as it is.",
		username: null,
		paragraphs: [
			isAccepted
				? "We checked your correction and will correct our register. Thank you."
				: "We checked your correction and left our register as it is.",
			`On ${dateInWords(sentOn)} you told us that our answer on ${suggestionKindInWords[kind]} for ${postcode} was wrong.`,
			`What we found: ${note}`,
		],
		button: { label: `See ${postcode}`, address: link },
		notes: [
			"The council decides. Ask it before you rely on this.",
			isUnproved
				? `If you did not write to us, somebody typed your address by mistake. You can ignore this mail: this address gets no other about a correction for ${KEPT_YEARS.suggestions} years.`
				: "If you did not write to us, sign out your other devices and change your password.",
		],
	};
}

type CorrectedReport = {
	readonly postcode: string;
	readonly address: string | null;
	/** It belongs to an account. */
	readonly isOwned: boolean;
};

/** Tells the owner of a sold report which verdicts our corrected register gives otherwise. `link` leads to the report, which stays as it was sold. */
export function reportCorrected(
	{ postcode, address, isOwned }: CorrectedReport,
	changes: readonly VerdictChange[],
	link: string,
): EmailContent {
	const page = changes.find((change) => change.page !== null)?.page ?? null;
	const [first, ...others] = changes.map(changeInWords);
	return {
		subject: `A correction for ${inSubject({ address, postcode })}`,
		preview:
			others.length === 0 && first ? first : `${changes.length} answers on licensing changed.`,
		username: null,
		paragraphs: [
			`We corrected our register of licensing schemes. It changes what your report on ${address ?? postcode} says.`,
			...changes.map(
				(change) =>
					`${changeInWords(change)}${change.page !== null && change.page !== page ? ` Source: ${change.page}` : ""}`,
			),
			"Your report stays as you bought it. Ask the council before you act on this.",
		],
		button: { label: "Open your report", address: link },
		...(page === null ? {} : { link: { label: "The page this rests on", address: page } }),
		notes: [
			isOwned
				? "You get this mail because you have this report in your account. If you did not make it, change your password."
				: "You get this mail because this report was bought with your address. If you did not buy it, somebody typed your address by mistake: you can ignore this mail.",
			"The report is information about letting the home, not legal, financial or valuation advice.",
		],
	};
}

/** "Selective licence: your report said “Not known”. Our register now says “Required”." */
function changeInWords({ kind, before, after }: VerdictChange): string {
	const inWords = (verdict: Verdict) =>
		verdictInWords({ verdict, isPlanning: kind === "articleFour", isByLaw: false });
	// Where a register decides on planning it is England's.
	return `${licenceKindInWords(kind, "England")}: we said “${inWords(before)}”. Our register now says “${inWords(after)}”.`;
}
