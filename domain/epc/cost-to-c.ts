import { type Pence, pence } from "../money.ts";
import { bandOf } from "./band.ts";
import type { Certificate } from "./certificate.ts";

/** Points from which a home is band C, the standard proposed for lettings from 1 October 2030. Source: FACTS 2.2. */
export const BAND_C = 69;

export type CostToC =
	| { readonly known: true; readonly low: Pence; readonly high: Pence; readonly steps: number }
	| { readonly known: false; readonly reason: string };

/**
 * What the certificate's own steps up to band C cost, as printed on it: lows and highs are added in the order of the
 * steps, which are cumulative, until the points after a step reach C. Nothing when the home is there already.
 * Not known when a step on the way has no printed cost, or the steps end short of C. Source: SOURCES 2.2.
 */
export function costToC(certificate: Pick<Certificate, "points" | "improvements">): CostToC {
	const { points, improvements } = certificate;
	if (points === null) {
		return { known: false, reason: "The certificate gives no score." };
	}
	if (points >= BAND_C) {
		return { known: true, low: pence(0), high: pence(0), steps: 0 };
	}
	const ordered = improvements.toSorted((a, b) => a.sequence - b.sequence);
	const last = ordered.findIndex(
		({ pointsAfter }) => pointsAfter !== null && pointsAfter >= BAND_C,
	);
	if (last === -1) {
		return { known: false, reason: shortOfC(ordered) };
	}
	const way = ordered.slice(0, last + 1);
	const costs = way.map(({ cost }) => cost).filter((cost) => cost !== null);
	if (costs.length < way.length) {
		return {
			known: false,
			reason: `The certificate prints no cost for ${way.length - costs.length} of the ${way.length} steps to band C.`,
		};
	}
	return {
		known: true,
		low: pence(costs.reduce((sum, cost) => sum + cost.low, 0)),
		high: pence(costs.reduce((sum, cost) => sum + cost.high, 0)),
		steps: way.length,
	};
}

function shortOfC(ordered: Certificate["improvements"]): string {
	const furthest = Math.max(0, ...ordered.map(({ pointsAfter }) => pointsAfter ?? 0));
	return furthest > 0
		? `The certificate's own steps end at ${furthest} points (band ${bandOf(furthest)}), short of band C.`
		: "The certificate lists no steps to band C.";
}
