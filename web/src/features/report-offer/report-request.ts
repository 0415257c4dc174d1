import type { Preview } from "#contracts/preview.ts";

/**
 * What a preview asks for when its report is bought. The figures are what the visitor was shown, some of them as text; the
 * server assesses again from what the visitor stated, which goes along as `inputs`. Source: SPEC section 7, DECISIONS 4.
 */
export function reportRequest(preview: Preview) {
	const { totalFloorArea, estimatedUpgradeCost, estimatedRentalYield } = preview;
	return {
		postcode: preview.postcode,
		address: preview.address,
		riskScore: preview.riskScore,
		epcRating: preview.epcRating,
		epcPotentialRating: preview.epcPotentialRating,
		propertyType: preview.propertyType,
		totalFloorArea: asText(totalFloorArea),
		currentEnergyEfficiency: preview.currentEnergyEfficiency,
		potentialEnergyEfficiency: preview.potentialEnergyEfficiency,
		estimatedUpgradeCost: asText(estimatedUpgradeCost),
		requiresHmoLicense: preview.requiresHmoLicense,
		inSelectiveLicensingArea: preview.inSelectiveLicensingArea,
		estimatedRentalYield: asText(estimatedRentalYield),
		marketDemand: preview.marketDemand,
		rentalMarketData: preview.rentalMarketData,
		soldPriceData: preview.soldPriceData,
		regulatoryFlags: preview.regulatoryFlags,
		reportData: preview,
		inputs: statedInputs(preview.inputs),
	};
}

function statedInputs({ certificate, use, bedrooms, rent, price, ...stated }: Preview["inputs"]) {
	return {
		use,
		...stated,
		...(certificate === null ? {} : { certificate }),
		...(bedrooms === null ? {} : { bedrooms }),
		...(rent === null ? {} : { rent }),
		...(price === null ? {} : { price }),
	};
}

function asText(figure: number | null): string | null {
	return figure === null ? null : String(figure);
}
