import { round } from "../../base/statistics.ts";
import { type Grade, gradeOf, investmentBand, type ScoreColour } from "./bands.ts";
import type { Component } from "./component.ts";
import { FEWEST_WEIGHT_KNOWN, type LimitId, weights } from "./method.ts";

/** Something that holds a score down, whatever its parts are worth. */
export type ScoreLimit = {
	readonly id: LimitId;
	/** The most that the score may be. */
	readonly at: number;
	/** One sentence: why. */
	readonly reason: string;
};

export type InvestmentScore = {
	/** 0-100, whole, higher is better; null when too little is known. */
	readonly value: number | null;
	/** The weighted mean before anything held it down. */
	readonly uncapped: number | null;
	/** What holds it down, the lowest first; none where its own mean is lower. */
	readonly limits: readonly ScoreLimit[];
	/** What it may turn out to be once the unknown is known; null without a score. */
	readonly range: ScoreRange | null;
	/** Percent of the weight that is known. */
	readonly knownWeight: number;
	readonly label: string;
	readonly colour: ScoreColour | null;
	readonly grade: Grade | null;
};

export type ScoreRange = { readonly low: number; readonly high: number };

/** Source: Rule SCORE-3. */
export const NOT_ENOUGH_DATA = "Not enough published data to score";

type Scored = Pick<Component, "id" | "score" | "isAssumed">;

/** Percent of the whole weight that is known; what stands in for an unknown part is not. */
export function knownWeightOf(components: readonly Scored[]): number {
	return components.reduce(
		(sum, { id, score, isAssumed }) => sum + (score === null || isAssumed ? 0 : weights[id]),
		0,
	);
}

/** Mean by weight of the components that have a score, the rest renormalised; null of none. */
export function meanOf(components: readonly Scored[]): number | null {
	let weight = 0;
	let sum = 0;
	for (const { id, score } of components) {
		if (score !== null) {
			weight += weights[id];
			sum += weights[id] * score;
		}
	}
	return weight === 0 ? null : sum / weight;
}

/** The components as they are known, and at their worst and best once what is not known is. */
export type ComponentSpread = {
	readonly components: readonly Component[];
	readonly low: readonly Component[];
	readonly high: readonly Component[];
};

/**
 * Mean of the components by weight, held down by its limits; null when less than 60 % of the weight is known. With the same components known, a
 * better one never lowers it. Both ends of the range pass the same limits, but that the high end is the home's as it may turn out. Source: Rule SCORE-3, Rule SCORE-14.
 */
export function investmentScore(
	{ components, low, high }: ComponentSpread,
	limits: readonly ScoreLimit[],
): InvestmentScore {
	const knownWeight = knownWeightOf(components);
	const mean = knownWeight < FEWEST_WEIGHT_KNOWN ? null : meanOf(components);
	if (mean === null) {
		const none = { value: null, uncapped: null, range: null, colour: null, grade: null };
		return { ...none, limits: [], knownWeight, label: NOT_ENOUGH_DATA };
	}
	const uncapped = round(mean);
	const heldBy = (score: number | null, by: readonly ScoreLimit[]) =>
		Math.min(round(score ?? mean), ...by.map(({ at }) => at));
	const value = heldBy(mean, limits);
	// What is least known looks widest: its own certificate and figures may turn out well.
	const atBest = limits.filter(({ id }) => id !== "not_this_home");
	const { label, colour } = investmentBand(value);
	return {
		value,
		uncapped,
		limits: limits.filter(({ at }) => at < uncapped).toSorted((a, b) => a.at - b.at),
		range: { low: heldBy(meanOf(low), limits), high: heldBy(meanOf(high), atBest) },
		knownWeight,
		label,
		colour,
		grade: gradeOf(value),
	};
}

/** The points that each component gives of those it could: together they make the score before anything holds it down. */
export function pointsGiven(
	components: readonly Scored[],
): readonly { readonly id: Component["id"]; readonly points: number; readonly outOf: number }[] {
	const scored = components.filter(({ score }) => score !== null);
	const total = scored.reduce((sum, { id }) => sum + weights[id], 0);
	return scored.map(({ id, score }) => {
		const outOf = (100 * weights[id]) / total;
		return { id, points: round(((score ?? 0) * outOf) / 100, 1), outOf: round(outOf, 1) };
	});
}
