import type { CostRange } from "../../base/cost-range.ts";
import { BAND_C, type Band, bandOf } from "../../base/facts/band.ts";
import type { Certificate, Improvement } from "../../base/facts/certificate.ts";
import { type Pence, pence } from "../../base/money.ts";

/** Cost of reaching a band, or why it is not known. */
export type CostToBand =
	| { readonly known: true; readonly low: Pence; readonly high: Pence; readonly steps: number }
	| { readonly known: false; readonly reason: string };

/**
 * Printed cost of the certificate's own steps up to a number of points. Lows and highs are added in the order of the cumulative steps, until a step reaches
 * the points. Zero when the home has them already.
 * Unknown when a step on the way has no printed cost, or the steps end too low. Source: Rule ENERGY-7.
 */
export function costTo(
	certificate: Pick<Certificate, "points" | "improvements" | "imported">,
	wanted = BAND_C,
): CostToBand {
	const { points, improvements, imported } = certificate;
	const band = bandOf(wanted);
	if (points === null) {
		return { known: false, reason: "The certificate gives no score." };
	}
	if (points >= wanted) {
		return { known: true, low: pence(0), high: pence(0), steps: 0 };
	}
	if (imported) {
		return {
			known: false,
			reason: `The file of certificates does not list the steps to band ${band}.`,
		};
	}
	const way = wayTo(improvements, wanted);
	if (!reaches(way.at(-1), wanted)) {
		return { known: false, reason: shortOf(band, way) };
	}
	const total = totalCost(way);
	if (total === null) {
		const missing = way.filter(({ cost }) => cost === null).length;
		return {
			known: false,
			reason: `The certificate prints no cost for ${missing} of the ${way.length} steps to band ${band}.`,
		};
	}
	return { known: true, ...total, steps: way.length };
}

/** Steps in order up to the first that reaches the points; all of them when none does. */
export function wayTo(
	improvements: readonly Improvement[],
	wanted = BAND_C,
): readonly Improvement[] {
	const ordered = improvements.toSorted((a, b) => a.sequence - b.sequence);
	const last = ordered.findIndex((step) => reaches(step, wanted));
	return last === -1 ? ordered : ordered.slice(0, last + 1);
}

/** Whether the home has the points once this step and all before it are done. */
export function reaches(step: Improvement | undefined, wanted = BAND_C): boolean {
	return (step?.pointsAfter ?? 0) >= wanted;
}

/** Lows and highs added up; null when a step has no printed cost. */
export function totalCost(steps: readonly Improvement[]): CostRange | null {
	const costs = steps.map(({ cost }) => cost).filter((cost) => cost !== null);
	return costs.length < steps.length
		? null
		: {
				low: pence(costs.reduce((sum, cost) => sum + cost.low, 0)),
				high: pence(costs.reduce((sum, cost) => sum + cost.high, 0)),
			};
}

function shortOf(band: Band, ordered: readonly Improvement[]): string {
	const furthest = Math.max(0, ...ordered.map(({ pointsAfter }) => pointsAfter ?? 0));
	return furthest > 0
		? `The certificate's own steps end at ${furthest} points (band ${bandOf(furthest)}), short of band ${band}.`
		: `The certificate lists no steps to band ${band}.`;
}
