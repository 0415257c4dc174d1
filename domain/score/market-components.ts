import type { Demand } from "../demand/demand.ts";
import { type Evidence, isKnown } from "../evidence.ts";
import { percentInWords } from "../percent-in-words.ts";
import { type Component, qualityOfBasis } from "./component.ts";
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

/** Demand's score, less a deduction where a published vacancy rate (percent) is above the one that is flagged. */
export function marketScore(demand: Demand, vacancy: number | null): number {
	const deduction = vacancy !== null && vacancy > VACANCY_FLAGGED ? VACANCY_DEDUCTION : 0;
	return demandScores[demand] - deduction;
}

/** No public source gives a vacancy rate by area, so none is taken off today. */
export function marketComponent(demand: Evidence<Demand>): Component {
	return isKnown(demand)
		? {
				id: "market",
				score: marketScore(demand.value, null),
				estimated: demand.coverage !== "ok",
				reason: `Demand is ${demand.value.toLowerCase()}${demand.place ? ` in ${demand.place}` : ""}.`,
				isAssumed: false,
				deductions: [],
				quality: qualityOfBasis[demand.basis],
			}
		: absent("market", demand.note);
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
