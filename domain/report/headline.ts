import type { Assessment } from "../assess.ts";
import { heldBackBy } from "../score/held-back.ts";
import { componentLabels, FEWEST_WEIGHT_KNOWN } from "../score/method.ts";
import { round } from "../statistics.ts";
import { lowerFirst, sentence } from "./sentence.ts";

type Scored = Assessment["components"][number] & { readonly score: number };

/** What matters most, in one sentence: a deal-breaker, else that too little is known, else the part that costs the most points and the strongest one. */
export function headlineOf({
	dealBreakers,
	score,
	components,
}: Pick<Assessment, "dealBreakers" | "score" | "components">): string {
	const [breaker] = dealBreakers;
	if (breaker) {
		return sentence(breaker.title);
	}
	if (score.value === null) {
		return `Too little is known to score this home: ${score.knownWeight}% of the score's weight, where ${FEWEST_WEIGHT_KNOWN}% is needed.`;
	}
	const weakest = heldBackBy(components);
	if (weakest === null) {
		return "No part of the score stands out.";
	}
	// Nothing that rests on an estimate is told as a strength.
	const [strongest] = components
		.filter((part): part is Scored => part.score !== null && !part.estimated)
		.toSorted((a, b) => b.score - a.score);
	const helped =
		strongest && strongest.score > weakest.score ? ` and helped most by ${named(strongest)}` : "";
	return `The score is held back most by ${named(weakest)}${helped}.`;
}

function named({ id, score, estimated }: Scored): string {
	return `${lowerFirst(componentLabels[id])} (${round(score)} of 100${estimated ? ", estimated" : ""})`;
}
