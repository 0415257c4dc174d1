import { fromPounds } from "../../base/money.ts";
import { poundsInWords } from "../../base/words.ts";
import { SOME_HOMES_SPARED } from "../licensing/national-exemptions.ts";
import { gasSafety } from "./duties-everywhere.ts";
import { type Duty, energyCertificate, penaltyNotChecked, upTo, usual } from "./duty.ts";
import { DATABASE_FEE, landlordDatabase } from "./landlord-database.ts";
import { REFORM } from "./sale-notice.ts";

/** The day before the Renters' Rights Act 2025 changed tenancies and penalties. Source: Fact LAW-F12. */
const BEFORE_REFORM = "2026-04-30";

const law = "https://www.legislation.gov.uk";
const rentersRightsAct = {
	source: "Renters' Rights Act 2025",
	url: `${law}/ukpga/2025/26/contents`,
} as const;

/** New with that Act, whose maximum for these we did not look up. */
const sinceReform = { ...penaltyNotChecked, ...rentersRightsAct, from: REFORM } as const;

const licence = {
	...usual,
	id: "licence",
	what: `Licence of the council, where a mandatory, additional or selective one is needed. ${SOME_HOMES_SPARED}`,
	when: "Before letting",
	source: "Housing Act 2004 Parts 2 and 3, penalties section 249A",
	url: `${law}/ukpga/2004/34/contents`,
} as const;

/** The cap rose on 1 November 2025, not with the Renters' Rights Act as many checklists say: SI 2025/1043. */
const electricalSafety = {
	...usual,
	id: "electrical_safety",
	what: "Electrical installation condition report",
	when: "At least every 5 years. A copy to the tenant and any remedial work within 28 days. A copy to a new tenant before moving in",
	source:
		"Electrical Safety Standards in the Private Rented Sector and Social Rented Sector (England) Regulations 2020 (SI 2020/312), amended by SI 2025/1043",
	url: `${law}/uksi/2020/312/contents`,
} as const;

const hazards = {
	...usual,
	id: "hazards",
	what: "Free of category 1 hazards and fit to live in",
	when: "Always",
	source: "Housing Act 2004 Part 1; Homes (Fitness for Human Habitation) Act 2018",
	url: `${law}/ukpga/2004/34/part/1`,
} as const;

const hmoManagement = {
	...usual,
	id: "hmo_management",
	what: "Fire escapes and their doors, alarms, water, gas, electricity and common parts kept as the management regulations ask",
	when: "Always",
	appliesTo: "hmo",
	source: "Management of Houses in Multiple Occupation (England) Regulations 2006 (SI 2006/372)",
	url: `${law}/uksi/2006/372/contents`,
} as const;

/** Duties of a landlord in England, in the order of the landlord checklist. Source: Fact LAW-F13, penalties Fact LAW-F6. */
export const dutiesEngland: readonly Duty[] = [
	{
		...licence,
		until: BEFORE_REFORM,
		penalty: upTo(30_000, ", or an unlimited fine; rent of up to 12 months repaid"),
	},
	{
		...licence,
		from: REFORM,
		penalty: upTo(40_000, ", or an unlimited fine; rent of up to 24 months repaid"),
	},
	{
		...usual,
		id: "planning",
		what: "Planning permission where an Article 4 direction covers the home, and always for seven or more people",
		when: "Before use as an HMO",
		appliesTo: "hmo",
		penalty: { amount: null, text: "Enforcement notice" },
		source:
			"Town and Country Planning (General Permitted Development) (England) Order 2015 (SI 2015/596), Schedule 2, Part 3, Class L",
		url: `${law}/uksi/2015/596/contents`,
		lastChecked: "2026-11-20",
	},
	gasSafety,
	{
		...electricalSafety,
		until: "2025-10-31",
		penalty: upTo(30_000),
	},
	{
		...electricalSafety,
		from: "2025-11-01",
		penalty: upTo(40_000),
	},
	energyCertificate,
	{
		...usual,
		id: "alarms",
		what: "Smoke alarm on each storey with rooms to live in. A carbon monoxide alarm where such a room has a fixed appliance that burns fuel, gas cookers aside",
		when: "Tested on the first day of each tenancy; mended once reported",
		penalty: upTo(5_000, ", where the council's notice is not obeyed"),
		source:
			"Smoke and Carbon Monoxide Alarm (England) Regulations 2015 (SI 2015/1693), amended in 2022",
		url: `${law}/uksi/2015/1693/contents`,
	},
	{
		...usual,
		id: "deposit",
		what: "Deposit of at most five weeks' rent (six from £50,000 a year), protected, with the prescribed information",
		when: "Within 30 days of receiving it",
		penalty: { amount: null, text: "One to three times the deposit" },
		source: "Housing Act 2004 Part 6 chapter 4; Tenant Fees Act 2019",
		url: `${law}/ukpga/2004/34/part/6/chapter/4`,
	},
	{
		...sinceReform,
		id: "no_discrimination",
		what: "No refusal of people with children or on benefits",
		when: "In advertising and choosing tenants",
	},
	{
		...sinceReform,
		id: "rent_bids",
		what: "No bid above the advertised rent, and no more than one month's rent in advance",
		when: "Before the tenancy begins",
	},
	{
		...sinceReform,
		id: "pets",
		what: "A tenant's request for a pet considered, and refused with a good reason alone",
		when: "Within 28 days of the request",
	},
	{
		...penaltyNotChecked,
		id: "tenant_fees",
		what: "No payment but those the law allows; a holding deposit of at most a week's rent",
		when: "Before and during the tenancy",
		source: "Tenant Fees Act 2019",
		url: `${law}/ukpga/2019/4/contents`,
	},
	{
		...penaltyNotChecked,
		id: "landlord_address",
		what: "An address in England or Wales at which the tenant can serve notices",
		when: "Before rent is due",
		source: "Landlord and Tenant Act 1987 section 48",
		url: `${law}/ukpga/1987/31/section/48`,
	},
	{
		...penaltyNotChecked,
		id: "repairs",
		what: "Structure, outside, water, gas, electricity, heating and hot water in repair",
		when: "Always",
		source: "Landlord and Tenant Act 1985 section 11",
		url: `${law}/ukpga/1985/70/section/11`,
	},
	{
		...penaltyNotChecked,
		id: "common_parts_fire",
		what: "Fire risk assessment of common parts and of the doors to them, where a building has several homes",
		when: "Kept up to date",
		source: "Regulatory Reform (Fire Safety) Order 2005 (SI 2005/1541); Fire Safety Act 2021",
		url: `${law}/uksi/2005/1541/contents`,
	},
	{
		...usual,
		id: "right_to_rent",
		what: "Right to Rent check of every adult",
		when: "Before the tenancy",
		from: "2024-02-13",
		penalty: {
			amount: fromPounds(20_000),
			text: "£10,000 per occupier, £20,000 when repeated; for a lodger £5,000 and £10,000",
		},
		source: "Immigration Act 2014; code of practice of 13 February 2024",
		url: "https://www.gov.uk/government/publications/right-to-rent-landlords-code-of-practice",
	},
	{
		...usual,
		id: "legionella",
		what: "Assessment of the risk of legionella; no certificate is asked for",
		when: "A reasonable duty, kept up to date",
		penalty: { amount: null, text: "Enforcement by the Health and Safety Executive" },
		source:
			"Health and Safety at Work etc. Act 1974 section 3; Control of Substances Hazardous to Health Regulations 2002",
		url: "https://www.hse.gov.uk/legionnaires/legionella-landlords-responsibilities.htm",
	},
	{
		...usual,
		id: "written_terms",
		what: "Written Statement of Terms",
		when: "Before a new tenancy is signed",
		from: REFORM,
		penalty: upTo(7_000),
		source: "Housing Act 1988 section 16D; SI 2026/324",
		url: `${law}/uksi/2026/324/contents/made`,
	},
	{
		...usual,
		id: "information_sheet",
		what: "The government's Information Sheet to tenants of before 1 May 2026; a Written Statement of Terms where the agreement was spoken",
		when: "By 31 May 2026",
		from: REFORM,
		penalty: upTo(7_000),
		source: "Renters' Rights Act 2025 Schedule 6 paragraph 7; SI 2026/324",
		url: `${law}/uksi/2026/324/contents/made`,
	},
	{
		...usual,
		id: "how_to_rent",
		what: "How to Rent guide",
		when: "At the start of the tenancy",
		until: BEFORE_REFORM,
		penalty: { amount: null, text: "None of its own" },
		source: "GOV.UK; withdrawn on 1 May 2026",
		url: "https://www.gov.uk/government/publications/how-to-rent",
	},
	{
		...usual,
		...rentersRightsAct,
		id: "database",
		what: `Entry of each joint landlord and of the home in the Private Rented Sector Database: ${poundsInWords(DATABASE_FEE)} a home a year, as GOV.UK announces it`,
		when: "Within three months of the opening in the home's region. The tenancy within 28 days of the entry, and changes within 28 days. Renewed every 12 months",
		expected: "region by region, by draft regulations",
		penalty: {
			amount: fromPounds(40_000),
			text: "Up to £7,000, then up to £40,000; without it no possession order but for antisocial behaviour",
		},
		source:
			"Renters' Rights Act 2025 Part 2 chapter 3; draft Private Rented Sector Database Regulations 2026, of September 2026",
		url: landlordDatabase.url,
	},
	{
		...usual,
		...rentersRightsAct,
		id: "ombudsman",
		what: "Membership of the Landlord Ombudsman",
		when: "When it becomes mandatory",
		expected: "2028",
		penalty: { amount: fromPounds(40_000), text: "Up to £7,000, then up to £40,000" },
	},
	{
		...hazards,
		until: BEFORE_REFORM,
		penalty: upTo(30_000, ", where an improvement notice is not obeyed"),
	},
	{
		...hazards,
		from: REFORM,
		penalty: upTo(40_000, ", where an improvement notice is not obeyed"),
	},
	{
		...usual,
		id: "furniture",
		what: "Furniture that meets the fire safety rules",
		when: "Always",
		appliesTo: "furnished",
		penalty: { amount: null, text: "A crime: a fine, or up to six months in prison" },
		source: "Furniture and Furnishings (Fire) (Safety) Regulations 1988 (SI 1988/1324)",
		url: `${law}/uksi/1988/1324/contents/made`,
	},
	{
		...hmoManagement,
		until: BEFORE_REFORM,
		penalty: upTo(30_000),
	},
	{
		...hmoManagement,
		from: REFORM,
		penalty: upTo(40_000, "; starting levels: safety £20,000, water £10,000, information £3,000"),
	},
];
