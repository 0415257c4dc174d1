import { fromPounds } from "../money.ts";
import type { LicensingPenalties, NationPolicy } from "./nation-policy.ts";
import {
	energyLawOfEnglandAndWales,
	incomeTaxOf2026,
	incomeTaxOf2027,
	leaseGaps,
	noLicenceFor,
	stampDuty,
	taxpayerNames,
} from "./shared-rules.ts";

const onConviction = "Instead of a civil penalty a court may impose an unlimited fine.";
const guidance = "https://www.gov.uk/government/publications";

/** Source: Fact LAW-F6; the starting levels as councils reproduce the statutory guidance. */
const penalties: readonly LicensingPenalties[] = [
	{
		from: "2017-04-06",
		source:
			"Housing Act 2004 section 249A; Housing and Planning Act 2016 Part 2 chapter 4; guidance on civil penalties for offences before 1 May 2026",
		url: `${guidance}/civil-penalties-under-the-housing-and-planning-act-2016`,
		lastChecked: "2026-11-21",
		civilPenaltyCap: fromPounds(30_000),
		startingLevels: [],
		rentRepaymentMonths: 12,
		onConviction,
	},
	{
		from: "2026-05-01",
		source:
			"Housing Act 2004 section 249A and Housing and Planning Act 2016 Part 2 chapter 4 as the Renters' Rights Act 2025 amends them; statutory guidance on civil penalties",
		url: `${guidance}/civil-penalties-under-the-renters-rights-act-2025-and-other-housing-legislation`,
		lastChecked: "2026-11-21",
		civilPenaltyCap: fromPounds(40_000),
		startingLevels: [
			{ offence: "No mandatory or additional HMO licence", amount: fromPounds(17_000) },
			{ offence: "No selective licence", amount: fromPounds(12_000) },
			{ offence: "More people in an HMO than its licence allows", amount: fromPounds(20_000) },
		],
		rentRepaymentMonths: 24,
		onConviction,
	},
];

/**
 * England's rules.
 * - Mandatory licence: five or more people in two or more households (Housing Act 2004 Part 2, SI 2018/221).
 * - Fees: Fact LAW-F7.
 * - Planning: the right that an Article 4 direction removes is Class L, Part 3, Schedule 2 of the General Permitted Development Order 2015. Class C4 ends at
 *   six residents, so seven and more need permission everywhere. Fact LAW-F9.
 */
export const england: NationPolicy = {
	covered: {
		areas: true,
		demandIndicators: true,
		officialRents: true,
		railStations: true,
	},
	energy: energyLawOfEnglandAndWales,
	landlordRegister: null,
	licensing: {
		mandatory: {
			single: noLicenceFor("one household"),
			sharers: noLicenceFor("fewer than five people"),
			hmo: {
				verdict: "required",
				summary:
					"Five or more people in two or more households need a mandatory HMO licence. A purpose-built flat in a block of three or more flats needs none.",
			},
		},
		law: "housingLaw",
		councilsDesignate: true,
		noSelectiveScheme: null,
		fees: {
			mandatory: {
				low: fromPounds(750),
				high: fromPounds(1_500),
				source: "Simply Business quoting Kamma",
				asOf: "2026-11-20",
			},
			additional: {
				low: fromPounds(319),
				high: fromPounds(2_017),
				source: "council pages",
				asOf: "2026-11-20",
			},
			selective: {
				low: fromPounds(350),
				high: fromPounds(1_290),
				source: "council pages",
				asOf: "2026-11-20",
			},
		},
		penalties,
	},
	planning: {
		heading: "Planning (Article 4)",
		articleFour: true,
		rule: {
			fromPeople: 7,
			summary: "An HMO for seven or more people always needs planning permission in England.",
			clause: "seven or more people always need planning permission",
			law: "planningLawEngland",
			lastChecked: "2026-11-22",
		},
	},
	compliance: { holdsEveryDuty: true, rentersRightsAct: true },
	taxes: {
		purchase: [stampDuty],
		income: [incomeTaxOf2026, incomeTaxOf2027],
		incomeTable: "income_tax",
		taxpayers: taxpayerNames,
	},
	conveyancing: {
		titleGaps: leaseGaps(
			"We hold no titles: a past sale says freehold or leasehold at most, never how long a lease still runs.",
		),
		surfaceWaterMap: "The Environment Agency's long-term flood risk service",
	},
};
