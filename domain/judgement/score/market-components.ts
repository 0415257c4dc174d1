import { type Evidence, isKnown } from "../../base/evidence.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import type { Demand } from "../../subjects/market/demand/demand.ts";
import { type Component, qualityOfBasis } from "./component.ts";
import { meanOf } from "./investment-score.ts";
import { demandScores, VACANCY_DEDUCTION, VACANCY_FLAGGED, yieldCurve } from "./method.ts";

/** Score of a gross yield in percent, along the curve of the method. */
export function yieldScore(percent: number): number {
	let fromPercent = 0;
	let fromScore = 0;
	for (const [toPercent, toScore] of yieldCurve) {
		if (percent < toPercent) {
			const way = (percent - fromPercent) / (toPercent - fromPercent);
			return fromScore + way * (toScore - fromScore);
		}
		fromPercent = toPercent;
		fromScore = toScore;
	}
	return fromScore;
}

export function yieldComponent(grossYield: Evidence<number>): Component {
	return isKnown(grossYield)
		? {
				id: "yield",
				score: yieldScore(grossYield.value),
				estimated: grossYield.coverage !== "ok",
				reason: `Gross yield of ${percentInWords(grossYield.value)}${grossYield.place ? ` in ${grossYield.place}` : ""}.`,
				isAssumed: false,
				deductions: [],
				quality: qualityOfBasis[grossYield.basis],
			}
		: absent("yield", grossYield.note);
}

/** Demand's score, minus a deduction where a published vacancy rate (percent) is above the flagged one. */
export function marketScore(demand: Demand, vacancy: number | null): number {
	const deduction = vacancy !== null && vacancy > VACANCY_FLAGGED ? VACANCY_DEDUCTION : 0;
	return demandScores[demand] - deduction;
}

/** No public source has vacancy rates by area, so none is deducted today. */
export function marketComponent(demand: Evidence<Demand>): Component {
	return isKnown(demand)
		? {
				id: "market",
				score: marketScore(demand.value, null),
				estimated: demand.coverage !== "ok",
				// Shows the figures behind the verdict and their thirds too. Source: Rule DEMAND-4.
				reason: `Demand is ${demand.value.toLowerCase()}${demand.place ? ` in ${demand.place}` : ""}.${demand.note ? ` ${demand.note}` : ""}`,
				isAssumed: false,
				deductions: [],
				quality: qualityOfBasis[demand.basis],
			}
		: absent("market", demand.note);
}

/**
 * Unknown demand is left out, with one exception: if the other parts score below low demand, low stands in; if above high demand, high does. Otherwise
 * learning the demand could move the score the wrong way. Source: Rule SCORE-8.
 */
export function withoutDemand(market: Component, others: readonly Component[]): Component {
	const mean = market.score === null ? meanOf(others) : null;
	if (mean === null) {
		return market;
	}
	const score = Math.min(demandScores.High, Math.max(demandScores.Low, mean));
	return score === mean ? market : { ...market, score, isAssumed: true, estimated: true };
}

function absent(id: "yield" | "market", note: string | null): Component {
	return {
		id,
		score: null,
		estimated: false,
		reason: note ?? "Not published for this area.",
		isAssumed: false,
		deductions: [],
		quality: 0,
	};
}
