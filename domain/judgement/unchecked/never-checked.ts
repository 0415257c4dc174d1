import type { Nation } from "../../base/nation.ts";
import type { Unchecked } from "./unchecked.ts";

/** What buyers would expect but none of our sources has. A house last sold as freehold has no lease to ask about. Source: Rule REPORT-8. */
export function neverChecked(nation: Nation, { hasNoLease = false } = {}): Unchecked[] {
	const { titleGaps, leaseGaps, surfaceWaterMap } = conveyancingOf[nation];
	return [
		...titleGaps,
		...(hasNoLease ? [] : leaseGaps),
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
			ask: surfaceWaterMap,
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

type Conveyancing = {
	/** What cannot be known of any home before the title is read. */
	readonly titleGaps: readonly Unchecked[];
	/** What cannot be known of a lease. Empty where flats are not leasehold. */
	readonly leaseGaps: readonly Unchecked[];
	/** Who publishes the map of surface-water flooding. */
	readonly surfaceWaterMap: string;
};

function gapsOfLease(whyNoLength: string): readonly Unchecked[] {
	return [
		{
			what: "Length of the lease",
			why: whyNoLength,
			ask: "Your solicitor, from the title and the lease",
		},
		{
			what: "Service charge and ground rent",
			why: "Only the landlord of the building or its manager knows them; a flat's sums are before service charge.",
			ask: "The seller, or the building's managing agent",
		},
	];
}

/** Gaps where past sales tell freehold from leasehold. */
const gapsBesideSales = gapsOfLease(
	"We hold no titles: a past sale says freehold or leasehold at most, never how long a lease still runs.",
);

/** What no source has about titles and floods in each nation, and who knows. */
const conveyancingOf: Readonly<Record<Nation, Conveyancing>> = {
	England: {
		titleGaps: [],
		leaseGaps: gapsBesideSales,
		surfaceWaterMap: "The Environment Agency's long-term flood risk service",
	},
	Wales: {
		titleGaps: [],
		leaseGaps: gapsBesideSales,
		surfaceWaterMap: "Natural Resources Wales",
	},
	Scotland: {
		titleGaps: [
			{
				what: "Factor's charges and burdens on the title",
				why: "No source of ours holds the title.",
				ask: "Your solicitor",
			},
		],
		leaseGaps: [],
		surfaceWaterMap: "The Scottish Environment Protection Agency",
	},
	"Northern Ireland": {
		titleGaps: [],
		leaseGaps: gapsOfLease("We hold no titles."),
		surfaceWaterMap: "The Department for Infrastructure's flood maps",
	},
};
