import type { SuggestionDecision } from "#domain/licensing/suggestion.ts";
import { type SuggestionKind, suggestionKindInWords } from "#domain/licensing/suggestion.ts";
import { dateInWords } from "#domain/words.ts";
import type { EmailContent } from "#worker/mail/layout.ts";

type DecidedSuggestion = {
	readonly kind: SuggestionKind;
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
			? "We correct our register by the page you sent."
			: "We read it and left our register as it is.",
		username: null,
		paragraphs: [
			isAccepted
				? "We checked your correction and will correct our register. Thank you."
				: "We checked your correction and left our register as it is.",
			`On ${dateInWords(sentOn)} you told us that our answer on ${suggestionKindInWords[kind]} for ${postcode} was wrong.`,
			`Our answer: ${note}`,
		],
		button: { label: `See ${postcode}`, address: link },
		notes: [
			"The council decides. Ask it before you rely on this.",
			isUnproved
				? "If you did not write to us, somebody typed your address by mistake. You can ignore this mail: this address gets no other about a correction."
				: "If you did not write to us, sign out your other devices and change your password.",
		],
	};
}
