import type { Preview } from "#contracts/preview.ts";
import type { Owners } from "#domain/subjects/finance/owners.ts";
import { formatPounds } from "#web/lib/format.ts";
import { statedInputs } from "#web/lib/stated-inputs.ts";

/** What the way to a report is given. */
export type ActionProps = {
	/** Null while there is nothing that a report could be made on. */
	preview: Preview | null;
	/** Price of one report, in pounds. */
	price: number;
	/** The position that the report is made with; none where its buyer sees none. */
	owners: Owners;
};

/** What the way to a report says. */
export function getReport(price: number): string {
	return `Get Full Report – ${price === 0 ? "Free" : formatPounds(price)}`;
}

/** Said to somebody who asks for a report without a preview. */
export const NO_PREVIEW = "No property data available";

/**
 * Builds the request for a report that a plan pays for. Sends the figures that the visitor was shown; the server assesses again from what they stated
 * (`inputs`). Source: Rule CALL-2, Rule ACCESS-8.
 */
export function allowanceRequest(preview: Preview, owners: Owners) {
	return {
		postcode: preview.postcode,
		address: preview.address,
		riskScore: preview.riskScore,
		epcRating: preview.epcRating,
		epcPotentialRating: preview.epcPotentialRating,
		propertyType: preview.propertyType,
		totalFloorArea: preview.totalFloorArea,
		currentEnergyEfficiency: preview.currentEnergyEfficiency,
		potentialEnergyEfficiency: preview.potentialEnergyEfficiency,
		estimatedUpgradeCost: preview.estimatedUpgradeCost,
		requiresHmoLicense: preview.requiresHmoLicense,
		inSelectiveLicensingArea: preview.inSelectiveLicensingArea,
		estimatedRentalYield: preview.estimatedRentalYield,
		marketDemand: preview.marketDemand,
		rentalMarketData: preview.rentalMarketData,
		soldPriceData: preview.soldPriceData,
		regulatoryFlags: preview.regulatoryFlags,
		inputs: statedInputs(preview.inputs),
		owners: [...owners],
	};
}

/** The same when it is bought: three figures as text, and the preview as a whole. */
export function purchaseRequest(preview: Preview, owners: Owners) {
	return {
		...allowanceRequest(preview, owners),
		totalFloorArea: asText(preview.totalFloorArea),
		estimatedUpgradeCost: asText(preview.estimatedUpgradeCost),
		estimatedRentalYield: asText(preview.estimatedRentalYield),
		reportData: preview,
	};
}

function asText(figure: number | null): string | null {
	return figure === null ? null : String(figure);
}
