import { isEnglandOrWales, type Nation } from "../nation.ts";
import type { Unchecked } from "./document.ts";

/** Who maps flooding from surface water. */
const surfaceWater: Readonly<Record<Nation, string>> = {
	England: "The Environment Agency's long-term flood risk service",
	Wales: "Natural Resources Wales",
	Scotland: "The Scottish Environment Protection Agency",
	"Northern Ireland": "The Department for Infrastructure's flood maps",
};

/** What a buyer would expect and no source of this product gives, whatever the home. Source: DECISIONS 2; FACTS 7. */
export function neverChecked(nation: Nation): Unchecked[] {
	return [
		...tenure(nation),
		{
			what: "Cladding and other building safety",
			why: "No open record says which blocks need works, or who pays for them.",
			ask: "Your solicitor, who asks the building's owner or manager",
		},
		{
			what: "Coal mining, radon and ground stability",
			why: "We hold none of these records.",
			ask: "Your solicitor, by an environmental and a mining search",
		},
		{
			what: "Flooding from surface water",
			why: "The flood zones here are of rivers and sea only.",
			ask: surfaceWater[nation],
		},
		{
			what: "A tenancy already in place",
			why: "No public record says who lives in the home, or on what terms.",
			ask: "The seller, through your solicitor",
		},
		{
			what: "The building's condition",
			why: "Nobody has inspected it for this report.",
			ask: "A chartered surveyor",
		},
	];
}

function tenure(nation: Nation): Unchecked[] {
	if (nation === "Scotland") {
		return [
			{
				what: "Factor's charges and burdens on the title",
				why: "No source of ours holds the title.",
				ask: "Your solicitor",
			},
		];
	}
	return [
		{
			what: "Length of the lease",
			why: isEnglandOrWales(nation)
				? "We hold no titles, so whether the home is leasehold is not known either."
				: "We hold no titles.",
			ask: "Your solicitor, from the title and the lease",
		},
		{
			what: "Service charge and ground rent",
			why: "Only the landlord of the building or its manager knows them; the sums begin with none.",
			ask: "The seller, or the building's managing agent",
		},
	];
}
