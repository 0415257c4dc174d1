import type { EvidenceKey } from "#contracts/preview.ts";

/** What the figures of a preview are called on the screen. */
export const figureNames = {
	address: "Address",
	riskScore: "Investment score",
	epcRating: "Energy rating now",
	epcPotentialRating: "Potential energy rating",
	propertyType: "Property type",
	totalFloorArea: "Floor area",
	currentEnergyEfficiency: "Energy efficiency now",
	potentialEnergyEfficiency: "Potential energy efficiency",
	estimatedUpgradeCost: "Upgrade cost to band C",
	requiresHmoLicense: "HMO licence",
	inSelectiveLicensingArea: "Selective licence",
	estimatedRentalYield: "Estimated gross yield",
	marketDemand: "Market demand",
} as const satisfies Record<EvidenceKey, string>;
