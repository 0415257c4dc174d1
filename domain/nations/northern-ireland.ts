import { fromPounds } from "../money.ts";
import type { LicensingLaw, NationPolicy } from "./nation-policy.ts";
import {
	incomeTaxOf2026,
	incomeTaxOf2027,
	leaseGaps,
	noLicenceFor,
	PLANNING_FOR_HMO,
	stampDuty,
	taxpayerNames,
} from "./shared-rules.ts";

const hmoLicence: LicensingLaw["mandatory"]["hmo"] = {
	verdict: "required",
	summary:
		"Three or more people of more than two households need an HMO licence in Northern Ireland.",
};

/**
 * Northern Ireland's rules.
 * - Energy: Fact ENERGY-F2.
 * - Register: communities-ni.gov.uk.
 * - Planning: an HMO is in no use class (SR 2015/40), so every change to one is development. Fact LAW-F11.
 * - HMO licence: three or more people of more than two households (Houses in Multiple Occupation Act (NI) 2016).
 */
export const northernIreland: NationPolicy = {
	covered: {
		areas: false,
		demandIndicators: false,
		officialRents: false,
		railStations: false,
	},
	energy: {
		standardBinds: false,
		note: {
			text: "We don't know of a minimum energy standard for lettings in Northern Ireland. The council can tell you.",
			lastChecked: null,
		},
	},
	landlordRegister: {
		everyLandlord:
			"Every landlord in Northern Ireland registers with the Landlord Registration Scheme.",
		clause: "the landlord registers with the Landlord Registration Scheme in any case",
		action: {
			what: "Register with the Landlord Registration Scheme.",
			cost: {
				low: fromPounds(70),
				high: fromPounds(70),
				source: "Landlord Registration Scheme",
				asOf: "2026-11-20",
			},
			url: "https://www.communities-ni.gov.uk/articles/landlord-registration-scheme",
		},
	},
	licensing: {
		mandatory: { single: noLicenceFor("one household"), sharers: hmoLicence, hmo: hmoLicence },
		law: "housingLawNorthernIreland",
		councilsDesignate: false,
		noSelectiveScheme: null,
		fees: null,
		penalties: [],
	},
	planning: {
		heading: PLANNING_FOR_HMO,
		articleFour: false,
		rule: {
			fromPeople: 3,
			summary: "Every new HMO needs planning permission in Northern Ireland.",
			clause: "every new HMO needs planning permission",
			law: "planningLawNorthernIreland",
			lastChecked: "2026-11-20",
		},
	},
	compliance: { holdsEveryDuty: false, rentersRightsAct: false },
	taxes: {
		purchase: [stampDuty],
		income: [incomeTaxOf2026, incomeTaxOf2027],
		incomeTable: "income_tax",
		taxpayers: taxpayerNames,
	},
	conveyancing: {
		titleGaps: leaseGaps("We hold no titles."),
		surfaceWaterMap: "The Department for Infrastructure's flood maps",
	},
};
