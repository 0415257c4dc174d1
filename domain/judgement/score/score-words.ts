import { type SourceDto, serializeSources } from "../../base/evidence-dto.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { lowerFirst } from "../../base/sentence.ts";
import { round } from "../../base/statistics.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { DealBreaker } from "../risks/deal-breaker.ts";
import type { AreaRanks } from "./area-rank.ts";
import type { Grade } from "./bands.ts";
import type { Component } from "./component.ts";
import { costliestComponent } from "./costliest-component.ts";
import { type InvestmentScore, pointsGiven, type ScoreRange } from "./investment-score.ts";
import { componentLabels, FEWEST_WEIGHT_KNOWN, weights } from "./method.ts";
import { type ScoreSubject, subjectHeadings } from "./score-subject.ts";

/** What the words of a score are made from. */
type Scored = {
	readonly score: InvestmentScore;
	readonly scoreSubject: ScoreSubject;
	readonly components: readonly Component[];
	readonly dealBreakers: readonly DealBreaker[];
	readonly standings: AreaRanks;
};

/** One of the four parts, ready to show. */
export type SerializedPart = Omit<Component, "quality"> & {
	readonly label: string;
	/** Percent of the whole score. */
	readonly weight: number;
	/** Points that it adds to the score before limits, and the most it could add; null where it has no score. */
	readonly points: number | null;
	readonly outOf: number | null;
	/** Its rank among the authorities of the nation; null where none is given. */
	readonly standing: { readonly text: string; readonly sources: readonly SourceDto[] } | null;
};

export function serializeParts({
	components,
	standings,
}: Pick<Scored, "components" | "standings">): SerializedPart[] {
	const given = pointsGiven(components);
	return components.map(({ quality: _, ...component }) => {
		const { points = null, outOf = null } = given.find(({ id }) => id === component.id) ?? {};
		const standing = standings[component.id];
		return {
			...component,
			score: component.score === null ? null : round(component.score, 1),
			label: componentLabels[component.id],
			weight: weights[component.id],
			points,
			outOf,
			standing: standing
				? { text: standing.text, sources: serializeSources(standing.citations) }
				: null,
		};
	});
}

/** The range, however narrow, where anything behind the score is unknown. */
export function serializeRange({ range }: Pick<InvestmentScore, "range">): ScoreRange | null {
	return range !== null && range.high > range.low ? range : null;
}

/** Headline of the score: its label where rent and price are both stated, else the area's rank by published figures. Source: Rule SCORE-21. */
export function scoreHeadline({
	score,
	inputs,
	standings,
}: Pick<Scored, "score" | "standings"> & Pick<JudgedHome, "inputs">): string {
	return areFiguresStated(inputs) || score.value === null
		? score.label
		: (standings.yield?.headline ?? AREA_ALONE);
}

/** The grade of a home whose rent and price are both stated; null of an area, which has no label either. Source: Rule SCORE-21. */
export function gradeOfHome({
	score,
	inputs,
}: Pick<Scored, "score"> & Pick<JudgedHome, "inputs">): Grade | null {
	return areFiguresStated(inputs) ? score.grade : null;
}

/** Said of an area whose rank is not known. */
const AREA_ALONE = "For the area, not this home";

/** Subject of the score; null for the home itself, and where a deal-breaker settles it. */
export function subjectInWords({
	scoreSubject,
	dealBreakers,
	score,
}: Pick<Scored, "scoreSubject" | "dealBreakers" | "score">): string | null {
	return dealBreakers.length > 0 || score.value === null ? null : subjectHeadings[scoreSubject];
}

/** The most important point about a score, in one sentence: a limit, else too little data, else the part that costs the most points. */
export function scoreSummary({ score, components }: Pick<Scored, "score" | "components">): string {
	if (score.value === null) {
		return `Only ${score.knownWeight}% of the score's weight is known here; ${FEWEST_WEIGHT_KNOWN}% is needed.`;
	}
	const [limit] = score.limits;
	if (limit) {
		return `Held at ${limit.at}. ${limit.reason}`;
	}
	const weakest = costliestComponent(components);
	return weakest
		? `Held back most by ${lowerFirst(componentLabels[weakest.id])}.`
		: "No part stands out.";
}
