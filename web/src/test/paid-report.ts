import type { PaidReport, ReportToBuy } from "#contracts/report.ts";
import { noInputs } from "#domain/base/inputs.ts";
import { METHODOLOGY_VERSION } from "#domain/judgement/score/method.ts";
import {
	REPORT_FORMAT,
	type ReportDocument,
	type ReportVerdict,
} from "#domain/telling/report/document/document.ts";
import { someSalesPicture } from "#domain/test/some-sales-picture.ts";
import { anOffer } from "./an-offer.ts";
import { aFigureDto, aSourceDto, evidenceDtoOf } from "./evidence-dtos.ts";
import { someComparisons } from "./preview-parts.ts";
import {
	aComplianceSection,
	aLicensingSection,
	anEnergySection,
	aPossessionSection,
} from "./report-law-sections.ts";
import { aMoneySection, aRentSection, someSales } from "./report-market-sections.ts";
import { someAnswer } from "./some-answer.ts";
import { someDates } from "./some-dates.ts";

export const REPORT_ID = "rpt_abcdefghijklmnopqrstuv";

/** What of a report everyone may see before it is paid for. */
export function aCheckoutView(overrides: Partial<ReportToBuy> = {}): ReportToBuy {
	return {
		id: REPORT_ID,
		postcode: "M14 5LL",
		address: "14 Claremont Road",
		propertyType: "Terraced house",
		epcRating: "E",
		riskScore: 32,
		investmentScore: 68,
		riskCategory: "Low Risk",
		riskDescription: "Low-risk investment with strong fundamentals",
		isPaid: false,
		state: "unpaid",
		createdAt: "2026-11-21T10:00:00.000Z",
		offer: anOffer(),
		answer: someAnswer(),
		stated: null,
		...overrides,
	};
}

/** A paid report on a terraced house in Manchester. */
export function aPaidReport(overrides: Partial<PaidReport> = {}): PaidReport {
	const flat = someFlatFigures();
	return {
		...aCheckoutView({ state: "paid" }),
		isPaid: true,
		...flat,
		reportData: {
			keyRisks: [],
			recommendations: [],
			regulatoryFlags: [],
			riskCategory: "Low Risk",
			rentalMarketData: flat.rentalMarketData,
			soldPriceData: { ...flat.soldPriceData, pricePerSqft: null, priceGrowth: null },
		},
		isTest: false,
		isSample: false,
		claimable: false,
		isShared: false,
		shareable: false,
		tickable: true,
		ticks: [],
		document: aReportDocument(),
		...overrides,
	};
}

function someFlatFigures(): ReportDocument["flat"] {
	return {
		epcRating: "E",
		epcPotentialRating: "C",
		propertyType: "Terraced house",
		totalFloorArea: 84,
		currentEnergyEfficiency: 52,
		potentialEnergyEfficiency: 74,
		estimatedUpgradeCost: 5_700,
		requiresHmoLicense: false,
		inSelectiveLicensingArea: null,
		estimatedRentalYield: 6.33,
		marketDemand: "High",
		rentalMarketData: {
			averageRent: 1_310,
			demandLevel: "High",
			timeToLet: null,
			vacancyRate: null,
		},
		soldPriceData: { averagePrice: 210_000 },
	};
}

/** The same with other sums of money. */
export function aReportOfMoney(
	money: ReportDocument["money"] = aMoneySection(),
	overrides: Partial<PaidReport> = {},
): PaidReport {
	return aPaidReport({ document: aReportDocument({ money }), ...overrides });
}

export function aReportVerdict(overrides: Partial<ReportVerdict> = {}): ReportVerdict {
	return {
		investmentScore: 68,
		investmentLabel: "Good Investment",
		colour: "yellow",
		grade: "B",
		gradeLabel: "Good",
		uncapped: 68,
		limits: [],
		range: null,
		knownWeight: 100,
		riskScore: 32,
		riskLabel: "Low Risk",
		sources: [],
		relation: "Risk 32 is 100 less the investment score of 68: one judgement, read from both ends.",
		headline: "The rent carries it; the energy rating is what to put right before 2030.",
		confidence: { percent: 74, label: "Moderate", gaps: ["Licensing: the street decides."] },
		components: [
			{
				id: "epc",
				label: "Energy rating",
				weight: 40,
				score: 52,
				isAssumed: false,
				points: 20.8,
				outOf: 40,
				standing: null,
				estimated: false,
				reason: "52 points on the home’s own certificate.",
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
				reason: "Half of a selective licence.",
				deductions: [{ label: "Selective licence: ask the council, counted half", points: 15 }],
			},
		],
		dealBreakers: [],
		keyFigures: [
			aFigureDto("grossYield", { label: "Gross yield", text: "6.3%", value: 6.3 }),
			aFigureDto("rent", { label: "Rent a month", text: "£950", value: 950 }),
		],
		...overrides,
	};
}

function aPlan(): ReportDocument["plan"] {
	return [
		{
			id: "licence_selective",
			phase: "before_offer",
			what: "Ask the council whether the street is licensed",
			who: "Manchester City Council",
			url: "https://www.manchester.gov.uk/selective-licensing",
			costText: "Free. £350 to £1,290 if needed",
			by: null,
			isDraft: false,
			chapter: "licensing",
		},
	];
}

export function aReportDocument(overrides: Partial<ReportDocument> = {}): ReportDocument {
	return {
		format: REPORT_FORMAT,
		methodologyVersion: METHODOLOGY_VERSION,
		day: "2026-11-21",
		home: {
			postcode: "M14 5LL",
			address: "14 Claremont Road",
			place: "Fallowfield, Manchester",
			nation: "England",
			authority: "Manchester",
			certificate: "0123-4567-8901-2345-6789",
			note: null,
		},
		flat: someFlatFigures(),
		inputs: noInputs,
		stated: [{ label: "Purchase price", text: "£180,000" }],
		answer: someAnswer(),
		verdict: aReportVerdict(),
		property: [
			{
				id: "propertyType",
				label: "Property type",
				text: "Terraced house",
				evidence: evidenceDtoOf("Terraced house"),
			},
			{
				id: "totalFloorArea",
				label: "Floor area",
				text: "84 m²",
				evidence: evidenceDtoOf(84),
			},
		],
		energy: anEnergySection(),
		licensing: aLicensingSection(),
		rent: aRentSection(),
		money: aMoneySection(),
		pictures: {
			sales: someSalesPicture(someSales, { postcode: "M14 5LL" }),
			prices: null,
			bankRate: null,
		},
		demand: {
			level: aFigureDto("marketDemand", { label: "Demand", text: "High" }),
			indicators: [
				{
					...aFigureDto("rentGrowth", {
						label: "Rent growth over a year",
						text: "7.4%",
						value: 7.4,
					}),
				},
			],
			note: "No public source gives days to let or vacancy.",
		},
		place: [
			aFigureDto("floodZone", {
				label: "Flood risk",
				text: "No flood warning area reaches this postcode.",
			}),
		],
		neighbourhood: { comparisons: someComparisons(), map: null, housingBenefit: null },
		possession: aPossessionSection(),
		compliance: aComplianceSection(),
		dates: someDates(),
		plan: aPlan(),
		narrative: {
			writtenBy: "rules",
			model: null,
			keyRisks: [{ id: "below_c", text: "The home is two steps short of band C." }],
			recommendations: [{ id: "price", text: "Ask for a price that pays for the two steps." }],
		},
		risks: [
			{
				id: "licence_selective",
				headline: "It may need a selective licence",
				sourceText: "Register of schemes, Oct 2026",
				detail: "A selective licence may be needed.",
				isFlag: true,
				isDuty: false,
			},
		],
		unchecked: [
			{ what: "Lease length", why: "No public register of it is open.", ask: "your solicitor" },
		],
		sources: [aSourceDto()],
		...overrides,
	};
}
