import type { Nation } from "../../base/nation.ts";

export type Conveyancing = {
	/** What no one can know of a home here before its title is read. */
	readonly titleGaps: readonly {
		readonly what: string;
		readonly why: string;
		readonly ask: string;
	}[];
	/** Who maps flooding from surface water. */
	readonly surfaceWaterMap: string;
};

/** Leases, where flats are held by them. */
function leaseGaps(whyNoLength: string) {
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

const nations: Readonly<Record<Nation, Conveyancing>> = {
	England: {
		titleGaps: leaseGaps(
			"We hold no titles: a past sale says freehold or leasehold at most, never how long a lease still runs.",
		),
		surfaceWaterMap: "The Environment Agency's long-term flood risk service",
	},
	Wales: {
		titleGaps: leaseGaps(
			"We hold no titles: a past sale says freehold or leasehold at most, never how long a lease still runs.",
		),
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
		surfaceWaterMap: "The Scottish Environment Protection Agency",
	},
	"Northern Ireland": {
		titleGaps: leaseGaps("We hold no titles."),
		surfaceWaterMap: "The Department for Infrastructure's flood maps",
	},
};

/** Returns what no source gives of a home's title and floods in a nation, and who tells. */
export function conveyancingOf(nation: Nation): Conveyancing {
	return nations[nation];
}
