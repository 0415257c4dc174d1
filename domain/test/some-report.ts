import type { Certificate } from "../base/facts/certificate.ts";
import type { Facts } from "../base/facts/facts.ts";
import type { PlanningFacts } from "../base/facts/planning-facts.ts";
import { type Inputs, noInputs } from "../base/inputs.ts";
import { fromPounds } from "../base/money.ts";
import { type Assessment, assess } from "../judgement/assess.ts";
import type { Owners } from "../subjects/finance/owners.ts";
import { composeReport } from "../telling/report/compose-report.ts";
import type { ReportDocument } from "../telling/report/document/document.ts";
import {
	allSilent,
	someArea,
	someCensus,
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someSold,
	someUnit,
} from "./some-facts.ts";
import { noneByType } from "./some-types.ts";

export const REPORT_DAY = "2026-11-21";

const ANSWERED = Date.UTC(2026, 10, 20, 9);

/** An assessment for tests of the report, by default of `someFacts`. */
export function someAssessment({
	facts = {},
	chosen = null,
	day = REPORT_DAY,
	owners = [],
	...inputs
}: Partial<Inputs> & {
	readonly facts?: Partial<Facts>;
	readonly chosen?: Certificate | null;
	readonly day?: string;
	readonly owners?: Owners;
} = {}): Assessment {
	return assess(someFacts(facts), { inputs: { ...noInputs, ...inputs }, chosen, day, owners });
}

/** The report of an assessment with the parameters of `someAssessment`. */
export function reportOf(stated: Parameters<typeof someAssessment>[0]): ReportDocument {
	return composeReport(someAssessment(stated));
}

/** A house rated E whose certificate prices the steps to band C. */
export const certificateE: Certificate = someCertificate({
	number: "0000-1111-2222-3333-4444",
	address: "14 Test Street",
	band: "E",
	points: 48,
	potentialPoints: 82,
	potentialBand: "B",
	registeredOn: "2021-06-14",
	improvements: [
		{
			sequence: 1,
			code: 5,
			title: "Loft insulation",
			cost: { low: fromPounds(100), high: fromPounds(350) },
			pointsAfter: 55,
		},
		{
			sequence: 2,
			code: 7,
			title: "Internal or external wall insulation",
			cost: { low: fromPounds(4_000), high: fromPounds(14_000) },
			pointsAfter: 66,
		},
		{
			sequence: 3,
			code: 20,
			title: "Condensing boiler",
			cost: { low: fromPounds(2_200), high: fromPounds(3_000) },
			pointsAfter: 72,
		},
	],
});

/** Planning data at the postcode's point with only the given content. */
export function somePlanning(over: Partial<PlanningFacts> = {}): Facts["live"]["planning"] {
	return {
		state: "answered",
		at: ANSWERED,
		data: {
			articleFour: [],
			conservationAreas: [],
			floodZones: [],
			listedBuildings: [],
			...over,
		},
	};
}

/** An English postcode with an answer from every source: flood zone 2, two sales, a selective scheme and an Article 4 area to check. */
export function fullFacts(over: Partial<Facts> = {}): Facts {
	return someFacts({
		place: someUnit(),
		rents: [...someFacts().rents, regionRent],
		authorities: someFacts().authorities.map((each) => ({
			...each,
			census: someCensus(20),
			pay: { amount: fromPounds(31_000), year: 2025 },
		})),
		areas: [
			someArea({
				census: someCensus(40),
				deprivation: { smallAreas: 5, deprived: 2, rank: null },
			}),
		],
		schemes: [
			someScheme({ id: "selective", kind: "selective" }),
			someScheme({ id: "article-4", kind: "article4_hmo", coverage: "areas", end: null }),
			someScheme({ id: "additional", kind: "additional", coverage: "areas" }),
		],
		live: allSilent({
			certificates: {
				state: "answered",
				at: ANSWERED,
				data: { summaries: [certificateE], details: [certificateE] },
			},
			sales: { state: "answered", at: ANSWERED, data: { since: "2016-01-01", sales } },
			planning: somePlanning({ floodZones: [floodZone] }),
			crime: { state: "answered", at: ANSWERED, data: crimes },
			floodWarnings: { state: "answered", at: Date.UTC(2026, 10, 21, 9), data: { warnings: [] } },
		}),
		...over,
	});
}

const regionRent: Facts["rents"][number] = {
	code: "E12000002",
	name: "North West",
	grain: "region",
	all: fromPounds(951),
	byBedrooms: [fromPounds(640), fromPounds(790), fromPounds(940), fromPounds(1_420)],
	byType: noneByType,
	period: "2026-05",
	growth: 5.8,
};

const sales = [
	{
		price: fromPounds(142_000),
		date: "2019-08-30",
		propertyType: "terraced",
		newBuild: false,
		tenure: "freehold",
		address: "14 TEST STREET",
	},
	{
		price: fromPounds(176_500),
		date: "2024-02-09",
		propertyType: "terraced",
		newBuild: false,
		tenure: "freehold",
		address: "9 TEST STREET",
	},
] as const;

const floodZone = {
	dataset: "flood-risk-zone",
	reference: "F2",
	name: "",
	startDate: null,
	url: null,
	grade: "2",
} as const;

const crimes = {
	month: "2026-09",
	total: 214,
	railway: 4,
	byCategory: [{ category: "violent-crime", count: 80 }],
};

/** A full report: an English house rated E, three bedrooms, one household, price and rent stated. */
export function someReport(
	inputs: Partial<Inputs> = {},
	facts: Partial<Facts> = {},
): ReportDocument {
	return composeReport(
		assess(fullFacts(facts), {
			inputs: {
				...noInputs,
				bedrooms: 3,
				price: fromPounds(165_000),
				rent: fromPounds(1_050),
				...inputs,
			},
			chosen: certificateE,
			day: REPORT_DAY,
		}),
	);
}

/** Facts of a Scottish outcode that is in none of our tables of places, rents and prices. */
export const bareScotland = {
	place: somePlace({
		grain: "outcode",
		nation: "Scotland",
		region: null,
		authorities: [{ code: "S12000036", name: "City of Edinburgh", share: 1 }],
		wards: [],
	}),
	authorities: [],
	areas: [],
	rents: [],
	regionPrices: null,
	nationPrices: [],
	thresholds: [],
} satisfies Partial<Facts>;

/** A report with nothing but gaps: a Scottish outcode that is in none of our tables, with every live source off. */
export function someBareReport(): ReportDocument {
	return composeReport(
		someAssessment({
			facts: {
				postcode: "EH1 1AA",
				...bareScotland,
				bankRate: null,
				schemes: [],
			},
		}),
	);
}

/** The same house as `someReport`, let to five or more people, with the national file of sales held. */
export function someHmoReport(): ReportDocument {
	return someReport({ use: "hmo", bedrooms: 5, rent: fromPounds(2_250) }, { sold: someSold() });
}
