import { type Pence, toPounds } from "../base/money.ts";
import { roundPercent } from "../base/percent-in-words.ts";
import type { Assessment } from "../judgement/assess.ts";
import { asBoolean } from "../subjects/licensing/verdict.ts";
import type { Demand } from "../subjects/market/demand/demand.ts";

/** Flat fields of preview and report, in their published names and units (Rule CALL-1): pounds, percent, m². Null where there is no value. */
export type FlatFigures = {
	readonly epcRating: string | null;
	readonly epcPotentialRating: string | null;
	readonly propertyType: string | null;
	readonly totalFloorArea: number | null;
	readonly currentEnergyEfficiency: number | null;
	readonly potentialEnergyEfficiency: number | null;
	readonly estimatedUpgradeCost: number | null;
	readonly requiresHmoLicense: boolean | null;
	readonly inSelectiveLicensingArea: boolean | null;
	readonly estimatedRentalYield: number | null;
	readonly marketDemand: Demand | null;
};

export function flatFigures({ energy, licensing, hmoLicence, market }: Assessment): FlatFigures {
	const { grossYield } = market;
	return {
		epcRating: energy.band.value,
		epcPotentialRating: energy.potentialBand.value,
		propertyType: energy.propertyType.value,
		totalFloorArea: energy.floorArea.value,
		currentEnergyEfficiency: energy.points.value,
		potentialEnergyEfficiency: energy.potentialPoints.value,
		estimatedUpgradeCost: poundsOf(energy.upgradeCost.value),
		requiresHmoLicense: asBoolean(hmoLicence.verdict),
		inSelectiveLicensingArea: asBoolean(licensing.selective.verdict),
		estimatedRentalYield: grossYield.value === null ? null : roundPercent(grossYield.value),
		marketDemand: market.demand.value,
	};
}

/** The two groups of market figures for entitled readers only. Pounds a month, pounds, percent. */
export type MarketFigures = {
	readonly rentalMarketData: {
		readonly averageRent: number | null;
		readonly demandLevel: Demand | null;
		/** Days and percent. Always null, because no public source gives either by area. */
		readonly timeToLet: null;
		readonly vacancyRate: null;
	};
	readonly soldPriceData: { readonly averagePrice: number | null };
};

export function marketFigures({ market }: Assessment): MarketFigures {
	return {
		rentalMarketData: {
			averageRent: poundsOf(market.averageRent.value),
			demandLevel: market.demand.value,
			timeToLet: null,
			vacancyRate: null,
		},
		soldPriceData: { averagePrice: poundsOf(market.averagePrice.value) },
	};
}

function poundsOf(amount: Pence | null): number | null {
	return amount === null ? null : toPounds(amount);
}
