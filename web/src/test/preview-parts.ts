import type { LicensingVerdict } from "#contracts/licensing-verdict.ts";
import type { AreaFact, Preview, ScoreComponent, SectorSales } from "#contracts/preview.ts";
import { aGap, aProvenance, aSource, energyEvidence, evidenceOf } from "./some-evidence.ts";

/** A postcode of Manchester that a source confirmed. */
export function aPlace(overrides: Partial<Preview["place"]> = {}): Preview["place"] {
	return {
		nation: "England",
		region: "North West",
		authority: { code: "E08000003", name: "Manchester" },
		ward: { code: "E05011374", name: "Rusholme" },
		label: "Rusholme, Manchester",
		grain: "unit",
		nationChoices: [],
		verified: true,
		note: null,
		sources: [aSource({ name: "Code-Point Open", asOf: "2025-10" })],
		...overrides,
	};
}

/** A score of 68 that nothing caps. */
export function aScore(overrides: Partial<Preview["score"]> = {}): Preview["score"] {
	return {
		headline: "Yields more than 8 of 10 English councils",
		label: "Good Investment",
		colour: "yellow",
		grade: "B",
		gradeLabel: "Good",
		uncapped: 68,
		limits: [],
		subject: "for the area, not this home",
		knownWeight: 100,
		summary: "Held back by street-level licensing in this part of Manchester.",
		...overrides,
	};
}

const chooseAddress = "Known per certificate: choose an address.";

/** The provenance of every flat field of a postcode without a chosen address. */
export function someEvidence(overrides: Partial<Preview["evidence"]> = {}): Preview["evidence"] {
	return {
		address: aGap(chooseAddress),
		riskScore: evidenceOf(68, { basis: "area", coverage: "estimated" }),
		epcRating: energyEvidence("D"),
		epcPotentialRating: energyEvidence("C", { coverage: "estimated" }),
		propertyType: energyEvidence("Terraced house"),
		totalFloorArea: aGap(chooseAddress),
		currentEnergyEfficiency: energyEvidence(62),
		potentialEnergyEfficiency: energyEvidence(76),
		estimatedUpgradeCost: aGap(chooseAddress),
		requiresHmoLicense: evidenceOf(false, { basis: "rule" }),
		inSelectiveLicensingArea: aGap("A postcode cannot settle it."),
		estimatedRentalYield: evidenceOf(6.1, {
			coverage: "estimated",
			note: "Twelve months of the mean rent of Manchester over its typical sold price.",
			sources: [aSource(), aSource({ name: "Price Paid Data", asOf: "2025" })],
		}),
		marketDemand: evidenceOf("Medium", { note: "Two indicators of four." }),
		...overrides,
	};
}

/** A selective scheme to ask the council about, no mandatory licence, and a direction that matters to sharers only. */
export function someVerdicts(): LicensingVerdict[] {
	return [
		aVerdict(),
		aVerdict({
			scheme: "mandatory",
			name: "Mandatory HMO licence",
			verdict: "none_found",
			summary: "No mandatory HMO licence is needed for one household.",
			need: null,
			schemes: [],
			provenance: aProvenance({ basis: "rule", place: null }),
		}),
		aVerdict({
			scheme: "article4",
			name: "Article 4 direction on HMOs",
			verdict: "required",
			applies: false,
			summary: "A small HMO needs planning permission here.",
		}),
	];
}

/** A selective scheme of named streets, which a postcode cannot settle. */
export function aVerdict(overrides: Partial<LicensingVerdict> = {}): LicensingVerdict {
	return {
		scheme: "selective",
		name: "Selective licence",
		verdict: "check_boundary",
		proof: "lead",
		applies: true,
		summary: "Manchester licenses named streets in this area. Check with the council.",
		need: {
			what: "Ask Manchester if your street needs a licence",
			who: "Manchester",
			url: "https://www.manchester.gov.uk/selective-licensing",
		},
		schemes: [
			{
				council: "Manchester",
				coverage: "named streets",
				start: "2025-02-01",
				end: "2030-01-31",
				url: "https://www.manchester.gov.uk/selective-licensing",
				proof: "Not verified: we have read no page about it. Ask the council.",
			},
		],
		exemptions: null,
		evidence: [],
		provenance: aProvenance({
			basis: "area",
			coverage: "estimated",
			sources: [aSource({ name: "Council licensing schemes", asOf: "2026-08-05" })],
		}),
		...overrides,
	};
}

/** Recorded crime of the neighbourhood. */
/** Rent and price of Manchester beside its region and nation. */
export function someComparisons(): Preview["comparisons"] {
	return [
		{
			id: "rent",
			title: "Average monthly rent, May 2026",
			rows: [
				{ name: "Manchester", text: "£1,312", part: 0.91 },
				{ name: "North West", text: "£944", part: 0.655 },
				{ name: "England", text: "£1,442", part: 1 },
			],
			provenance: aProvenance(),
		},
	];
}

export function anAreaFact(overrides: Partial<AreaFact> = {}): AreaFact {
	return {
		id: "crimeRate",
		label: "Recorded crime",
		text: "9.4 crimes per 1,000 residents a month",
		tone: null,
		evidence: evidenceOf(9.4, { basis: "area", place: "Manchester 026" }),
		...overrides,
	};
}

/** The four parts of a score of 68. */
export function someComponents(): ScoreComponent[] {
	return [
		{
			id: "epc",
			label: "Energy rating",
			weight: 40,
			score: 62,
			isAssumed: false,
			points: 24.8,
			outOf: 40,
			standing: null,
			estimated: true,
			reason: "62 efficiency points, typical of Manchester 026.",
			deductions: [],
		},
		{
			id: "licensing",
			label: "Licensing and planning",
			weight: 30,
			score: 85,
			isAssumed: false,
			points: 25.5,
			outOf: 30,
			standing: null,
			estimated: true,
			reason: "Selective licence: ask the council, counted half.",
			deductions: [{ label: "Selective licence: ask the council, counted half", points: 15 }],
		},
		{
			id: "yield",
			label: "Rental yield",
			weight: 20,
			score: 69,
			isAssumed: false,
			points: 13.8,
			outOf: 20,
			standing: {
				text: "Yield: higher than 7 of 10 authorities of England",
				sources: [aSource()],
			},
			estimated: true,
			reason: "Gross yield of 6.1 % in Manchester.",
			deductions: [],
		},
		{
			id: "market",
			label: "Market conditions",
			weight: 10,
			score: 70,
			isAssumed: false,
			points: 7,
			outOf: 10,
			standing: null,
			estimated: false,
			reason: "Demand is medium in Manchester.",
			deductions: [],
		},
	];
}

/** Nothing stated: one household, no figures. */
export function someInputs(overrides: Partial<Preview["inputs"]> = {}): Preview["inputs"] {
	return {
		certificate: null,
		use: "single",
		bedrooms: null,
		people: null,
		rooms: null,
		rent: null,
		rentOf: "home",
		price: null,
		type: null,
		owned: false,
		loanLeft: null,
		boughtFor: null,
		valueWhenLet: null,
		serviceCharge: null,
		loan: null,
		nation: null,
		brma: null,
		houseNumber: null,
		exemption: false,
		c4permission: false,
		...overrides,
	};
}

/** Flats and all homes that were sold in a sector. */
export function aSector(): SectorSales {
	const { basis, coverage, place, sample, note, sources } = evidenceOf(null, {
		basis: "area",
		place: "M14 5",
		sample: 1_902,
		sources: [aSource({ name: "Price Paid Data", asOf: "2026-09" })],
	});
	return {
		name: "M14 5",
		from: "2024-10-01",
		to: "2026-09-30",
		rows: [
			{
				type: "F",
				label: "Flats",
				count: 1_261,
				median: 120_000,
				middleHalf: { from: 100_000, to: 150_000 },
			},
			{
				type: "all",
				label: "All types",
				count: 1_902,
				median: 180_000,
				middleHalf: { from: 130_000, to: 240_000 },
			},
		],
		provenance: { basis, coverage, place, sample, note, sources },
	};
}
