import type { Pence } from "../../money.ts";
import { round } from "../../statistics.ts";
import { countInWords } from "../../words.ts";
import { poundsOr } from "./amounts.ts";

/** What SPEC calls its figures. Source: SPEC section 2 "Report detail". */
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

/** Square metres, whole. */
export function floorAreaInWords(area: number): string {
	return `${round(area).toLocaleString("en-GB")} m²`;
}

/** Points of an energy certificate. */
export function pointsInWords(points: number): string {
	return countInWords(round(points, 1), "point");
}

/** A cost to reach band C; nothing is left to do where it costs nothing. */
export function upgradeCostInWords(cost: Pence): string {
	return cost === 0 ? "Nothing: at band C or better" : poundsOr(cost);
}
