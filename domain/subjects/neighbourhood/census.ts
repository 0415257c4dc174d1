import { type AreaFact, areaFact } from "../../base/area-fact.ts";
import { isKnown } from "../../base/evidence.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { wholePercent } from "../../base/percent-in-words.ts";
import { censusShare } from "../../base/place/census.ts";

/** Census facts about residents of the area; those the census does not have are left out. */
export function censusFacts(facts: Facts): AreaFact[] {
	return [
		areaFact(
			"privateRenters",
			"Private renters",
			censusShare(facts, "privateRent"),
			(percent) => `${wholePercent(percent)} of households rent privately`,
		),
		areaFact(
			"flatShare",
			"Flats",
			censusShare(facts, "flats"),
			(percent) => `${wholePercent(percent)} of homes are flats`,
		),
		areaFact(
			"overcrowding",
			"Overcrowding",
			censusShare(facts, "overcrowded"),
			(percent) => `${wholePercent(percent)} of households have too few bedrooms`,
		),
	].filter(({ evidence }) => isKnown(evidence));
}
