import type { Provenance } from "#contracts/evidence.ts";
import type { MarketIntelligence, Preview } from "#contracts/preview.ts";
import { type Evidence, unknown } from "#domain/base/evidence.ts";
import { serializeEvidence, serializeMoney, serializeSources } from "#domain/base/evidence-dto.ts";
import { homeType } from "#domain/base/facts/home-type.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { indicatorWords, roundIndicator } from "#domain/subjects/market/demand/indicator-words.ts";
import { likePrice } from "#domain/subjects/market/like-price.ts";
import { marketFigures } from "#domain/telling/flat-figures.ts";
import { sectorInPounds } from "#domain/telling/report/market/rent-section.ts";
import { sectorSales } from "#domain/telling/report/market/sector-sales.ts";
import { ownSaleFigures } from "#domain/telling/report/property/own-sale.ts";

type Gated = Pick<
	Preview,
	"rentalMarketData" | "soldPriceData" | "regulatoryFlags" | "marketIntelligence" | "gatedSources"
>;

/**
 * The parts for subscribers and buyers of a report: red-flag texts, the rent and price behind the yield, the indicators. Anyone else is
 * told the names and dates of their series and gets nulls, so that there is nothing in the browser to uncover. Source: Rule ACCESS-1, Rule ACCESS-3.
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
	return {
		...marketFigures(assessment),
		regulatoryFlags: [...flags],
		marketIntelligence: marketIntelligence(assessment),
		gatedSources,
	};
}

function marketIntelligence({ facts, market, chosen }: Assessment): MarketIntelligence {
	const sector = sectorSales(facts);
	return {
		averageRent: serializeMoney(market.averageRent),
		rentForBedrooms: serializeMoney(
			market.rentForBedrooms ?? unknown({ basis: "visitor", note: "Say how many bedrooms." }),
		),
		averagePrice: serializeMoney(market.averagePrice),
		typicalPrice: market.typicalPrice && serializeMoney(market.typicalPrice),
		likePrice: serializeMoney(likePrice(facts, chosen && homeType(chosen))),
		ownSale: ownSaleFigures({ facts, chosen }),
		areaPrice: serializeMoney(market.areaPrice),
		postcodePrice: serializeMoney(market.postcodePrice),
		sectorPrice: market.sectorPrice && serializeMoney(market.sectorPrice),
		sectorSales: sector && sectorInPounds(sector),
		regionPrice: serializeMoney(market.regionPrice),
		regionPriceGrowth: serializeEvidence(market.regionPriceGrowth),
		bankRate: serializeEvidence(market.bankRate),
		indicators: market.indicators.map(({ id, third, evidence }) => ({
			id,
			...indicatorWords[id],
			third,
			evidence: serializeEvidence(evidence, roundIndicator),
		})),
	};
}

/**
 * A figure's provenance without the figure and its count, and without its note unless
 * the figure is a gap: what may be told to visitors who may not read the figure.
 */
function provenanceOf(evidence: Evidence<unknown>): Provenance {
	return {
		basis: evidence.basis,
		coverage: evidence.coverage,
		place: evidence.place,
		sample: null,
		note: evidence.value === null ? evidence.note : null,
		sources: serializeSources(evidence.citations),
	};
}
