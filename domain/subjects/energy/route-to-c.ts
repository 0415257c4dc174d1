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

/** The certificate's own way to band C. */
export type RouteToC = {
	/** In order, up to the first step that reaches C; none when the home is there already. */
	readonly steps: readonly RouteStep[];
	/** The home is band C already, or will be after the last step listed here. */
	readonly arrives: boolean;
	/** Cost of the whole way, or why it is not known: no score, short of C, or a missing cost. */
	readonly cost: CostToBand;
};

/**
 * The steps a certificate recommends up to band C, in its order, with the score and the cost so far after each. Scores hold after this
 * and all earlier steps. Printed costs ignore the size of the home and hardly changed since 2016: to be shown as the certificate's.
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
