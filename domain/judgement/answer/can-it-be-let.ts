import { isKnown } from "../../base/evidence.ts";
import { isBelowMinimum } from "../../base/facts/band.ts";
import { reaches } from "../../base/facts/live-sources.ts";
import { landlordRegisterAt } from "../../subjects/compliance/landlord-register.ts";
import { isExpired } from "../../subjects/energy/current-certificates.ts";
import { energyLawOf } from "../../subjects/energy/energy-law.ts";
import { bearingKinds } from "../../subjects/licensing/judge-licensing.ts";
import type { Judgement } from "../../subjects/licensing/verdict.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { DealBreaker } from "../risks/deal-breaker.ts";
import {
	type AnswerFigure,
	type AnswerVerdict,
	answerWords,
	type Need,
	type QuestionAnswer,
} from "./answer.ts";

type JudgedLetting = Pick<
	JudgedHome,
	"energy" | "licensing" | "bears" | "inputs" | "chosen" | "day" | "facts"
>;

/** A need, and the short line that tells it as the reason of the answer. */
type Condition = { readonly reason: string; readonly need: Need };

/**
 * Answers whether the home can be let for the stated use: no, not known, yes with what it still needs, yes. Registering as a landlord is
 * a need and by itself no "if". Source: Rule ANSWER-3, Rule ANSWER-4.
 */
export function canItBeLet(
	home: JudgedLetting,
	dealBreakers: readonly DealBreaker[],
): QuestionAnswer {
	const energy = energyConditions(home);
	const licences = licenceConditions(home);
	// What its own certificate lacks is certain; an address that is not chosen yet comes after the council's say.
	const conditions = eachOnce(
		home.energy.band.basis === "property" ? [...energy, ...licences] : [...licences, ...energy],
	);
	const needs = [...conditions.map(({ need }) => need), ...registering(home)];
	const [breaker] = dealBreakers;
	if (breaker) {
		return answer(home, "no", brokenInWords[breaker.id], needs);
	}
	if (isNothingKnown(home)) {
		return answer(home, "unknown", unknownInWords(home), needs);
	}
	const [first] = conditions;
	return first
		? answer(home, "yes_if", first.reason, needs)
		: answer(home, "yes", "Valid certificate. No licence applies here.", needs);
}

const brokenInWords: Readonly<Record<DealBreaker["id"], string>> = {
	epc: "Its energy rating is too low to let.",
	articleFour: "As an HMO it needs planning permission.",
};

function answer(
	home: JudgedLetting,
	verdict: AnswerVerdict,
	reason: string,
	needs: readonly Need[],
): QuestionAnswer {
	return {
		verdict,
		headline: answerWords[verdict],
		figure: bandFigure(home),
		reason,
		basis: home.energy.band.basis === "property" ? "stated" : "typical",
		needs,
	};
}

function bandFigure({ energy: { band } }: JudgedLetting): AnswerFigure {
	if (!isKnown(band)) {
		const sourceText =
			band.coverage === "not_covered" ? "no open register" : "no certificate found";
		return { kind: "none", value: null, sourceText };
	}
	const sourceText =
		band.basis === "property" ? "its certificate" : `typical of ${band.place ?? "the area"}`;
	return { kind: "band", value: band.value, sourceText };
}

/** The licences and the planning that bear on the use, permission that is held left out. */
function bearingJudgements(home: JudgedLetting): Judgement[] {
	return bearingKinds(home).map((kind) => home.licensing[kind]);
}

/** Energy is unknown, and of every licence that bears no one knows either, or the law asks none: rows that a person verified are knowledge. */
function isNothingKnown(home: JudgedLetting): boolean {
	return (
		!isKnown(home.energy.band) &&
		bearingJudgements(home).every(
			({ verdict, basis }) =>
				verdict === "unknown" ||
				verdict === "not_covered" ||
				(verdict === "none_found" && basis === "rule"),
		)
	);
}

/** Where the law asks no licence at all of the use, that is known. */
function unknownInWords(home: JudgedLetting): string {
	return bearingJudgements(home).every(({ verdict }) => verdict === "none_found")
		? "Its energy rating is not known. No licence is needed."
		: "Energy rating and licences are not known.";
}

/** Gravest first: what is needed, what is to start, what has to be asked, what was not found on leads. */
const order: readonly Judgement["verdict"][] = [
	"required",
	"likely",
	"check_boundary",
	"unknown",
	"not_covered",
	"starting_soon",
	"none_found",
];

function licenceConditions(home: JudgedLetting): Condition[] {
	return bearingJudgements(home)
		.filter(
			({ verdict, isCertain }) =>
				!((verdict === "none_found" || verdict === "not_covered") && isCertain),
		)
		.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict))
		.flatMap(({ need }) => (need === null ? [] : [{ reason: `${need.what}.`, need }]));
}

/** Several licences may ask for one thing: the nation on a border, a council's confirmation. */
function eachOnce(conditions: readonly Condition[]): Condition[] {
	return [...new Map(conditions.map((condition) => [condition.need.what, condition])).values()];
}

/** What is missing of the home's own valid certificate that meets the nation's standard. */
function energyConditions({
	energy: { band },
	chosen,
	day,
	facts: {
		place: { nation },
	},
	inputs,
}: JudgedLetting): Condition[] {
	const who = reaches("certificates", nation) ? "The energy register" : "The seller";
	const binds = energyLawOf(nation).standardBinds;
	if (!isKnown(band)) {
		const what = "Ask the seller for the energy certificate";
		return [{ reason: `${what}.`, need: { what, who: "The seller", url: null } }];
	}
	if (chosen === null || band.basis !== "property") {
		const what = "Choose the address for its own certificate";
		return [{ reason: `${what}.`, need: { what, who, url: null } }];
	}
	if (isExpired(chosen, day)) {
		const what = "Get a new energy certificate";
		return [
			{
				reason: "Its certificate has expired: get a new one.",
				need: { what, who: "An energy assessor", url: null },
			},
		];
	}
	return binds && isBelowMinimum(band.value) && inputs.exemption
		? [
				{
					reason: `Band ${band.value} needs an exemption of your own.`,
					need: {
						what: "Register your own exemption: it does not pass to a buyer",
						who: "PRS Exemptions Register",
						url: null,
					},
				},
			]
		: [];
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
