import { type AreaFact, areaFact } from "../area-fact.ts";
import { isKnown } from "../evidence.ts";
import type { Facts } from "../facts.ts";
import { censusShare } from "../place/census.ts";
import { wholePercent } from "../percent-in-words.ts";

/** Who lives in the homes around, as the census counted them; what it does not tell of the place is left out. */
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
