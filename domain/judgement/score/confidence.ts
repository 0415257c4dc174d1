import { round } from "../../base/statistics.ts";
import type { Component } from "./component.ts";
import { componentLabels, weights } from "./method.ts";

export type Confidence = {
	/** 0-100: sum of the components' weights, each times the quality of its basis. */
	readonly percent: number;
	readonly label: "High" | "Moderate" | "Low";
	/** Missing or weakly based parts, the heaviest first. */
	readonly gaps: readonly string[];
};

/** Percent from which the confidence is High, or Moderate. */
export const CONFIDENCE_HIGH = 75;
export const CONFIDENCE_MODERATE = 45;
/** A component of less quality than this is named as a gap. */
const NAMED_BELOW = 0.7;

/** How far to trust the score. Missing data lowers this and never the score itself. Source: Rule SCORE-19. */
export function confidenceOf(components: readonly Component[]): Confidence {
	const percent = round(
		components.reduce((sum, { id, quality }) => sum + weights[id] * quality, 0),
	);
	const gaps = components
		.filter(({ quality }) => quality < NAMED_BELOW)
		.toSorted((a, b) => weights[b.id] * (1 - b.quality) - weights[a.id] * (1 - a.quality))
		.map(({ id, reason }) => `${componentLabels[id]}: ${reason}`);
	const label =
		percent >= CONFIDENCE_HIGH ? "High" : percent >= CONFIDENCE_MODERATE ? "Moderate" : "Low";
	return { percent, label, gaps };
}
