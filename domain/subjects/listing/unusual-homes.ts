/**
 * Listings that are no ordinary home to let: a name for use in a sentence, and why our figures do not apply. Source: for park homes the Mobile Homes Act
 * 1983 section 1; for shared leases and discounted sales the conditions of sale, which differ from case to case.
 */
export const unusualHomes = {
	shared_ownership: {
		name: "a share of the home",
		because:
			"Under shared ownership the rest is rented, and the lease says whether the home may be let.",
	},
	discounted: {
		name: "a discounted sale",
		because: "It is sold below its value under conditions, which usually limit letting.",
	},
	park_home: {
		name: "a park home",
		because: "Its pitch is held by whoever lives there as their main home.",
	},
	holiday: {
		name: "a holiday home",
		because: "Its site or planning permission may allow holidays alone.",
	},
	houseboat: {
		name: "a houseboat",
		because: "The terms of its mooring say whether it may be let.",
	},
	retirement: {
		name: "a retirement home",
		because: "Its lease usually says how old a resident must be, and whether it may be let.",
	},
	garage: { name: "a garage", because: "Nobody can live there." },
	parking: { name: "a parking space", because: "Nobody can live there." },
	land: { name: "land", because: "There is no home on it yet." },
	commercial: {
		name: "commercial property",
		because: "It is let to businesses, under other law.",
	},
	several: {
		name: "several homes together",
		because: "Each of them is judged by itself.",
	},
	abroad: {
		name: "a home abroad",
		because: "It is under other law, and our figures do not reach it.",
	},
} as const satisfies Readonly<Record<string, { readonly name: string; readonly because: string }>>;

export type UnusualHome = keyof typeof unusualHomes;
export const unusualHomeIds = Object.keys(unusualHomes) as UnusualHome[];
