import {
	type IncomeTaxRule,
	incomeBands,
	type LevyTable,
	levyBands,
	type PurchaseLevy,
} from "../finance/tax-rules.ts";
import { fromPounds } from "../money.ts";
import type { LicensingLaw, NationPolicy } from "./nation-policy.ts";
import {
	BEFORE_BUDGET,
	firstTimeBuyersLeftOut,
	noLicenceFor,
	PLANNING_FOR_HMO,
	taxpayerNames,
} from "./shared-rules.ts";

const hmoLicence: LicensingLaw["mandatory"]["hmo"] = {
	verdict: "required",
	summary: "Three or more people of three or more families need an HMO licence in Scotland.",
};

/**
 * Asked of every buyer. The bands are older than the day given, from which the supplement beside them stands.
 * Source: SSI 2015/126 as amended; the Scottish Budget of 13 January 2026 changed nothing.
 */
const landAndBuildingsTables: readonly LevyTable[] = [
	{
		from: "2024-12-05",
		source:
			"Land and Buildings Transaction Tax (Tax Rates and Tax Bands) (Scotland) Order 2015 (SSI 2015/126): residential bands, unchanged for 2026-27.",
		lastChecked: "2026-11-21",
		bands: levyBands([0, 0], [145_000, 0.02], [250_000, 0.05], [325_000, 0.1], [750_000, 0.12]),
	},
];

const landAndBuildings: PurchaseLevy = {
	name: "Land and Buildings Transaction Tax",
	chargedFrom: fromPounds(0),
	tables: landAndBuildingsTables,
	onlyHomeTables: landAndBuildingsTables,
	surchargesFromAbroad: [],
	companyRates: [],
	caveats: [firstTimeBuyersLeftOut],
};

/**
 * Of the whole price, in one band; nothing on an only home. It rose to 6 % on 16 December 2022. Source: SSI 2024/367.
 */
const dwellingSupplement: PurchaseLevy = {
	name: "Additional Dwelling Supplement",
	chargedFrom: fromPounds(40_000),
	tables: [
		{
			from: "2024-12-05",
			source:
				"Land and Buildings Transaction Tax (additional amount: transactions relating to second homes etc) (Scotland) Amendment Order (SSI 2024/367). It is 8% since 5 December 2024, unchanged for 2026-27.",
			lastChecked: "2026-11-21",
			bands: levyBands([0, 0.08]),
		},
	],
	onlyHomeTables: [],
	surchargesFromAbroad: [],
	companyRates: [],
	caveats: [],
};

/**
 * Six bands, of which the reader's three stand for the basic, the higher and the top one: the last has England's threshold. The credit is
 * at the United Kingdom's basic rate, from April 2027 at its basic rate of property income, which has no Scottish variant.
 * Source: motion S6M-20844 of the Scottish Parliament; Fact TAX-F3; ATT of 8 and 14 January 2026 for the credit.
 */
const incomeTax: IncomeTaxRule = {
	from: "2026-04-06",
	source: "Scottish Rate Resolution for 2026-27, with finance-cost relief as a tax credit.",
	lastChecked: "2026-11-21",
	rates: { basic: 0.2, higher: 0.42, additional: 0.48 },
	bands: incomeBands(
		[0, 0.19],
		[3_967, 0.2],
		[16_956, 0.21],
		[31_092, 0.42],
		[62_430, 0.45],
		[125_140, 0.48],
	),
	credit: 0.2,
	caveat:
		"For a landlord who lives in Scotland, at the basic, higher or top rate. Scotland also has a starter rate of 19% up to £16,537. It has an intermediate rate of 21% from £29,527 to £43,662, and an advanced rate of 45% from £75,001 to £125,140.",
};

/**
 * Scotland's rules.
 * - Energy: Fact ENERGY-F2.
 * - Register: Fact LAW-F4; a first home, fees of April 2026.
 * - Planning: whether an HMO is a material change of use is for each council to say. Rule LICENCE-18.
 * - HMO licence: three or more people of three or more families (Housing (Scotland) Act 2006 section 125).
 */
export const scotland: NationPolicy = {
	covered: {
		areas: false,
		demandIndicators: true,
		officialRents: true,
		railStations: true,
	},
	energy: {
		standardBinds: false,
		note: {
			text: "Scotland has no minimum energy standard for private lets. Draft regulations would ask for band C of its reformed certificates from 2028 for new lets and by 2033 for all.",
			lastChecked: "2026-11-21",
		},
	},
	landlordRegister: {
		everyLandlord:
			"Every landlord in Scotland registers with the council, and shows the number in every advertisement.",
		clause: "the landlord registers with the council in any case",
		action: {
			what: "Register with the council, and show the number in every advertisement.",
			cost: {
				low: fromPounds(105),
				high: fromPounds(105),
				source: "Scottish Landlord Register",
				asOf: "2026-04",
			},
			url: "https://www.landlordregistrationscotland.gov.uk",
		},
	},
	licensing: {
		mandatory: { single: noLicenceFor("one household"), sharers: hmoLicence, hmo: hmoLicence },
		law: "housingLawScotland",
		councilsDesignate: false,
		noSelectiveScheme: null,
		fees: null,
		penalties: [],
	},
	planning: { heading: PLANNING_FOR_HMO, articleFour: false, rule: null },
	compliance: { holdsEveryDuty: false, rentersRightsAct: false },
	taxes: {
		purchase: [landAndBuildings, dwellingSupplement],
		income: [
			incomeTax,
			{
				...incomeTax,
				from: "2027-04-06",
				source:
					"Scottish Rate Resolution for 2026-27, with finance-cost relief at the United Kingdom's rate from April 2027 (Finance Act 2026).",
				lastChecked: null,
				credit: 0.22,
				caveat: `${incomeTax.caveat} Scotland may set its own rates on property income from April 2027. The credit on finance costs is 22% all over the United Kingdom. ${BEFORE_BUDGET}`,
			},
		],
		incomeTable: "income_tax_scotland",
		// The highest of the six bands is called the top rate.
		taxpayers: { ...taxpayerNames, additional: "Top-rate taxpayer" },
	},
	conveyancing: {
		titleGaps: [
			{
				what: "Factor's charges and burdens on the title",
				why: "No source of ours holds the title.",
				ask: "Your solicitor",
			},
		],
		surfaceWaterMap: "The Scottish Environment Protection Agency",
	},
};
