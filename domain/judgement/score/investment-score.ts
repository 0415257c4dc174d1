import { round } from "../../base/statistics.ts";
import { type Grade, gradeOf, investmentBand, type ScoreColour } from "./bands.ts";
import type { Component } from "./component.ts";
import { FEWEST_WEIGHT_KNOWN, type LimitId, weights } from "./method.ts";

/** A limit on the score, whatever its parts are worth. */
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
	/** The weighted mean before any limits. */
	readonly uncapped: number | null;
	/** Limits below the weighted mean, the lowest first. */
	readonly limits: readonly ScoreLimit[];
	/** Lowest and highest score that the unknowns allow; null without a score. */
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

/** Percent of the whole weight that is known; stand-in scores do not count. */
export function knownWeightOf(components: readonly Scored[]): number {
	return components.reduce(
		(sum, { id, score, isAssumed }) => sum + (score === null || isAssumed ? 0 : weights[id]),
		0,
	);
}

/** Weighted mean of the components with a score, renormalised; null for none. */
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

/** The components as known, and at worst and best once the unknowns are settled. */
export type ComponentSpread = {
	readonly components: readonly Component[];
	readonly low: readonly Component[];
	readonly high: readonly Component[];
};

/**
 * Weighted mean of the components, capped by its limits; null when less than 60 % of the weight is known. For the same known components, a better one never
 * lowers it. Both ends of the range have the same limits, except that the high end assumes the home's own certificate and figures. Source: Rule SCORE-3,
 * Rule SCORE-14.
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
	// The high end drops this limit, because the home's own certificate and figures may turn out well.
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

/** Points that each component gives, and the most it could. Together they make the score before limits. */
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
