import { isOfDomain } from "../../base/domain-name.ts";
import type { LicenceKind } from "../../base/licence.ts";
import { councilPageDefect, hostOf } from "./council-page.ts";
import { isCopyOfSite } from "./scheme-evidence.ts";

/** Verdicts of which a visitor may say that they are wrong, each as the middle of a sentence about what we say of it. */
export const suggestionKindInWords: Readonly<Record<LicenceKind, string>> = {
	mandatory: "the mandatory HMO licence",
	additional: "the additional HMO licence",
	selective: "the selective licence",
	articleFour: "planning permission for an HMO",
};

/** What an administrator makes of a suggestion. */
export const suggestionDecisions = ["accepted", "declined"] as const;
export type SuggestionDecision = (typeof suggestionDecisions)[number];

/**
 * Suggestions that may wait for a decision: of one sender, and about one council, of strangers as of accounts that proved their address. Beyond
 * it gives way the oldest of whoever sent most, and where all sent as many, what came last.
 */
export const SUGGESTIONS_HELD = { ofSender: 20, ofCouncil: 50 } as const;

/** Characters of what an administrator tells whoever sent it. */
export const DECISION_NOTE_LENGTH = { min: 3, max: 1000 } as const;
export const NOTE_WANTED = "Say what you found.";

/** Characters of what is said to be wrong, and of an address. */
export const SUGGESTION_LENGTH = { min: 10, max: 1000 } as const;
export const SUGGESTED_PAGE_LENGTH = 500;

export const WHAT_WANTED = "Say what is wrong, in 10 characters or more.";
export const WHAT_TOO_LONG = "Keep it to 1,000 characters.";
export const PAGE_WANTED =
	"Enter the address of a page of the council, GOV.UK or a public notice, with https://";

/** Governments of the United Kingdom and its nations, under whose names councils stand too, and where notices that the law asks for are published. */
const KNOWN_DOMAINS = [
	"gov.uk",
	"gov.wales",
	"llyw.cymru",
	"gov.scot",
	"thegazette.co.uk",
	"publicnoticeportal.uk",
];

/** A name in letters that are not of the Latin alphabet, of which some look as if they were: no council has one. */
const NAMED_IN_OTHER_LETTERS = /(^|\.)xn--/;

/**
 * Why an address is none that a correction may rest on; null for one that it may: a page of a government, a council or of notices. A council's own
 * domain under another name is one that `councilPages`, the addresses the register already holds of that council, lie on.
 * Source: Rule LICENCE-26.
 */
export function suggestedPageDefect(
	address: string,
	councilPages: readonly string[],
): string | null {
	const defect = councilPageDefect(address);
	if (defect !== null) {
		return defect;
	}
	const host = hostOf(address);
	const isKnown =
		KNOWN_DOMAINS.some((domain) => isOfDomain(host, domain)) ||
		councilPages.map(hostOf).includes(host);
	return isKnown && !isCopyOfSite(address) && !NAMED_IN_OTHER_LETTERS.test(host)
		? null
		: PAGE_WANTED;
}
