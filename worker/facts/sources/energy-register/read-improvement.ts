import type { Improvement } from "#domain/epc/certificate.ts";
import type { ImprovementStep } from "./certificate-shape.ts";
import { improvementTitles } from "./improvement-titles.ts";
import { readIndicativeCost } from "./indicative-cost.ts";

/** Old schemas explain a step in a paragraph where newer ones number it. */
const LONGEST_TITLE = 100;
const UNNAMED = "Not named on the certificate";

/** A step of the recommendations in our own words where the register numbers it, else in its words. */
export function readImprovement(step: ImprovementStep): Improvement {
	const code = step.improvement_details?.improvement_number ?? null;
	return {
		sequence: step.sequence,
		code,
		title: (code === null ? null : improvementTitles[code]) ?? shortened(wordsOf(step)),
		cost: readIndicativeCost(step.indicative_cost),
		pointsAfter: step.energy_performance_rating,
	};
}

function wordsOf(step: ImprovementStep): string {
	const texts = step.improvement_details?.improvement_texts;
	return (
		step.improvement_summary ??
		step.improvement_heading ??
		texts?.improvement_summary ??
		texts?.improvement_description ??
		step.improvement_description ??
		UNNAMED
	);
}

function shortened(words: string): string {
	if (words.length <= LONGEST_TITLE) {
		return words;
	}
	return `${words.slice(0, LONGEST_TITLE).replace(/[\s,;]+\S*$/, "")}…`;
}
