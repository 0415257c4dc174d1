import { fromPounds } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { gasSafety } from "./duties-everywhere.ts";
import { type Duty, energyCertificate, usual } from "./duty.ts";

/** For an unknown penalty; none is guessed. */
const notFound = { amount: null, text: "Not checked" };

const law = "https://www.legislation.gov.uk";
const housingScotland2006 = `${law}/asp/2006/1/contents`;
const housesInMultipleOccupationNorthernIreland = `${law}/nia/2016/22/contents`;

/** Defaults of the duties read last, whose penalties we did not look up. */
const readLast = { ...usual, penalty: notFound, lastChecked: "2026-11-27" } as const;

const fitness = {
	...readLast,
	source: "Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022 (WSI 2022/6)",
	url: `${law}/wsi/2022/6/contents`,
} as const;

/** Outside England and Wales no least band binds. */
const certificateToLet = {
	...readLast,
	id: "certificate_to_let",
	what: "Energy certificate",
	when: "Before letting; holds 10 years",
} as const;

/** Known duties outside England; the lists are incomplete. Source: Fact LAW-F3, Fact LAW-F4, Fact LAW-F5. */
export const dutiesElsewhere: Readonly<Record<Exclude<Nation, "England">, readonly Duty[]>> = {
	Wales: [
		{
			...usual,
			id: "registration",
			what: "Registration with Rent Smart Wales (£60 online); whoever manages the letting holds its licence (£254 online)",
			when: "Before letting, then every 5 years",
			penalty: {
				amount: fromPounds(1_000),
				text: "Fine of up to £1,000 unregistered, unlimited without the licence",
			},
			source: "Housing (Wales) Act 2014 Part 1; Rent Smart Wales, fees of April 2025",
			url: "https://www.rentsmart.gov.wales/en/",
			lastChecked: "2026-11-20",
		},
		{
			...usual,
			id: "licence",
			what: "HMO licence: for five or more people in two or more households on three or more storeys. An additional scheme of the council may ask it of other HMOs",
			when: "Before letting",
			appliesTo: "hmo",
			penalty: { amount: null, text: "Rent of up to 12 months repaid" },
			source: "Housing Act 2004 Part 2; WSI 2006/1712",
			url: `${law}/ukpga/2004/34/part/2`,
			lastChecked: "2026-11-20",
		},
		{
			...usual,
			id: "planning",
			what: "Planning permission for a new HMO of three or more people",
			when: "Before use as an HMO",
			appliesTo: "hmo",
			penalty: notFound,
			source:
				"Town and Country Planning (Use Classes) (Amendment) (Wales) Order 2016 (WSI 2016/28); no right from C3 to C4 in WSI 2016/29",
			url: `${law}/wsi/2016/28/contents`,
			lastChecked: "2026-11-22",
		},
		energyCertificate,
		{
			...usual,
			id: "occupation_contract",
			what: "Written statement of the occupation contract, within 14 days; a section 173 notice gives six months",
			when: "For every letting",
			penalty: notFound,
			source: "Renting Homes (Wales) Act 2016",
			url: "https://www.gov.wales/landlords-housing-law-has-changed-renting-homes",
		},
		gasSafety,
		{
			...fitness,
			id: "electrical_safety",
			what: "Electrical installation condition report",
			when: "At least every 5 years",
		},
		{
			...fitness,
			id: "alarms",
			what: "Smoke alarm on each storey, on the mains, and carbon monoxide alarms",
			when: "Always",
		},
		{ ...fitness, id: "hazards", what: "Fit to live in", when: "Always" },
		{
			...readLast,
			id: "deposit",
			what: "Deposit protected, with the prescribed information",
			when: "Within 30 days of receiving it",
			source: "Renting Homes (Wales) Act 2016",
			url: `${law}/anaw/2016/1/contents`,
		},
		{
			...readLast,
			id: "no_discrimination",
			what: "No refusal of people with children or on benefits: an offence. Two terms on it stand in every contract, and sitting contract-holders were to be told within 14 days",
			when: "Always",
			from: "2026-06-01",
			source:
				"Renting Homes (Wales) Act 2016 sections 54A and 54B; Welsh Government, 29 April 2026",
			url: `${law}/anaw/2016/1/contents`,
		},
	],
	Scotland: [
		{
			...usual,
			id: "registration",
			what: "Registration with the council (£85 and £20 per property), with its number in every advertisement",
			when: "Before letting, then every 3 years",
			penalty: {
				amount: fromPounds(50_000),
				text: "Fine of up to £50,000; late fee £170",
			},
			source: "Antisocial Behaviour etc. (Scotland) Act 2004 Part 8",
			url: "https://www.landlordregistrationscotland.gov.uk",
			lastChecked: "2026-11-20",
		},
		{
			...usual,
			id: "licence",
			what: "HMO licence for three or more people of three or more families",
			when: "Before letting",
			appliesTo: "hmo",
			penalty: { amount: fromPounds(50_000), text: "Fine of up to £50,000" },
			source: "Housing (Scotland) Act 2006 section 125",
			url: housingScotland2006,
			lastChecked: "2026-11-20",
		},
		{
			...usual,
			id: "tenancy",
			what: "Private residential tenancy, with its terms in writing",
			when: "For every letting",
			penalty: { amount: null, text: "Up to six months' rent to the tenant" },
			source: "Private Housing (Tenancies) (Scotland) Act 2016",
			url: `${law}/asp/2016/19/contents`,
		},
		{
			...usual,
			id: "repairing_standard",
			what: "The repairing standard, with interlinked alarms",
			when: "Always",
			penalty: notFound,
			source: "Housing (Scotland) Act 2006 Part 1 chapter 4",
			url: housingScotland2006,
		},
		{
			...certificateToLet,
			what: "Energy certificate, its rating in every advertisement",
			source: "Energy Performance of Buildings (Scotland) Regulations 2008 (SSI 2008/309)",
			url: `${law}/ssi/2008/309/contents`,
		},
		gasSafety,
		{
			...readLast,
			id: "electrical_safety",
			what: "Electrical installation condition report",
			when: "At least every 5 years",
			source: "Housing (Scotland) Act 2006 Part 1 chapter 4",
			url: housingScotland2006,
		},
		{
			...readLast,
			id: "deposit_scotland",
			what: "Deposit of at most two months' rent, lodged with an approved scheme",
			when: "Within 30 working days of the start",
			source: "Tenancy Deposit Schemes (Scotland) Regulations 2011 (SSI 2011/176)",
			url: `${law}/ssi/2011/176/contents`,
		},
		{
			...readLast,
			id: "rent_rises",
			what: "One rise of the rent in 12 months, with 3 months' notice",
			when: "From 1 April 2027 the tenant has 30 days to ask a rent officer, 21 until then",
			source: "Private Housing (Tenancies) (Scotland) Act 2016; Housing (Scotland) Act 2025",
			url: `${law}/asp/2016/19/contents`,
		},
		{
			...readLast,
			id: "no_discrimination",
			what: "No refusal of people with children or on benefits",
			when: "Always",
			from: "2026-05-01",
			source: "Renters' Rights Act 2025; Scottish Government guidance of 1 May 2026",
			url: `${law}/ukpga/2025/26/contents`,
		},
		{
			...usual,
			id: "damp_and_mould",
			what: "Awaab's Law: damp and mould looked into within 10 working days, told to the tenant within 3 more, works begun within 5",
			when: "Whenever damp or mould is known of",
			from: "2026-10-06",
			penalty: notFound,
			source: "Investigation and Commencement of Repair (Scotland) Regulations 2026 (SSI 2026/173)",
			url: `${law}/ssi/2026/173/made`,
		},
		{
			...usual,
			id: "rent_control",
			what: "Rent control areas: rises of at most 1% above inflation, never above 6%",
			when: "Where ministers designate an area; councils report by 31 May 2027",
			expected: "not before 2028",
			penalty: notFound,
			source: "Housing (Scotland) Act 2025",
			url: "https://www.gov.scot/policies/private-renting/rent-controls/",
		},
	],
	"Northern Ireland": [
		{
			...usual,
			id: "registration",
			what: "Landlord registration (£70 online)",
			when: "Before letting, then every 3 years",
			penalty: { amount: fromPounds(2_500), text: "£500 fixed, fine of up to £2,500" },
			source: "Landlord Registration Scheme, Department for Communities",
			url: "https://www.communities-ni.gov.uk/articles/landlord-registration-scheme",
		},
		{
			...usual,
			id: "licence",
			what: "HMO licence for three or more people of more than two households",
			when: "Before letting",
			appliesTo: "hmo",
			penalty: { amount: fromPounds(20_000), text: "£5,000 fixed, up to £20,000 on conviction" },
			source: "Houses in Multiple Occupation Act (Northern Ireland) 2016 sections 1 and 30",
			url: housesInMultipleOccupationNorthernIreland,
		},
		{
			...usual,
			id: "planning",
			what: "Planning permission for a new HMO",
			when: "Before use as an HMO",
			appliesTo: "hmo",
			penalty: notFound,
			source: "Houses in Multiple Occupation Act (Northern Ireland) 2016 section 9",
			url: housesInMultipleOccupationNorthernIreland,
			lastChecked: "2026-11-20",
		},
		{
			...usual,
			id: "tenancy",
			what: "Tenancy Information Notice within 28 days. A deposit of at most a month's rent. Smoke, heat and carbon monoxide alarms, and an electrical check every 5 years",
			when: "For every letting",
			penalty: notFound,
			source: "Private Tenancies Act (Northern Ireland) 2022",
			url: "https://www.nidirect.gov.uk/articles/landlord-and-tenant-obligations",
		},
		{
			...certificateToLet,
			source:
				"Energy Performance of Buildings (Certificates and Inspections) Regulations (Northern Ireland) 2008 (SR 2008/170)",
			url: `${law}/nisr/2008/170/contents`,
		},
		{
			...readLast,
			id: "deposit_northern_ireland",
			what: "Deposit protected, with its information to the tenant",
			when: "Within 28 days, the information within 35",
			source: "Private Tenancies Act (Northern Ireland) 2022",
			url: "https://www.nidirect.gov.uk/articles/landlord-and-tenant-obligations",
		},
		{
			...readLast,
			id: "rent_book",
			what: "Rent book",
			when: "At the start of the tenancy",
			source: "Rent Book Regulations (Northern Ireland) 2007 (SR 2007/89)",
			url: `${law}/nisr/2007/89/contents`,
		},
		{
			...readLast,
			id: "rent_rises",
			what: "No rise of the rent in the first 12 months, nor within 12 of the last; 3 months' notice",
			when: "Always",
			from: "2025-04-01",
			source: "Private Tenancies Act (Northern Ireland) 2022 section 7",
			url: `${law}/nia/2022/20/section/7`,
		},
	],
};
