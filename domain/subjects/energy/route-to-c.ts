import type { CostRange } from "../../base/cost-range.ts";
import { BAND_C } from "../../base/facts/band.ts";
import type { Certificate, Improvement } from "../../base/facts/certificate.ts";
import { type CostToBand, costTo, reaches, totalCost, wayTo } from "./cost-to-band.ts";

/** One step on the way, as the certificate prints it, with what it adds up to. */
export type RouteStep = Improvement & {
	readonly reachesC: boolean;
	/** Printed cost of this step and all before it; null from the first step without a printed cost. */
	readonly totalCost: CostRange | null;
};

/** The certificate's own route to band C. */
export type RouteToC = {
	/** In order, up to the first step that reaches C; empty when the home has C already. */
	readonly steps: readonly RouteStep[];
	/** Whether the home has band C already, or will after the last step here. */
	readonly arrives: boolean;
	/** Cost of the whole route, or why it is unknown: no score, no step that reaches C, or a missing cost. */
	readonly cost: CostToBand;
};

/**
 * The certificate's steps up to band C, in order, each with the score and cost so far; a score includes all earlier steps. Printed costs ignore the home's
 * size and have hardly changed since 2016, so they are shown as the certificate's own.
 * Source: Rule ENERGY-7.
 */
export function routeToC(certificate: Pick<Certificate, "points" | "improvements">): RouteToC {
	const { points, improvements } = certificate;
	const isThere = points !== null && points >= BAND_C;
	const way = isThere ? [] : wayTo(improvements);
	return {
		steps: way.map((step, index) => ({
			...step,
			reachesC: reaches(step),
			totalCost: totalCost(way.slice(0, index + 1)),
		})),
		arrives: isThere || reaches(way.at(-1)),
		cost: costTo(certificate),
	};
}
