import { type Evidence, isKnown, known, notCovered, unknown } from "../../../base/evidence.ts";
import {
	type DemandIndicatorId,
	demandIndicatorIds,
} from "../../../base/facts/demand-thresholds.ts";
import type { Facts } from "../../../base/facts/facts.ts";
import { mainAuthority } from "../../../base/place/main-authority.ts";
import { isInOneAuthority } from "../../../base/place/place-label.ts";
import { isPublishedIn } from "../../../base/published-tables.ts";
import { upperFirst } from "../../../base/sentence.ts";
import { type PlaceInSet, placeOf } from "../../../base/tenths.ts";
import { listInWords } from "../../../base/words.ts";
import { indicatorValue } from "./indicator-value.ts";
import { indicatorWords } from "./indicator-words.ts";
import { thirdOf } from "./thirds.ts";

export type Demand = "High" | "Medium" | "Low";

/** One indicator: its value, and the third of the nation's authorities it falls in (0 lower, 1 middle, 2 upper). */
export type Indicator = {
	readonly id: DemandIndicatorId;
	readonly evidence: Evidence<number>;
	readonly third: 0 | 1 | 2 | null;
	/** Its rank by tenths; null where fewer than ten authorities are compared. */
	readonly place: PlaceInSet | null;
};

/** Mean of thirds from which demand is High, or Medium. Source: Rule DEMAND-1. */
export const DEMAND_HIGH = 4 / 3;
export const DEMAND_MEDIUM = 2 / 3;
/** Weight of each indicator of rental demand. Sales and rent-to-price ratios are no signs of demand, so they are only shown. Source: Rule DEMAND-3. */
export const demandWeights: Readonly<Record<DemandIndicatorId, number>> = {
	rentGrowth: 2,
	privateRenters: 1,
	priceGrowth: 1,
	salesPerThousandDwellings: 0,
	rentToPrice: 0,
};
const counted = demandIndicatorIds.filter((id) => demandWeights[id] > 0);

/** Fewest known indicators for a verdict. */
export const FEWEST_INDICATORS = 2;

/** The published indicators of an authority, each placed among the authorities of its nation at the same date. */
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

/** An indicator with weight, and its third. */
type PlacedIndicator = Pick<Indicator, "id"> & { readonly third: 0 | 1 | 2 };

/** Demand from the weighted thirds of its indicators; null when fewer than two are known. */
export function demandLevel(indicators: readonly PlacedIndicator[]): Demand | null {
	const placed = indicators.filter(({ id }) => demandWeights[id] > 0);
	if (placed.length < FEWEST_INDICATORS) {
		return null;
	}
	const weight = placed.reduce((sum, { id }) => sum + demandWeights[id], 0);
	const mean = placed.reduce((sum, { id, third }) => sum + demandWeights[id] * third, 0) / weight;
	if (mean >= DEMAND_HIGH) {
		return "High";
	}
	return mean >= DEMAND_MEDIUM ? "Medium" : "Low";
}

/** Demand of the authority with its evidence. Days to let and enquiries are not published, so they play no part. */
export function marketDemand(facts: Facts, indicators = demandIndicators(facts)): Evidence<Demand> {
	const placed = indicators.flatMap((indicator) => {
		const { id, third } = indicator;
		return third === null || demandWeights[id] === 0 ? [] : [{ ...indicator, third }];
	});
	const level = demandLevel(placed);
	const name = mainAuthority(facts)?.name ?? null;
	if (level === null) {
		const gap = { basis: "authority", note: NOT_PUBLISHED, place: name } as const;
		return isPublishedIn(facts.place.nation, "demandIndicators") ? unknown(gap) : notCovered(gap);
	}
	const isWhole = placed.length === counted.length && isInOneAuthority(facts.place);
	return known({
		value: level,
		basis: "authority",
		coverage: isWhole ? "ok" : "estimated",
		place: name,
		note: `${thirdsInWords(placed)} of ${facts.place.nation}. From ${placed.length} of ${counted.length} published figures.${notHeld(placed)}`,
		citations: placed.flatMap(({ evidence }) => evidence.citations),
	});
}

/** Names the figures with weight that are not held: of England and Wales the growth of rents, until the national file is imported. */
function notHeld(placed: readonly PlacedIndicator[]): string {
	const missing = counted.filter((id) => placed.every((indicator) => indicator.id !== id));
	const names = missing.map((id) => indicatorWords[id].short);
	return names.length === 0 ? "" : ` Not held yet: ${listInWords(names)}.`;
}

const thirdNames = ["lower", "middle", "upper"] as const;

/** "Rent growth is in the upper third, private renters in the middle third". */
function thirdsInWords(placed: readonly PlacedIndicator[]): string {
	const parts = placed.map(({ id, third }, at) => {
		const name = indicatorWords[id].short;
		return at === 0
			? `${upperFirst(name)} is in the ${thirdNames[third]} third`
			: `${name} in the ${thirdNames[third]} third`;
	});
	return listInWords(parts);
}

/** Source: Rule DEMAND-2. */
export const NOT_PUBLISHED = "Not yet published for this area";
