import { round } from "../statistics.ts";
import { type Colour, type Grade, gradeOf, investmentBand } from "./bands.ts";
import type { Component } from "./component.ts";
import { DEAL_BREAKER_CAP, FEWEST_WEIGHT_KNOWN, weights } from "./method.ts";

export type InvestmentScore = {
	/** 0-100, whole, higher is better; null when too little is known. */
	readonly value: number | null;
	/** The weighted mean before a deal-breaker capped it. */
	readonly uncapped: number | null;
	/** Percent of the weight that is known. */
	readonly knownWeight: number;
	readonly label: string;
	readonly colour: Colour | null;
	readonly grade: Grade | null;
};

/** Source: DECISIONS 1. */
export const NOT_ENOUGH_DATA = "Not enough published data to score";

/**
 * Mean of the known components by weight, the rest renormalised; null when less than 60 % of the weight is known; capped at 20 by
 * a deal-breaker. With the same components known, a better one never lowers it. Source: DECISIONS 1-3.
 */
export function investmentScore(
	components: readonly Component[],
	{ broken }: { broken: boolean },
): InvestmentScore {
	let knownWeight = 0;
	let sum = 0;
	for (const { id, score } of components) {
		if (score !== null) {
			knownWeight += weights[id];
			sum += weights[id] * score;
		}
	}
	if (knownWeight < FEWEST_WEIGHT_KNOWN) {
		const none = { value: null, uncapped: null, colour: null, grade: null };
		return { ...none, knownWeight, label: NOT_ENOUGH_DATA };
	}
	const uncapped = round(sum / knownWeight);
	const value = broken ? Math.min(uncapped, DEAL_BREAKER_CAP) : uncapped;
	const { label, colour } = investmentBand(value);
	return { value, uncapped, knownWeight, label, colour, grade: gradeOf(value) };
}
