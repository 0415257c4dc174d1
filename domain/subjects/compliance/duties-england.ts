import { fromPounds } from "../../base/money.ts";
import { SOME_HOMES_SPARED } from "../licensing/national-exemptions.ts";
import { type Duty, energyCertificate, upTo, usual } from "./duty.ts";
import { landlordDatabase } from "./landlord-database.ts";

/** Day the Renters' Rights Act 2025 changed tenancies and penalties, and the day before. Source: Fact LAW-F12. */
const REFORM = "2026-05-01";
const BEFORE_REFORM = "2026-04-30";

const law = "https://www.legislation.gov.uk";
const rentersRightsAct = {
	source: "Renters' Rights Act 2025",
	url: `${law}/ukpga/2025/26/contents`,
} as const;

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

/** Income here is self-employment and property income together, before expenses, on the tax return of two years before. */
const incomeTax = {
	...usual,
	appliesTo: "income",
	penalty: { amount: null, text: "Penalties of HMRC" },
	source: "Income Tax (Digital Obligations) Regulations 2026 (SI 2026/336)",
	url: `${law}/uksi/2026/336/contents/made`,
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
	{
		...usual,
		id: "gas_safety",
		what: "Gas safety record",
		when: "Every 12 months; a copy to the tenant within 28 days, and before moving in",
		appliesTo: "gas",
		penalty: { amount: null, text: "Unlimited fine: a crime" },
		source: "Gas Safety (Installation and Use) Regulations 1998 (SI 1998/2451), regulation 36",
		url: `${law}/uksi/1998/2451/regulation/36`,
	},
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
		what: "Registration of landlord and home in the Private Rented Sector Database",
		when: "Within three months of the region's opening",
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
	{
		...incomeTax,
		id: "making_tax_digital_50",
		what: "Making Tax Digital, with gross income above £50,000",
		when: "Tax years from 6 April 2026",
		from: "2026-04-06",
	},
	{
		...incomeTax,
		id: "making_tax_digital_30",
		what: "Making Tax Digital, with gross income above £30,000",
		when: "Tax years from 6 April 2027",
		from: "2027-04-06",
	},
	{
		...incomeTax,
		id: "making_tax_digital_20",
		what: "Making Tax Digital, with gross income above £20,000",
		when: "Tax years from 6 April 2028",
		from: "2028-04-06",
	},
	{
		...usual,
		id: "data_protection",
		what: "Data protection fee to the Information Commissioner (£52 for a small business)",
		when: "Every year",
		appliesTo: "electronic_records",
		penalty: upTo(4_000),
		source: "Data Protection (Charges and Information) Regulations 2018 (SI 2018/480)",
		url: `${law}/uksi/2018/480/contents`,
	},
];
