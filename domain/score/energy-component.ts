import { MINIMUM_TO_LET, midpoint } from "../epc/band.ts";
import type { EnergyFigures } from "../epc/energy-figures.ts";
import { isKnown } from "../evidence.ts";
import { round } from "../statistics.ts";
import { type Component, qualityOfBasis } from "./component.ts";
import { UNLETTABLE_ENERGY_SCORE } from "./method.ts";

/** The energy component of a number of points: the points themselves, at most 20 below the minimum to let. */
export function energyScore(points: number): number {
	const score = Math.max(0, Math.min(100, points));
	return points < MINIMUM_TO_LET ? Math.min(score, UNLETTABLE_ENERGY_SCORE) : score;
}

/** From the points; with only a band, from its midpoint, marked estimated. */
export function energyComponent({
	points,
	band,
}: Pick<EnergyFigures, "points" | "band">): Component {
	if (isKnown(points)) {
		return {
			id: "epc",
			score: energyScore(points.value),
			estimated: points.coverage !== "ok",
			reason: `${round(points.value, 1)} efficiency points${points.basis === "property" ? " on the home's certificate" : `, typical of ${points.place ?? "the place"}`}.`,
			deductions: [],
			quality: qualityOfBasis[points.basis],
		};
	}
	if (isKnown(band)) {
		return {
			id: "epc",
			score: energyScore(midpoint(band.value)),
			estimated: true,
			reason: `Band ${band.value} ${band.basis === "property" ? "on the home's certificate" : `is typical of ${band.place ?? "the place"}`}; its midpoint is ${midpoint(band.value)} points.`,
			deductions: [],
			quality: qualityOfBasis[band.basis],
		};
	}
	return {
		id: "epc",
		score: null,
		estimated: false,
		reason: band.note ?? "No energy rating is known.",
		deductions: [],
		quality: 0,
	};
}
