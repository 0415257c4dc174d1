import { isOfDomain } from "../../base/domain-name.ts";
import type { LicenceKind } from "../../base/licence.ts";
import { councilPageDefect, hostOf } from "./council-page.ts";
import { isCopyOfSite } from "./scheme-evidence.ts";

/** Verdicts that a visitor may report as wrong, each worded for the middle of a sentence. */
export const suggestionKindInWords: Readonly<Record<LicenceKind, string>> = {
	mandatory: "the mandatory HMO licence",
	additional: "the additional HMO licence",
	selective: "the selective licence",
	articleFour: "planning permission for an HMO",
};

/** An administrator's decision on a suggestion. */
export const suggestionDecisions = ["accepted", "declined"] as const;
export type SuggestionDecision = (typeof suggestionDecisions)[number];

/**
 * Undecided suggestions allowed per sender and per council, separately for anonymous senders and verified accounts. Beyond that, the oldest of the most
 * frequent sender is dropped; between equals, the newest.
 */
export const SUGGESTIONS_HELD = { ofSender: 20, ofCouncil: 50 } as const;

/** Length of an administrator's answer to the sender, in characters. */
export const DECISION_NOTE_LENGTH = { min: 3, max: 1000 } as const;
export const NOTE_WANTED = "Say what you found.";

/** Length of a suggestion and of an address, in characters. */
export const SUGGESTION_LENGTH = { min: 10, max: 1000 } as const;
export const SUGGESTED_PAGE_LENGTH = 500;

export const WHAT_WANTED = "Say what is wrong, in 10 characters or more.";
export const WHAT_TOO_LONG = "Keep it to 1,000 characters.";
export const PAGE_WANTED =
	"Enter the address of a page of the council, GOV.UK or a public notice, with https://";

/** Domains of the United Kingdom's governments, which include councils, and of legal notices. */
const KNOWN_DOMAINS = [
	"gov.uk",
	"gov.wales",
	"llyw.cymru",
	"gov.scot",
	"thegazette.co.uk",
	"publicnoticeportal.uk",
];

/** A name in non-Latin letters, some of which imitate Latin ones; no council has one. */
const NAMED_IN_OTHER_LETTERS = /(^|\.)xn--/;

/**
 * Why a suggestion may not rest on an address; null where it may, which is a page of a government, a council or legal notices. A council's own domain
 * elsewhere is accepted if `councilPages`, the register's addresses for that council, use it.
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
