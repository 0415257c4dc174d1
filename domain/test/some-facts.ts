import type { Certificate } from "../base/facts/certificate.ts";
import {
	type AreaFacts,
	type Facts,
	type LiveFacts,
	type Place,
	type SoldFacts,
	sourcesOff,
} from "../base/facts/facts.ts";
import type { CensusFacts } from "../base/facts/neighbourhood-facts.ts";
import type { SaleFigures } from "../base/facts/sale-figures.ts";
import type { LicensingScheme, SchemeEvidence } from "../base/facts/scheme.ts";
import { fromPounds } from "../base/money.ts";
import { byType, newestIndex } from "./some-types.ts";

const england = { nation: "England", tenths: null, count: 290 } as const;

/** Thresholds of England's authorities for the figures of the made-up place. */
const someThresholds: Facts["thresholds"] = [
	{ ...england, indicator: "rentGrowth", lower: 2, upper: 4, asOf: "2026-05" },
	{ ...england, indicator: "privateRenters", lower: 15, upper: 25, asOf: "2021" },
	{ ...england, indicator: "salesPerThousandDwellings", lower: 15, upper: 25, asOf: "2025" },
	{
		...england,
		indicator: "rentToPrice",
		lower: 4,
		upper: 5,
		tenths: {
			higher: [3, 3.4, 3.8, 4.2, 4.6, 5, 5.6, 6.2, 7],
			lower: [7.1, 6.3, 5.7, 5.1, 4.7, 4.3, 3.9, 3.5, 3.1],
		},
		asOf: "2026-05",
	},
];

/** Facts for tests: a made-up English place with everything known at area grain and every live source off. */
export function someFacts(over: Partial<Facts> = {}): Facts {
	return {
		postcode: "ZZ1 1ZZ",
		gatheredAt: Date.UTC(2026, 10, 20),
		whole: true,
		place: somePlace(),
		authorities: [
			{
				code: "E00000001",
				name: "Testborough",
				region: "North West",
				dwellings: 100_000,
				sales: 2_000,
				saleYear: 2025,
				typicalPrice: fromPounds(190_000),
				priceGrowth: null,
				indexPrice: newestIndex(fromPounds(200_000)),
				indexPriceByType: byType(({ price }) => newestIndex(fromPounds(2_000 * price))),
				publishesArticleFour: null,
				turnover: null,
				census: {
					households: 95_000,
					owned: null,
					socialRent: null,
					privateRent: 30,
					flats: null,
					overcrowded: null,
				},
				deprivation: null,
				pay: null,
			},
		],
		areas: [someArea()],
		rents: [
			{
				code: "E00000001",
				name: "Testborough",
				grain: "authority",
				all: fromPounds(1_000),
				byBedrooms: [fromPounds(700), fromPounds(900), fromPounds(1_100), fromPounds(1_500)],
				byType: byType((percent) => fromPounds(10 * percent.rent)),
				period: "2026-05",
				growth: 3,
			},
		],
		rentMarkets: [],
		rail: null,
		sold: null,
		regionPrices: {
			name: "North West",
			averagePrice: fromPounds(216_000),
			growth: 7.2,
			month: "2026-04",
		},
		nationPrices: [
			{ name: "England", averagePrice: fromPounds(290_000), growth: -0.6, month: "2026-03" },
		],
		bankRate: { percent: 3.75, from: "2025-12-18", asOf: "2026-09-04", before: [] },
		thresholds: someThresholds,
		schemes: [],
		registerAsOf: "2026-11-20",
		articleFourAsOf: null,
		revision: 0,
		live: allSilent(),
		...over,
	};
}

/** Census of a place where this percentage rents privately. */
export function someCensus(
	privateRent: number | null,
	over: Partial<CensusFacts> = {},
): CensusFacts {
	return {
		households: 3_000,
		owned: 50,
		socialRent: 20,
		privateRent,
		flats: 40,
		overcrowded: 4,
		...over,
	};
}

/** The one area in which the whole sector of the made-up place lies. */
export function someArea(over: Partial<AreaFacts> = {}): AreaFacts {
	return {
		code: "E02000001",
		name: "Testborough 001",
		exact: false,
		placed: false,
		share: 1,
		medianSalePrice: fromPounds(180_000),
		salesCount: 60,
		saleYear: 2025,
		medianBand: "D",
		certificates: 4_000,
		crimeRate: 9.5,
		crimeToMonth: "2026-04",
		floodZonePercent: 2,
		census: null,
		deprivation: null,
		...over,
	};
}

/** Homes sold at the made-up postcode and in its sector, as in the national file. */
export function someSold(over: Partial<SoldFacts> = {}): SoldFacts {
	const figures = (type: SaleFigures["type"], pounds: number, count: number): SaleFigures => ({
		type,
		count,
		median: fromPounds(pounds),
		lowerQuartile: fromPounds(pounds - 20_000),
		upperQuartile: fromPounds(pounds + 30_000),
	});
	return {
		asOf: "2026-09",
		atPostcode: {
			since: "2021-10-01",
			sales: [
				{
					price: fromPounds(172_000),
					date: "2025-06-12",
					propertyType: "terraced",
					newBuild: false,
					tenure: "freehold",
					address: "14 TEST STREET",
				},
			],
		},
		sector: {
			name: "ZZ1 1",
			period: { from: "2024-10-01", to: "2026-09-30" },
			figures: [figures("all", 180_000, 90), figures("T", 160_000, 29), figures("F", 120_000, 61)],
		},
		...over,
	};
}

export function allSilent(over: Partial<LiveFacts> = {}): LiveFacts {
	return { ...sourcesOff, ...over };
}

/** A sector wholly in one authority and in two wards, 60 to 40. */
export function somePlace(over: Partial<Place> = {}): Place {
	return {
		grain: "sector",
		nation: "England",
		region: "North West",
		authorities: [{ code: "E00000001", name: "Testborough", share: 1 }],
		wards: [
			{ code: "E05000001", name: "Northward", share: 0.6 },
			{ code: "E05000002", name: "Southward", share: 0.4 },
		],
		position: null,
		deprivationDecile: null,
		source: "codePointOpen",
		asOf: "2025-10",
		...over,
	};
}

/** The postcode itself, known to lie in Northward. */
export function someUnit(over: Partial<Place> = {}): Place {
	return somePlace({
		grain: "unit",
		wards: [{ code: "E05000001", name: "Northward", share: 1 }],
		position: { lat: 53.45, lng: -2.22 },
		...over,
	});
}

let schemes = 0;

/** A selective scheme of the whole district, in force and verified by nobody. */
export function someScheme(over: Partial<LicensingScheme> = {}): LicensingScheme {
	schemes += 1;
	return {
		id: `scheme-${schemes}`,
		authorityCode: "E00000001",
		council: "Testborough",
		kind: "selective",
		ruledOut: over.kind === "none" ? ["selective", "additional"] : [],
		name: null,
		status: "in_force",
		coverage: "whole_district",
		wardCodes: [],
		wardVintage: null,
		hasUnmatchedWards: false,
		streets: null,
		designatedOn: null,
		start: "2025-01-01",
		end: "2029-12-31",
		hmo: null,
		exemptions: [],
		fees: null,
		plans: null,
		url: "https://www.testborough.example/licensing",
		evidence: [],
		verifiedOn: null,
		revision: 1,
		...over,
	};
}

/** A page of the council that was read. */
export function someSchemeEvidence(over: Partial<SchemeEvidence> = {}): SchemeEvidence {
	return {
		url: "https://www.testborough.gov.uk/licensing",
		publisher: "council",
		pageDay: null,
		readDay: "2026-11-05",
		readBy: "check",
		proves: "The scheme is in force.",
		...over,
	};
}

let certificates = 0;

/** A band D house with two costed steps, the second of which reaches band C. */
export function someCertificate(over: Partial<Certificate> = {}): Certificate {
	certificates += 1;
	return {
		number: `0000-0000-0000-0000-${String(certificates).padStart(4, "0")}`,
		address: `${certificates} Test Street`,
		uprn: null,
		band: "D",
		registeredOn: "2022-03-01",
		postcode: "ZZ1 1ZZ",
		points: 62,
		potentialPoints: 80,
		potentialBand: "C",
		propertyType: "House",
		builtForm: "Mid-terrace",
		floorArea: 80,
		inspectedOn: "2022-02-20",
		improvements: [
			{
				sequence: 1,
				code: 5,
				title: "Loft insulation",
				cost: { low: fromPounds(100), high: fromPounds(350) },
				pointsAfter: 66,
			},
			{
				sequence: 2,
				code: 6,
				title: "Cavity wall insulation",
				cost: { low: fromPounds(500), high: fromPounds(1_500) },
				pointsAfter: 71,
			},
			{
				sequence: 3,
				code: 34,
				title: "Solar panels",
				cost: { low: fromPounds(3_500), high: fromPounds(5_500) },
				pointsAfter: 80,
			},
		],
		...over,
	};
}
