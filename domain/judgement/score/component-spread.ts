import { isKnown } from "../../base/evidence.ts";
import { BAND_C, bandOf, bands, midpoint } from "../../base/facts/band.ts";
import { unwrap } from "../../base/facts/source-answer.ts";
import { quantile } from "../../base/statistics.ts";
import { isExpired } from "../../subjects/energy/current-certificates.ts";
import { energyLawOf } from "../../subjects/energy/energy-law.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { Component } from "./component.ts";
import { energyComponent, energyScore } from "./energy-component.ts";
import type { ComponentSpread } from "./investment-score.ts";
import { licensingComponent, settledLicensing } from "./licensing-component.ts";
import { marketComponent, withoutDemand, yieldComponent } from "./market-components.ts";
import { UNLETTABLE_ENERGY_SCORE } from "./method.ts";

type Scored = Pick<JudgedHome, "facts" | "inputs" | "energy" | "licensing" | "market" | "day">;

/**
 * The four components as known, at worst and at best. Unknown or boundary-dependent licences turn out required, or absent; a home without its own
 * certificate turns out a band below its area's median, or above. Source: Rule SCORE-14, Rule SCORE-15.
 */
export function componentSpread(home: Scored): ComponentSpread {
	const { licensing, inputs, market, energy } = home;
	const grossYield = yieldComponent(market.grossYield);
	const demand = marketComponent(market.demand);
	const asKnown = licensingComponent(licensing, inputs);
	const settled = (outcome: "required" | "none") =>
		licensingComponent(settledLicensing(licensing, outcome), inputs);
	const epc = energyComponent(energy, [asKnown, grossYield, demand]);
	const ends = energyEnds(home, epc);
	const whole = (...others: readonly Component[]) => [...others, withoutDemand(demand, others)];
	return {
		components: whole(epc, asKnown, grossYield),
		low: whole({ ...epc, score: ends.low }, settled("required"), grossYield),
		high: whole({ ...epc, score: ends.high }, settled("none"), grossYield),
	};
}

type Ends = { readonly low: number | null; readonly high: number | null };

/**
 * Energy at worst and best. A home's own certificate leaves no range. Otherwise the ends are quartiles where all certificates here are held, else one band
 * either way.
 */
function energyEnds({ energy, facts, day }: Scored, epc: Component): Ends {
	const { points, band } = energy;
	if (epc.score === null) {
		return { low: null, high: null };
	}
	if (!isKnown(points) && !isKnown(band)) {
		return around(epc.score, unknownEnds(energyLawOf(facts.place.nation).standardBinds));
	}
	if (points.basis === "property" || band.basis === "property") {
		return { low: epc.score, high: epc.score };
	}
	const letter = isKnown(points) ? bandOf(points.value) : band.value;
	const ends = quartiles(facts, day) ?? {
		low: nextTo(letter, 1),
		high: nextTo(letter, -1),
	};
	return around(epc.score, { low: energyScore(ends.low), high: energyScore(ends.high) });
}

/** Worst: below the minimum where one applies, else the middle of E. Best: the middle of C. Source: Rule SCORE-14. */
function unknownEnds(standardBinds: boolean): { low: number; high: number } {
	return {
		low: standardBinds ? UNLETTABLE_ENERGY_SCORE : midpoint("E"),
		high: midpoint(bandOf(BAND_C)),
	};
}

function around(score: number, { low, high }: { low: number; high: number }): Ends {
	return { low: Math.min(low, score), high: Math.max(high, score) };
}

/** Middle of the next band, towards G for 1 and towards A for -1; at the end of the scale, the band's own. */
function nextTo(letter: string | null, by: 1 | -1): number {
	const at = bands.findIndex((band) => band.letter === letter);
	const next = bands[at + by] ?? bands[at];
	return next ? midpoint(next.letter) : 0;
}

/** Fewest homes for which quartiles mean anything. */
const FEWEST_FOR_QUARTILES = 4;

/** Quartiles of the points of a postcode's homes, where a complete file was imported; null elsewhere. */
function quartiles({ live }: JudgedHome["facts"], day: string) {
	const answer = unwrap(live.certificates);
	const points = (answer?.imported ? answer.details : [])
		.filter((home) => !isExpired(home, day))
		.flatMap((home) => (home.points === null ? [] : [home.points]))
		.toSorted((a, b) => a - b);
	const [low, high] = [quantile(points, 0.25), quantile(points, 0.75)];
	return points.length < FEWEST_FOR_QUARTILES || low === null || high === null
		? null
		: { low, high };
}
