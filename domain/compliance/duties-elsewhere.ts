import { fromPounds } from "../money.ts";
import type { Nation } from "../nation.ts";
import { type Duty, energyCertificate, usual } from "./duty.ts";

/** Where no penalty was found, none is guessed. */
const notFound = { amount: null, text: "Not checked" };

/** What is known to be asked outside England: no full checklists. Source: FACTS 1.1, 2.1 and 3.2. */
export const dutiesElsewhere: Readonly<Record<Exclude<Nation, "England">, readonly Duty[]>> = {
	Wales: [
		{
			...usual,
			id: "registration",
			what: "Registration with Rent Smart Wales (£60 online); whoever manages the letting holds its licence (£254 online)",
			when: "Before letting, then every 5 years",
			penalty: notFound,
			source: "Rent Smart Wales, fees of April 2025",
		},
		{
			...usual,
			id: "licence",
			what: "HMO licence: mandatory for five or more people in two or more households on three or more storeys, or by an additional scheme of the council",
			when: "Before letting",
			appliesTo: "hmo",
			penalty: { amount: null, text: "Rent of up to 12 months repaid" },
			source: "Housing Act 2004 Part 2; WSI 2006/1712",
		},
		energyCertificate,
		{
			...usual,
			id: "occupation_contract",
			what: "Occupation contract; a section 173 notice gives six months",
			when: "For every letting",
			penalty: notFound,
			source: "Renting Homes (Wales) Act 2016",
		},
	],
	Scotland: [
		{
			...usual,
			id: "registration",
			what: "Registration with the council (£85 and £20 per property), with its number in every advertisement",
			when: "Before letting, then every 3 years",
			penalty: { amount: null, text: "Late fee £170" },
			source: "Landlord registration in Scotland",
		},
		{
			...usual,
			id: "licence",
			what: "HMO licence for three or more people of three or more families",
			when: "Before letting",
			appliesTo: "hmo",
			penalty: { amount: fromPounds(50_000), text: "Fine of up to £50,000" },
			source: "Housing (Scotland) Act 2006 section 125",
		},
		{
			...usual,
			id: "tenancy",
			what: "Private residential tenancy",
			when: "For every letting",
			penalty: notFound,
			source: "Private Housing (Tenancies) (Scotland) Act 2016",
			fromMemory: true,
		},
		{
			...usual,
			id: "repairing_standard",
			what: "The repairing standard, with interlinked alarms",
			when: "Always",
			penalty: notFound,
			source: "Housing (Scotland) Act 2006",
		},
		{
			...usual,
			id: "hazards",
			what: "Awaab's Law: hazards put right in time",
			when: "Always",
			from: "2026-03-01",
			penalty: notFound,
			source: "Awaab's Law in Scotland, from March 2026",
			fromMemory: true,
		},
		{
			...usual,
			id: "rent_control",
			what: "Rent control areas: rises of at most 1 % above inflation, never above 6 %",
			when: "Where ministers designate an area",
			expected: "not before 2028",
			penalty: notFound,
			source: "Housing (Scotland) Act 2025",
		},
	],
	"Northern Ireland": [
		{
			...usual,
			id: "registration",
			what: "Landlord registration (£70 online)",
			when: "Before letting, then every 3 years",
			penalty: notFound,
			source: "Landlord Registration Scheme",
		},
		{
			...usual,
			id: "licence",
			what: "HMO licence for three or more people of more than two households",
			when: "Before letting",
			appliesTo: "hmo",
			penalty: { amount: fromPounds(20_000), text: "£5,000 fixed, up to £20,000 on conviction" },
			source: "Houses in Multiple Occupation Act (Northern Ireland) 2016",
		},
		{
			...usual,
			id: "planning",
			what: "Planning permission for a new HMO",
			when: "Before use as an HMO",
			appliesTo: "hmo",
			penalty: notFound,
			source: "NIHMO Unit, Belfast City Council",
		},
		{
			...usual,
			id: "tenancy",
			what: "Terms and notices as the Private Tenancies Act asks",
			when: "For every letting",
			penalty: notFound,
			source: "Private Tenancies Act (Northern Ireland) 2022",
			fromMemory: true,
		},
	],
};
