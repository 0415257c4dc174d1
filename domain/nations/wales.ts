import { levyBands, type PurchaseLevy } from "../finance/tax-rules.ts";
import { fromPounds } from "../money.ts";
import type { NationPolicy } from "./nation-policy.ts";
import {
	BEFORE_BUDGET,
	energyLawOfEnglandAndWales,
	incomeTaxOf2026,
	incomeTaxOf2027,
	leaseGaps,
	noLicenceFor,
	PLANNING_FOR_HMO,
	taxpayerNames,
} from "./shared-rules.ts";

/** A first-time buyer has no relief in Wales. Source: Fact TAX-F1; WSI 2024/1311 and ICAEW for the higher bands, gov.wales for the main ones and for 2026-27. */
const landTransactionTax: PurchaseLevy = {
	name: "Land Transaction Tax",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			from: "2024-12-11",
			source:
				"Land Transaction Tax (Tax Bands and Tax Rates) (Wales) (Amendment) Regulations 2024 (WSI 2024/1311): higher residential rates since 11 December 2024; unchanged for 2026-27.",
			lastChecked: "2026-11-21",
			bands: levyBands(
				[0, 0.05],
				[180_000, 0.085],
				[250_000, 0.1],
				[400_000, 0.125],
				[750_000, 0.15],
				[1_500_000, 0.17],
			),
		},
	],
	onlyHomeTables: [
		{
			from: "2022-10-10",
			source:
				"Welsh Revenue Authority: main residential rates of Land Transaction Tax since 10 October 2022.",
			lastChecked: "2026-11-24",
			bands: levyBands(
				[0, 0],
				[225_000, 0.06],
				[400_000, 0.075],
				[750_000, 0.1],
				[1_500_000, 0.12],
			),
		},
	],
	surchargesFromAbroad: [],
	companyRates: [],
	caveats: [
		{
			of: ({ isOnlyHome }) => !isOnlyHome,
			text: "Some of it is refunded when the home is leased to a council's scheme.",
		},
	],
};

/**
 * The rules of Wales.
 * - Register: Fact LAW-F3; registration alone, and with the licence to manage oneself, fees of April 2025.
 * - Mandatory licence: five or more people in two or more households and three or more storeys (WSI 2006/1712), which a postcode cannot tell.
 * - Planning: houses of three to six sharers are class C4 (WSI 2016/28), and no right leads there from C3 (WSI 2016/29); seven and more are in no class. Fact LAW-F10.
 * - A selective scheme needs the ministers' consent, and the survey of Welsh councils found none. Fact LAW-F3.
 */
export const wales: NationPolicy = {
	covered: {
		areas: true,
		demandIndicators: true,
		officialRents: true,
		railStations: true,
	},
	energy: energyLawOfEnglandAndWales,
	landlordRegister: {
		everyLandlord:
			"Every landlord in Wales registers with Rent Smart Wales, and whoever manages the letting holds its licence.",
		clause: "the landlord registers with Rent Smart Wales in any case",
		action: {
			what: "Register with Rent Smart Wales, and hold its licence if you manage the letting yourself.",
			cost: {
				low: fromPounds(60),
				high: fromPounds(314),
				source: "Rent Smart Wales",
				asOf: "2025-04",
			},
			url: "https://www.rentsmart.gov.wales/en/",
		},
	},
	licensing: {
		mandatory: {
			single: noLicenceFor("one household"),
			sharers: noLicenceFor("fewer than five people"),
			hmo: {
				verdict: "check_boundary",
				summary:
					"Five or more people need a mandatory HMO licence where the home has three or more storeys. Count the storeys.",
			},
		},
		law: "housingLaw",
		councilsDesignate: true,
		noSelectiveScheme: {
			found: "no selective licensing scheme anywhere in Wales",
			instead: "Every landlord registers with Rent Smart Wales.",
		},
		fees: null,
		penalties: [],
	},
	planning: {
		heading: PLANNING_FOR_HMO,
		articleFour: false,
		rule: {
			fromPeople: 3,
			summary: "A new HMO for three or more people needs planning permission everywhere in Wales.",
			clause: "three or more people need planning permission",
			law: "planningLawWales",
			lastChecked: "2026-11-22",
		},
	},
	compliance: { holdsEveryDuty: false, rentersRightsAct: false },
	taxes: {
		purchase: [landTransactionTax],
		income: [
			incomeTaxOf2026,
			{
				...incomeTaxOf2027,
				caveat: `Wales may set its own rates on property income from April 2027. None were found, so England's are shown. ${BEFORE_BUDGET}`,
			},
		],
		incomeTable: "income_tax",
		taxpayers: taxpayerNames,
	},
	conveyancing: {
		titleGaps: leaseGaps(
			"We hold no titles: a past sale says freehold or leasehold at most, never how long a lease still runs.",
		),
		surfaceWaterMap: "Natural Resources Wales",
	},
};
