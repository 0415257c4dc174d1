import type { MarketIntelligence, Preview } from "#contracts/preview.ts";
import type { Assessment } from "#domain/assess.ts";
import { unknown } from "#domain/evidence.ts";
import type { DemandIndicatorId } from "#domain/facts.ts";
import { toPounds } from "#domain/money.ts";
import { round } from "#domain/statistics.ts";
import { provenanceOf, wireEvidence, wireMoney } from "./wire-evidence.ts";

type Gated = Pick<
	Preview,
	"rentalMarketData" | "soldPriceData" | "regulatoryFlags" | "marketIntelligence" | "gatedSources"
>;

/**
 * The parts for subscribers and buyers of a report: red-flag texts, the rent and price behind the yield, the indicators. Anyone else is
 * told the names and dates of their series and gets nulls, so that there is nothing in the browser to uncover. Source: DECISIONS 4.
 */
export function gatedParts(assessment: Assessment, { entitled }: { entitled: boolean }): Gated {
	const { market, flags } = assessment;
	const gatedSources = {
		rent: provenanceOf(market.averageRent),
		price: provenanceOf(market.averagePrice),
		demand: provenanceOf(market.demand),
	};
	if (!entitled) {
		return {
			rentalMarketData: null,
			soldPriceData: null,
			regulatoryFlags: [],
			marketIntelligence: null,
			gatedSources,
		};
	}
	const { averageRent, averagePrice } = market;
	return {
		rentalMarketData: {
			averageRent: averageRent.value === null ? null : toPounds(averageRent.value),
			demandLevel: market.demand.value,
			// No public source gives either by area, and none is made up.
			timeToLet: null,
			vacancyRate: null,
		},
		soldPriceData: {
			averagePrice: averagePrice.value === null ? null : toPounds(averagePrice.value),
		},
		regulatoryFlags: [...flags],
		marketIntelligence: marketIntelligence(assessment),
		gatedSources,
	};
}

const indicators: Readonly<Record<DemandIndicatorId, { label: string; unit: string }>> = {
	rentGrowth: { label: "Rent growth over a year", unit: "%" },
	priceGrowth: { label: "Price growth over a year", unit: "%" },
	salesPerThousandDwellings: { label: "Sales per 1,000 homes a year", unit: "sales" },
	rentToPrice: { label: "A year's rent to price", unit: "%" },
};

function marketIntelligence({ market }: Assessment): MarketIntelligence {
	return {
		averageRent: wireMoney(market.averageRent),
		rentForBedrooms: wireMoney(
			market.rentForBedrooms ?? unknown({ basis: "visitor", note: "Say how many bedrooms." }),
		),
		averagePrice: wireMoney(market.averagePrice),
		areaPrice: wireMoney(market.areaPrice),
		postcodePrice: wireMoney(market.postcodePrice),
		regionPrice: wireMoney(market.regionPrice),
		regionPriceGrowth: wireEvidence(market.regionPriceGrowth),
		bankRate: wireEvidence(market.bankRate),
		indicators: market.indicators.map(({ id, third, evidence }) => ({
			id,
			...indicators[id],
			third,
			evidence: wireEvidence(evidence, (value) => round(value, 1)),
		})),
	};
}
