import type { Claim, ReportFacts } from "../document.ts";
import { sentence } from "../sentence.ts";

/** A sentence that the report's facts call for. */
export type Rule = {
	readonly id: string;
	/** What it is about: of the rules on one subject only the gravest that applies is told, so that no claim repeats another. */
	readonly subject: string;
	/** 0-100, graver is higher: 90 and more is unlawful, 60 and more costs money now, below 30 is good to know. */
	readonly gravity: number;
	/** The claim and the facts it rests on; null where they do not call for it. */
	readonly applies: (document: ReportFacts) => Claim | null;
};

/** A claim, or null where its condition does not hold. */
export function when(condition: boolean, text: string, facts: readonly string[]): Claim | null {
	return condition ? { text, facts } : null;
}

/** The claims of the rules that apply, gravest first, one a subject, at most `most`. */
export function claimsOf(rules: readonly Rule[], document: ReportFacts, most: number): Claim[] {
	const claims = new Map<string, Claim>();
	for (const rule of rules.toSorted((a, b) => b.gravity - a.gravity)) {
		const claim = claims.has(rule.subject) ? null : rule.applies(document);
		if (claim) {
			claims.set(rule.subject, claim);
		}
	}
	return [...claims.values()].slice(0, most);
}

/** Something a claim may rest on, as the report prints it. */
export type ClaimFact = { readonly id: string; readonly text: string };

/** A fact under what it is called. */
export function claimFact(id: string, label: string, text: string): ClaimFact {
	return { id, text: sentence(`${label}: ${text}`) };
}

/** What a chapter of the report gives the narrative: its rules, and the facts that a claim may rest on besides the figures it tells. */
export type ChapterNarrative = {
	readonly risks: readonly Rule[];
	readonly advice: readonly Rule[];
	readonly facts: (document: ReportFacts) => readonly ClaimFact[];
};
