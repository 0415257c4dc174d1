import { addYears } from "../../calendar.ts";
import { penaltiesOn } from "../../compliance/penalties.ts";
import { councilLicences, type Licence, licenceInWords } from "../../licensing/licence.ts";
import { isNeeded, type Verdict } from "../../licensing/verdict.ts";
import { isMultipleOccupation } from "../../use.ts";
import { dateInWords, poundsInWords } from "../../words.ts";
import type { Claim, ReportFacts } from "../document.ts";
import { type Rule, when } from "../narrative/rule.ts";
import { statedCell } from "../report-facts.ts";

/** A licence that bears on the stated use with one of these verdicts, the most burdensome first; null where none does. */
export function licenceWith(
	document: ReportFacts,
	...verdicts: readonly Verdict[]
): { readonly licence: Licence; readonly verdict: Verdict } | null {
	for (const licence of councilLicences) {
		const verdict = statedCell(document, licence)?.verdict;
		if (verdict !== undefined && verdicts.includes(verdict)) {
			return { licence, verdict };
		}
	}
	return null;
}

/** The planning verdict where the stated use is an HMO's and no permission is stated. */
export function planningVerdict(document: ReportFacts): Verdict | null {
	const { use, planningPermission } = document.inputs;
	return isMultipleOccupation(use) && !planningPermission
		? (statedCell(document, "articleFour")?.verdict ?? null)
		: null;
}

/** What licensing and planning put at risk for the stated use. Source: Rule LICENCE-1. */
export const licensingRisks: readonly Rule[] = [
	{ id: "no_planning_permission", subject: "planning", gravity: 98, applies: noPermission },
	{ id: "planning_likely", subject: "planning", gravity: 78, applies: planningLikely },
	{ id: "licence_needed", subject: "licence", gravity: 66, applies: licenceNeeded },
	{ id: "licence_to_check", subject: "licence", gravity: 50, applies: licenceToCheck },
	{ id: "licence_starting", subject: "licence", gravity: 48, applies: licenceStarting },
	{ id: "planning_open", subject: "planning", gravity: 46, applies: planningOpen },
	{ id: "licence_unknown", subject: "licence", gravity: 42, applies: licenceUnknown },
	{ id: "scheme_ends", subject: "scheme end", gravity: 20, applies: schemeEnds },
];

function noPermission(document: ReportFacts): Claim | null {
	return when(
		document.verdict.dealBreakers.some(({ id }) => id === "articleFour"),
		`${statedCell(document, "articleFour")?.summary} You have not said that you hold it.`,
		["dealBreaker.articleFour", "licensing.articleFour"],
	);
}

function planningLikely(document: ReportFacts): Claim | null {
	const verdict = planningVerdict(document);
	const facts = ["licensing.articleFour"];
	return (
		when(
			verdict === "starting_soon",
			"An Article 4 direction is to start here: from then on, a change of use to an HMO needs planning permission.",
			facts,
		) ??
		when(
			verdict === "likely",
			"Use as an HMO probably needs planning permission here, because an Article 4 direction is recorded for the place.",
			facts,
		)
	);
}

function planningOpen(document: ReportFacts): Claim | null {
	const verdict = planningVerdict(document);
	const facts = ["licensing.articleFour"];
	return (
		when(
			verdict === "check_boundary",
			"Use as an HMO may need planning permission: an Article 4 direction is recorded, and a postcode cannot settle whether it covers the home.",
			facts,
		) ??
		when(
			verdict === "unknown" || verdict === "not_covered",
			"We don't know whether use as an HMO needs planning permission here. The council can tell you.",
			facts,
		)
	);
}

function licenceNeeded(document: ReportFacts): Claim | null {
	const found = licenceWith(document, "required", "likely");
	if (!found) {
		return null;
	}
	const { licence, verdict } = found;
	const penalties = penaltiesOn(document.home.nation, document.day);
	const risk = penalties
		? `risks a civil penalty of up to ${poundsInWords(penalties.civilPenaltyCap)} and an order to repay up to ${penalties.rentRepaymentMonths} months' rent`
		: "is an offence";
	return {
		text: `The use you state ${verdict === "required" ? "needs" : "probably needs"} ${licenceInWords[licence]}. Letting without it ${risk}.`,
		facts: [
			`licensing.${licence}`,
			...(penalties ? ["penalty.civil", "penalty.rent_repayment"] : []),
		],
	};
}

function licenceToCheck(document: ReportFacts): Claim | null {
	const found = licenceWith(document, "check_boundary");
	return found
		? {
				text: `The home may need ${licenceInWords[found.licence]}: a postcode cannot settle it. The council can.`,
				facts: [`licensing.${found.licence}`],
			}
		: null;
}

function licenceStarting(document: ReportFacts): Claim | null {
	const found = licenceWith(document, "starting_soon");
	return found
		? {
				text: `A scheme that is to start here will ask for ${licenceInWords[found.licence]}.`,
				facts: [`licensing.${found.licence}`],
			}
		: null;
}

function licenceUnknown(document: ReportFacts): Claim | null {
	const found = licenceWith(document, "unknown", "not_covered");
	return found
		? {
				text: `We don't know whether the home needs ${licenceInWords[found.licence]}. The council can tell you.`,
				facts: [`licensing.${found.licence}`],
			}
		: null;
}

/** A scheme that asks for a licence now and ends within a year: the council may put another in its place. */
function schemeEnds(document: ReportFacts): Claim | null {
	const needed = councilLicences.filter((kind) => {
		const verdict = statedCell(document, kind)?.verdict;
		return verdict !== undefined && isNeeded(verdict);
	});
	const [end] = document.licensing.schemes
		.filter(({ kind }) => needed.some((licence) => licence === kind))
		.flatMap(({ end: last }) => (last === null ? [] : [last]))
		.filter((last) => last >= document.day && last < addYears(document.day, 1))
		.toSorted();
	return end === undefined
		? null
		: {
				text: `The licensing scheme here ends on ${dateInWords(end)}, and the council may put another in its place.`,
				facts: ["licensing.schemes"],
			};
}
