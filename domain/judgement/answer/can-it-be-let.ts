import { whoIsAsked } from "../../base/asked-of-owner.ts";
import { isKnown } from "../../base/evidence.ts";
import { isBelowMinimum } from "../../base/facts/band.ts";
import { reaches } from "../../base/facts/live-sources.ts";
import type { LicenceKind } from "../../base/licence.ts";
import { knownNation } from "../../base/place/possible-nations.ts";
import { isMultipleOccupation } from "../../base/use.ts";
import { landlordRegisterAt } from "../../subjects/compliance/landlord-register.ts";
import { isExpired } from "../../subjects/energy/current-certificates.ts";
import { leastBandAt } from "../../subjects/energy/letting-standard.ts";
import { bearingKinds } from "../../subjects/licensing/judge-licensing.ts";
import { decides, type Judgement, verdicts } from "../../subjects/licensing/verdict.ts";
import type { DealBreaker } from "../risks/deal-breaker.ts";
import type { AnswerVerdict, Need, QuestionAnswer } from "./answer.ts";
import {
	type Finding,
	type LettingFindings,
	type LettingGrade,
	lettingGrade,
} from "./letting-grade.ts";
import { type JudgedLetting, lettingInWords } from "./letting-words.ts";

/** Answers whether the home can be let for the stated use: the grade, its word, the figure that settles it. Source: Rule ANSWER-3. */
export function canItBeLet(
	home: JudgedLetting,
	dealBreakers: readonly DealBreaker[],
): QuestionAnswer<LettingGrade> {
	const grade = lettingGrade(lettingFindings(home, dealBreakers));
	return {
		verdict: verdictOf[grade],
		grade,
		...lettingInWords(grade, home),
		basis: home.energy.band.basis === "property" ? "stated" : "typical",
		needs: needsOf(grade, home),
	};
}

const verdictOf: Readonly<Record<LettingGrade, AnswerVerdict>> = {
	barred: "no",
	planning: "no",
	planning_open: "yes_if",
	licence: "yes_if",
	licence_planning: "yes_if",
	likely: "yes_if",
	ask: "yes_if",
	soon: "yes_if",
	yes: "yes",
	found_none: "yes_if",
	unknown: "unknown",
	probably: "yes_if",
};

function lettingFindings(
	home: JudgedLetting,
	dealBreakers: readonly DealBreaker[],
): LettingFindings {
	const kinds = bearingKinds(home);
	const { facts, energy, inputs, licensing } = home;
	return {
		isBarred: dealBreakers.some(({ id }) => id === "epc"),
		planning:
			isMultipleOccupation(inputs.use) && kinds.includes("articleFour")
				? findingOf(licensing.articleFour)
				: null,
		licences: kinds
			.filter((kind) => kind !== "articleFour")
			.map((kind) => findingOf(licensing[kind])),
		meetsStandard: meetsStandard(home),
		isEnergyKnown: isKnown(energy.band),
		isNationOpen: knownNation(facts.place) === null,
	};
}

function findingOf(judgement: Judgement): Finding {
	switch (judgement.verdict) {
		case "required":
			return "needed";
		case "likely":
			return "probable";
		case "check_boundary":
			return "asked";
		case "starting_soon":
			return decides(judgement) ? "coming" : "probable";
		case "none_found":
		case "not_covered":
			return decides(judgement) ? "none" : "unchecked";
		case "unknown":
			return "unchecked";
	}
}

/** Whether its own valid certificate is good enough or exempt, or no least band applies there. */
function meetsStandard({ chosen, day, energy: { band }, facts, inputs }: JudgedLetting): boolean {
	if (leastBandAt(facts.place) === "none") {
		return true;
	}
	return (
		chosen !== null &&
		!isExpired(chosen, day) &&
		isKnown(band) &&
		(!isBelowMinimum(band.value) || inputs.exemption)
	);
}

/** What is needed for a plain yes, the decisive one first: the rating of a barred home, and planning before licences where several households share. */
function needsOf(grade: LettingGrade, home: JudgedLetting): Need[] {
	const energy = energyNeeds(home);
	const licences = licenceNeeds(home);
	const needs = grade === "barred" ? [...energy, ...licences] : [...licences, ...energy];
	// Several licences may have the same need: the nation on a border, a council's confirmation.
	const once = new Map([...needs, ...registering(home)].map((need) => [need.what, need]));
	return [...once.values()];
}

/** Needs from planning, then from the licences, most burdensome first. */
function licenceNeeds(home: JudgedLetting): Need[] {
	const rank = (kind: LicenceKind) =>
		kind === "articleFour" ? -1 : verdicts.indexOf(home.licensing[kind].verdict);
	return bearingKinds(home)
		.toSorted((a, b) => rank(a) - rank(b))
		.flatMap((kind) => home.licensing[kind].need ?? []);
}

/** What is missing of the home's own valid certificate that meets the nation's standard. */
function energyNeeds({ energy: { band }, chosen, day, facts, inputs }: JudgedLetting): Need[] {
	const { place } = facts;
	const need = (what: string, who: string): Need[] => [{ what, who, url: null }];
	const seller = whoIsAsked("The seller", inputs);
	if (!isKnown(band)) {
		return need(
			inputs.owned ? "Find the energy certificate" : "Ask the seller for the energy certificate",
			seller,
		);
	}
	if (chosen === null || band.basis !== "property") {
		const who = reaches("certificates", place.nation) ? "The energy register" : seller;
		return need("Choose the address for its own certificate", who);
	}
	if (isExpired(chosen, day)) {
		return need("Get a new energy certificate", "An energy assessor");
	}
	if (leastBandAt(place) !== "binds" || !isBelowMinimum(band.value)) {
		return [];
	}
	if (inputs.exemption && inputs.owned) {
		return [];
	}
	return inputs.exemption
		? need("Register your own exemption: it does not pass to a buyer", "PRS Exemptions Register")
		: need("Reach band E, or register an exemption of your own", "An energy assessor");
}

function registering({ facts }: JudgedLetting): Need[] {
	const register = landlordRegisterAt(facts.place);
	return register
		? [
				{
					what: register.action.what,
					who: "You",
					url: register.action.url,
					costPence: register.action.cost.low,
				},
			]
		: [];
}
