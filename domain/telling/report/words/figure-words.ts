import { poundsOr } from "../../../base/amounts-in-words.ts";
import type { Basis } from "../../../base/evidence.ts";
import type { Pence } from "../../../base/money.ts";
import { round } from "../../../base/statistics.ts";
import { countInWords } from "../../../base/words.ts";

/** What figures are called. Source: Rule REPORT-6. */
export const figureLabels = {
	address: "Address",
	postcode: "Postcode",
	propertyType: "Property type",
	totalFloorArea: "Floor area",
	marketDemand: "Market demand",
	epcRating: "Current EPC rating",
	epcPotentialRating: "Potential EPC rating",
	currentEnergyEfficiency: "Current efficiency",
	potentialEnergyEfficiency: "Potential efficiency",
	estimatedUpgradeCost: "Upgrade cost",
	estimatedRentalYield: "Estimated annual rental yield",
} as const;

/** Points of an energy certificate. */
export function pointsInWords(points: number): string {
	return countInWords(round(points, 1), "point");
}

/** Whose cost it is without a chosen home: homes of a postcode already at band C cost nothing and are left out. */
export const OF_HOMES_BELOW_C = "for homes below band C";

/** Cost of reaching band C, of the chosen home or typical; zero means nothing is left to do. */
export function upgradeCostInWords(cost: Pence, basis: Basis): string {
	if (cost === 0) {
		return "Nothing: at band C or better";
	}
	return basis === "property" ? poundsOr(cost) : `${poundsOr(cost)} ${OF_HOMES_BELOW_C}`;
}
