import { aDeal, type Deal } from "./deal.ts";
import { placeOf } from "./places.ts";

/** Deals left open by a figure, a border or a table, where the honest answer is not the friendly one. */
export const unanswerableDeals: readonly Deal[] = [
	aDeal({
		id: 37,
		what: "Leicester LE3, £200,000 and £16,000 'a month'",
		place: placeOf("LE3 0"),
		stated: { bedrooms: 3, price: 200_000, rent: 16_000 },
		verdict: {
			let: "probably",
			pays: "unknown",
			gravest: "typed figure",
			why: "£16,000 a month is fifteen times the mean of three bedrooms; £1,333 is a twelfth of it, a year's rent typed as a month's. No yield of 96 % is to be scored. At £1,333 the year would hold £11,126 against £8,850 of interest.",
			sources: ["ONS rents May 2026: three bedrooms £1,045"],
			open: "No grade is named for a figure that cannot be. Refused at the field is as good; a yes is wrong.",
		},
	}),
	aDeal({
		id: 38,
		what: "Stoke ST4, a price of £1 and £700 a month",
		place: placeOf("ST4 4"),
		stated: { bedrooms: 2, price: 1, rent: 700 },
		verdict: {
			let: "probably",
			pays: "unknown",
			gravest: "typed figure",
			why: "No home sells for £1 but by a scheme with conditions that cost tens of thousands. A yield of 840,000 % answers nothing; £700 a month would bear about £125,000.",
			sources: [
				"UK House Price Index March 2026: £150,990",
				"ONS rents May 2026: two bedrooms £656",
			],
			open: "No grade is named for a figure that cannot be. Refused at the field is as good; a yes is wrong.",
		},
	}),
	aDeal({
		id: 39,
		what: "Saltney CH4, a sector across the border of England and Wales, £190,000 typed",
		place: placeOf("CH4 8"),
		stated: { bedrooms: 3, price: 190_000 },
		verdict: {
			let: "unknown",
			pays: "needs_rent",
			gravest: "nothing",
			rentNeeded: 1_026,
			why: "Rent Smart Wales, class C4 and transaction tax hang on which side of the street it stands: ask the nation first. Interest does not: £190,000 takes £1,026 a month in either, against means of £1,100 in Cheshire and £867 in Flintshire for three bedrooms.",
			sources: [
				"Housing (Wales) Act 2014 part 1",
				"Housing Act 2004 s80",
				"ONS rents May 2026",
				"Code-Point Open: 62 % of postcodes in England",
			],
			open: "At a border the first answer asks for the nation; the second hangs on no tax of a nation and is given.",
		},
	}),
	aDeal({
		id: 40,
		what: "Isles of Scilly TR21, the bare postcode, no rent published",
		place: placeOf("TR21 0"),
		typicalBand: "E",
		verdict: {
			let: "probably",
			pays: "unknown",
			gravest: "nothing",
			why: "No mean rent of the islands is published, and Cornwall's or the region's would be invented for them. One household needs no HMO licence; nobody read whether a selective one is asked. Homes there are E on the median: legal, by a little.",
			sources: ["ONS rents May 2026: no row for the Isles of Scilly", "SI 2015/962 reg 22"],
		},
	}),
];
