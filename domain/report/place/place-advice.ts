import type { Claim } from "../document.ts";
import { type Rule, when } from "../narrative/rule.ts";
import type { ReportFacts } from "../report-facts.ts";
import { countOf } from "./place-risks.ts";

/** What to do about floods and protected buildings. */
export const adviceOnPlace: readonly Rule[] = [
	{ id: "ask_about_floods", subject: "flood", gravity: 54, applies: askAboutFloods },
	{ id: "ask_about_consent", subject: "consent", gravity: 30, applies: askAboutConsent },
];

function askAboutFloods(document: ReportFacts): Claim | null {
	return when(
		countOf(document, "floodZone") > 0,
		"Before you exchange contracts, get a quote for insurance and ask the seller whether the home has flooded.",
		["floodZone"],
	);
}

function askAboutConsent(document: ReportFacts): Claim | null {
	const protectedBy = ["listedBuilding", "conservationArea"].filter(
		(id) => countOf(document, id) > 0,
	);
	return when(
		protectedBy.length > 0,
		"Ask the council's conservation officer which energy works it would consent to before you price them.",
		protectedBy,
	);
}
