import type { Nation } from "../../base/nation.ts";
import { conveyancingOf } from "./conveyancing.ts";

/** What a buyer would expect and no source of this product gives, whatever the home. Source: Rule REPORT-8. */
export function neverChecked(nation: Nation): Unchecked[] {
	const conveyancing = conveyancingOf(nation);
	return [
		...conveyancing.titleGaps,
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
			ask: conveyancing.surfaceWaterMap,
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

export type Unchecked = {
	readonly what: string;
	readonly why: string;
	/** Who could tell. */
	readonly ask: string | null;
};
