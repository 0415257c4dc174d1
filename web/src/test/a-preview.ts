import type { Preview } from "#contracts/preview.ts";
import { METHODOLOGY_VERSION } from "#domain/judgement/score/method.ts";
import { anOffer } from "./an-offer.ts";
import {
	anAreaFact,
	aPlace,
	aScore,
	someComparisons,
	someComponents,
	someEvidence,
	someInputs,
	someVerdicts,
} from "./preview-parts.ts";
import { someAnswer } from "./some-answer.ts";
import { someDates } from "./some-dates.ts";
import { aGap, aProvenance, aSource, evidenceOf } from "./some-evidence.ts";

/** A preview for a visitor who is not signed in, of a postcode of Manchester known by its sector. */
export function aPreview(overrides: Partial<Preview> = {}): Preview {
	return {
		postcode: "M14 5LL",
		address: null,
		riskScore: 68,
		epcRating: "D",
		epcPotentialRating: "C",
		propertyType: "Terraced house",
		totalFloorArea: null,
		currentEnergyEfficiency: 62,
		potentialEnergyEfficiency: 76,
		estimatedUpgradeCost: null,
		requiresHmoLicense: false,
		inSelectiveLicensingArea: null,
		estimatedRentalYield: 6.1,
		marketDemand: "Medium",
		rentalMarketData: null,
		soldPriceData: null,
		regulatoryFlags: [],
		flagsCount: 3,
		homesAtC: null,
		entitled: false,
		assessedOn: "2026-11-20",
		methodologyVersion: METHODOLOGY_VERSION,
		place: aPlace(),
		score: aScore(),
		scoreRange: { low: 49, high: 80 },
		answer: someAnswer(),
		dates: someDates(),
		unchecked: [
			{ what: "Flood zone", who: "The council's planning department, and the nation's flood map" },
		],
		components: someComponents(),
		bars: [
			{ label: "EPC Compliance", percent: 62, estimated: true, note: null },
			{ label: "Licensing Risk", percent: 60, estimated: true, note: null },
			{ label: "Market Conditions", percent: 70, estimated: false, note: null },
		],
		dealBreakers: [],
		confidence: {
			percent: 58,
			label: "Moderate",
			gaps: ["Energy rating: typical of the area, not of this home."],
		},
		housingBenefit: {
			area: null,
			because: null,
			note: null,
			choices: null,
			rates: [],
			provenance: aGap("No open table says it.", { basis: "market_area" }),
		},
		rentComparison: null,
		licensing: someVerdicts(),
		areaFacts: [
			anAreaFact(),
			anAreaFact({
				id: "floodZone",
				label: "Flood zone",
				text: "Not known: planning.data.gov.uk did not answer in time.",
				evidence: aGap("Not known: planning.data.gov.uk did not answer in time."),
			}),
		],
		comparisons: someComparisons(),
		map: null,
		evidence: someEvidence(),
		gatedSources: {
			rent: aProvenance(),
			price: aProvenance({ sources: [aSource({ name: "Price Paid Data", asOf: "2025" })] }),
			demand: aProvenance(),
		},
		marketIntelligence: null,
		offer: anOffer(),
		soldTenure: null,
		certificatesCount: 0,
		asksHouseNumber: false,
		inputs: someInputs(),
		...overrides,
	};
}

/** The same as a subscriber reads it. */
export function anEntitledPreview(overrides: Partial<Preview> = {}): Preview {
	return aPreview({
		entitled: true,
		regulatoryFlags: [
			"Below band C: the rule is to change in 2030.",
			"Selective licensing covers named streets.",
			"A licensing scheme here ends on 30 April 2027.",
		],
		marketIntelligence: {
			averageRent: evidenceOf(1312),
			rentForBedrooms: aGap("Choose a number of bedrooms."),
			averagePrice: evidenceOf(262500),
			typicalPrice: null,
			likePrice: evidenceOf(241000, {
				basis: "area",
				place: "terraced houses in M14 5",
				sample: 62,
			}),
			ownSale: [],
			areaPrice: evidenceOf(248000, { basis: "area", place: "Manchester 026", sample: 41 }),
			postcodePrice: aGap("No full-value sale at M14 5LL since 1 January 2021."),
			sectorPrice: null,
			sectorSales: null,
			regionPrice: evidenceOf(216138, { basis: "region", place: "North West" }),
			regionPriceGrowth: evidenceOf(7.2, { basis: "region", place: "North West" }),
			bankRate: evidenceOf(3.75, { basis: "country", place: "United Kingdom" }),
			indicators: [
				{
					id: "rentGrowth",
					label: "Rent growth over a year",
					unit: "%",
					third: 2,
					evidence: evidenceOf(7.4),
				},
			],
		},
		...overrides,
	});
}
