import { isKnown } from "../../base/evidence.ts";
import { MINIMUM_TO_LET, midpoint } from "../../base/facts/band.ts";
import { round } from "../../base/statistics.ts";
import type { EnergyFigures } from "../../subjects/energy/energy-figures.ts";
import { type Component, qualityOfBasis } from "./component.ts";
import { knownWeightOf, meanOf } from "./investment-score.ts";
import { FEWEST_WEIGHT_KNOWN, UNKNOWN_ENERGY_SCORE, UNLETTABLE_ENERGY_SCORE } from "./method.ts";

/** Energy score for points: the points themselves, but at most 20 below the letting minimum. */
export function energyScore(points: number): number {
	const score = Math.max(0, Math.min(100, points));
	return points < MINIMUM_TO_LET ? Math.min(score, UNLETTABLE_ENERGY_SCORE) : score;
}

/**
 * Scores points; with only a band, its midpoint, marked estimated. Without either, the lower of 55 and the mean of the other parts stands in where those
 * hold enough weight for a score; else null. Source: Rule SCORE-5.
 */
export function energyComponent(
	{ points, band }: Pick<EnergyFigures, "points" | "band">,
	others: readonly Component[],
): Component {
	const common = { id: "epc", isAssumed: false, deductions: [] } as const;
	if (isKnown(points)) {
		return {
			...common,
			score: energyScore(points.value),
			estimated: points.coverage !== "ok",
			reason: `${round(points.value, 1)} efficiency points${points.basis === "property" ? " on the home's certificate" : `, typical of ${points.place ?? "the place"}`}.`,
			quality: qualityOfBasis[points.basis],
		};
	}
	if (isKnown(band)) {
		return {
			...common,
			score: energyScore(midpoint(band.value)),
			estimated: true,
			reason: `Band ${band.value} ${band.basis === "property" ? "on the home's certificate" : `is typical of ${band.place ?? "the place"}`}; its midpoint is ${midpoint(band.value)} points.`,
			quality: qualityOfBasis[band.basis],
		};
	}
	const mean = knownWeightOf(others) < FEWEST_WEIGHT_KNOWN ? null : meanOf(others);
	return {
		...common,
		score: mean === null ? null : Math.min(UNKNOWN_ENERGY_SCORE, mean),
		isAssumed: true,
		estimated: true,
		reason: band.note ?? "No energy rating is known.",
		quality: 0,
	};
}
