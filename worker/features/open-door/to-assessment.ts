import type { WireEvidence } from "#contracts/evidence.ts";
import type { ApiFigure, Assessment } from "#contracts/open-door.ts";
import { openFigures, planFigures, type units } from "#contracts/open-door-asked.ts";
import type { Preview } from "#contracts/preview.ts";
import { summarizePlace } from "#domain/base/place/place-label.ts";
import { answerForStrangers, type LettingAnswer } from "#domain/judgement/answer/answer.ts";
import { composeAnswer } from "#domain/judgement/answer/compose-answer.ts";
import type { Assessment as Judged } from "#domain/judgement/assess.ts";
import { homeDates } from "#domain/judgement/dates/home-dates.ts";
import { METHODOLOGY_VERSION } from "#domain/judgement/score/method.ts";
import { serializeRange } from "#domain/judgement/score/score-words.ts";
import { notChecked } from "#domain/judgement/unchecked/gaps-beside-answer.ts";
import { markOutdated } from "#domain/telling/mark-outdated.ts";

/** How the parts of an assessment are written that a preview has too. */
export type Writers = {
	readonly toLicensing: (assessment: Judged) => Preview["licensing"];
	readonly toScore: (assessment: Judged) => Preview["score"];
	readonly toEvidence: (assessment: Judged) => Preview["evidence"];
	readonly toGated: (
		assessment: Judged,
		viewer: { readonly entitled: boolean },
	) => Pick<Preview, "marketIntelligence" | "regulatoryFlags">;
};

/**
 * What leaves by the open door of an assessment. Everything is named, so that nothing new leaves by itself: no address of a certificate and no sale of a
 * home, neither of which may be handed on. Source: Rule API-4.
 */
export function toAssessment(
	assessment: Judged,
	{ base, entitled, writers }: { base: string; entitled: boolean; writers: Writers },
): Assessment {
	const { facts, day } = assessment;
	const unchecked = notChecked(assessment);
	const answer = composeAnswer(assessment, unchecked.length);
	const { grade, headline, subject, knownWeight } = writers.toScore(assessment);
	const { marketIntelligence, regulatoryFlags } = writers.toGated(assessment, { entitled });
	const written: Assessment = {
		postcode: facts.postcode,
		page: `${base}/property/${facts.postcode.replace(" ", "")}`,
		asOf: day,
		methodologyVersion: METHODOLOGY_VERSION,
		place: summarizePlace(facts.place),
		answer: entitled ? answer : answerForStrangers(answer),
		score: {
			value: assessment.score.value,
			range: serializeRange(assessment.score),
			...{ grade, headline, subject, knownWeight },
		},
		licensing: writers.toLicensing(assessment),
		dates: [...homeDates(assessment)],
		unchecked,
		figures: inUnits(openFigures, writers.toEvidence(assessment)),
		planFigures: marketIntelligence && inUnits(planFigures, marketIntelligence),
		flags: regulatoryFlags,
	};
	return markOutdated(written, day);
}

/** What is left of an answer to a plan for whoever has none by now. */
export function withoutPlan(assessment: Assessment): Assessment {
	const answer = answerForStrangers(assessment.answer as LettingAnswer);
	return { ...assessment, answer, planFigures: null, flags: [] };
}

function inUnits<Name extends string>(
	names: Readonly<Record<Name, (typeof units)[number]>>,
	from: Readonly<Record<NoInfer<Name>, WireEvidence>>,
): Record<Name, ApiFigure> {
	const figures = Object.entries<ApiFigure["unit"]>(names).map(([name, unit]) => {
		const figure = from[name as Name];
		// The place of a home's own figure is the address of its certificate.
		const place = figure.basis === "property" ? null : figure.place;
		return [name, { ...figure, place, unit }];
	});
	return Object.fromEntries(figures);
}
