import { type Evidence, isKnown, known, notCovered, unknown } from "../evidence.ts";
import { type DemandIndicatorId, demandIndicatorIds, type Facts } from "../facts.ts";
import { mainAuthority } from "../market/price.ts";
import { policyOf } from "../nations/policy-of.ts";
import { indicatorValue } from "./indicator-value.ts";
import { type PlaceInSet, placeOf } from "./tenths.ts";
import { thirdOf } from "./thirds.ts";

export type Demand = "High" | "Medium" | "Low";

/** One indicator: its value, and the third of the nation's authorities it falls in (0 lower, 1 middle, 2 upper). */
export type Indicator = {
	readonly id: DemandIndicatorId;
	readonly evidence: Evidence<number>;
	readonly third: 0 | 1 | 2 | null;
	/** Its place among them by tenths; null where fewer than ten are compared. */
	readonly place: PlaceInSet | null;
};

/** From this mean of thirds up demand is High, or Medium. Source: DECISIONS 3. */
export const DEMAND_HIGH = 4 / 3;
export const DEMAND_MEDIUM = 2 / 3;
/** Fewer known indicators than this say nothing. */
export const FEWEST_INDICATORS = 2;

/** The four published indicators of an authority, each placed among the authorities of its nation at the same date. */
export function demandIndicators(facts: Facts): Indicator[] {
	return demandIndicatorIds.map((id) => {
		const evidence = indicatorValue(id, facts);
		const threshold = facts.thresholds.find(
			({ indicator, nation }) => indicator === id && nation === facts.place.nation,
		);
		if (!isKnown(evidence) || !threshold) {
			return { id, evidence, third: null, place: null };
		}
		const third = thirdOf(evidence.value, threshold);
		const place = threshold.tenths && placeOf(evidence.value, threshold.tenths);
		return { id, evidence, third, place };
	});
}

/** Demand from the thirds of the indicators known; null when fewer than two are. */
export function demandLevel(thirds: readonly (0 | 1 | 2)[]): Demand | null {
	if (thirds.length < FEWEST_INDICATORS) {
		return null;
	}
	const mean = thirds.reduce<number>((sum, third) => sum + third, 0) / thirds.length;
	if (mean >= DEMAND_HIGH) {
		return "High";
	}
	return mean >= DEMAND_MEDIUM ? "Medium" : "Low";
}

/** The demand of the authority with its evidence. No days-to-let or enquiries are published, so none go in. */
export function marketDemand(facts: Facts, indicators = demandIndicators(facts)): Evidence<Demand> {
	const placed = indicators.filter(({ third }) => third !== null);
	const level = demandLevel(placed.map(({ third }) => third).filter((third) => third !== null));
	const name = mainAuthority(facts)?.name ?? null;
	if (level === null) {
		const gap = { basis: "authority", note: NOT_PUBLISHED, place: name } as const;
		return policyOf(facts.place.nation).covered.demandIndicators ? unknown(gap) : notCovered(gap);
	}
	return known({
		value: level,
		basis: "authority",
		coverage: "estimated",
		place: name,
		note: `From ${placed.length} of ${indicators.length} published indicators, each compared with the other authorities of ${facts.place.nation}.`,
		citations: placed.flatMap(({ evidence }) => evidence.citations),
	});
}

/** Source: DECISIONS 3. */
export const NOT_PUBLISHED = "Not yet published for this area";
