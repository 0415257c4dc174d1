import { aDeal, aScheme, certificateD, councilPage, type Deal } from "./deal.ts";
import { placeOf } from "./places.ts";

/** What a room costs its landlord a year: energy at the cap with its expected rise, water, broadband, television licence. */
const billsOfFive = 4_200;
const billsOfSix = 5_180;
/** £190 a room and £220 for white goods, by their lives. */
const furnitureOfFive = 1_170;
const furnitureOfSix = 1_360;

/** Sharers and houses in multiple occupation, where planning comes before the licence and the licence before money. */
export const sharedDeals: readonly Deal[] = [
	aDeal({
		id: 9,
		what: "Leeds LS6, five students by the room at £650, £410,000, inside the direction of 2012",
		place: placeOf("LS6 1"),
		schemes: [aScheme({ kind: "article4_hmo", start: "2012-02-10", verifiedOn: "2026-11-12" })],
		stated: {
			use: "hmo",
			people: 5,
			rooms: 5,
			bedrooms: 5,
			price: 410_000,
			rent: 650,
			rentOf: "room",
			areStudents: true,
		},
		verdict: {
			let: "planning",
			pays: "basic",
			gravest: "planning",
			further: {
				bills: billsOfFive,
				furniture: furnitureOfFive,
				"insurance and fire safety of an HMO": 650,
				"licence of £1,200 over five years": 240,
			},
			interest: 6.4,
			left: { before: 2_114, after: 1_691 },
			leftAtHigherRate: -2_668,
			why: "A family house may not become a house of five sharers here without permission, and the council means to limit such houses in this very area; a licence does not cure that. Five rooms bring £39,000 a year, costs take £17,206 (no council tax: all are students), interest £19,680: £2,114 is left before tax, a loss at 40 %.",
			sources: [
				"GPDO 2015 Sch 2 Part 3 Class L and art 4",
				"Town and Country Planning Act 1990 s57, s179",
				"SI 2018/221",
				"SI 1992/558 class N",
			],
			open: "Interest of an HMO loan is taken half a point dearer, a figure of the trade.",
		},
	}),
	aDeal({
		id: 10,
		what: "Nottingham NG7, seven people, nothing typed",
		place: placeOf("NG7 1"),
		schemes: [
			aScheme({ kind: "article4_hmo", start: "2012-03-11" }),
			aScheme({
				kind: "additional",
				start: "2024-01-01",
				end: "2028-12-31",
				page: councilPage(
					"The notice designates the whole city from 1 January 2024 to 31 December 2028.",
				),
			}),
		],
		stated: { use: "hmo", people: 7 },
		verdict: {
			let: "planning",
			pays: "unknown",
			gravest: "planning",
			why: "Seven sharers are in no use class: permission is needed everywhere in England, whatever the direction of 2012 says. The mandatory licence comes after it. No official figure tells what a room lets for: a room's rent has to be typed.",
			sources: [
				"Use Classes Order 1987, class C4 (not more than six)",
				"Housing Act 2004 s55, SI 2018/221",
			],
		},
	}),
	aDeal({
		id: 11,
		what: "Newham E15, three sharers at £440,000 and £2,600; nobody read the direction of 2013, the additional scheme was read",
		place: placeOf("E15 4"),
		schemes: [
			aScheme({ kind: "article4_hmo", start: "2013-07-31" }),
			aScheme({
				kind: "additional",
				start: "2023-01-01",
				end: "2027-12-31",
				fee: 1_250,
				page: councilPage(
					"The council says that the scheme runs from 1 January 2023 to the end of 2027, outside two wards.",
				),
			}),
		],
		stated: { use: "sharers", people: 3, bedrooms: 3, price: 440_000, rent: 2_600 },
		verdict: {
			let: "planning_open",
			pays: "basic",
			gravest: "planning",
			further: { "licence of £1,250 over five years": 250 },
			left: { before: 2_593, after: 2_074 },
			leftAtHigherRate: -2_338,
			why: "A direction on the whole borough is on record and nobody has read it: ask planning first, pay £1,250 for the licence after. Rent £31,200, costs £9,137, interest £19,470: £2,593 is left, a loss of £2,338 at 40 %.",
			sources: ["GPDO 2015 Sch 2 Part 3 Class L", "Housing Act 2004 s56", "council's fee page"],
		},
	}),
	aDeal({
		id: 12,
		what: "Brighton BN2, four sharers at £600,000 and £2,800, the council's page calls its direction of 2013 in force",
		place: placeOf("BN2 3"),
		schemes: [
			aScheme({
				kind: "article4_hmo",
				start: "2013-04-05",
				page: councilPage(
					"The council says that since 5 April 2013 planning permission is needed in this ward to turn a house into a small HMO.",
				),
			}),
			aScheme({
				kind: "additional",
				start: "2024-07-01",
				end: "2029-06-30",
				page: councilPage(
					"The council says that smaller HMOs in the whole city need a licence from 1 July 2024 to 30 June 2029.",
				),
			}),
		],
		stated: { use: "sharers", people: 4, bedrooms: 4, price: 600_000, rent: 2_800 },
		verdict: {
			let: "planning",
			pays: "no",
			gravest: "planning",
			further: { "licence of about £1,000 over five years": 200 },
			left: { before: -2_670, after: -2_670 },
			why: "The direction is in force and reaches the ward. Rent £33,600, costs £9,720, interest £26,550: a loss of £2,670, so it does not pay either; but what may not be done comes before what costs money.",
			sources: [
				"GPDO 2015 Sch 2 Part 3 Class L and art 4",
				"Housing Act 2004 s56",
				"ONS rents May 2026: four bedrooms £2,495",
			],
		},
	}),
	aDeal({
		id: 13,
		what: "Cardiff CF24, three sharers at £235,000 and £1,500, no permission held",
		place: placeOf("CF24 3"),
		schemes: [aScheme({ kind: "additional", end: "2028-02-01" })],
		stated: { use: "sharers", people: 3, bedrooms: 3, price: 235_000, rent: 1_500 },
		verdict: {
			let: "planning",
			pays: "basic",
			gravest: "planning",
			left: { before: 2_199, after: 1_759 },
			leftAtHigherRate: -760,
			why: "In Wales three to six sharers are a class of their own and no right to change into it exists: permission is needed everywhere, without any direction. Rent £18,000, costs £5,402, interest £10,399: £2,199 is left, a loss of £760 at 40 %.",
			sources: [
				"WSI 2016/28 (class C4 since 25 February 2016)",
				"WSI 2016/29",
				"Housing Act 2004 s56",
			],
		},
	}),
	aDeal({
		id: 14,
		what: "Belfast BT9, five people, £260,000 typed, no rent",
		place: placeOf("BT9 6"),
		typicalBand: null,
		stated: { use: "hmo", people: 5, bedrooms: 5, price: 260_000 },
		verdict: {
			let: "planning",
			pays: "unknown",
			gravest: "planning",
			why: "A new HMO needs planning permission everywhere in Northern Ireland, and the licence is refused without it. What rooms let for is published nowhere.",
			sources: [
				"Planning (Use Classes) Order (NI) 2015 (an HMO is in no class)",
				"Houses in Multiple Occupation Act (NI) 2016 s7, s8(2)(a)",
			],
			open: "A price alone could be answered by the rent it takes; without a rent of rooms to judge it by, not known is the honest word.",
		},
	}),
	aDeal({
		id: 15,
		what: "Edinburgh EH9, flat for four unrelated sharers at £400,000 and £2,500, factor £600",
		place: placeOf("EH9 1"),
		certificate: { ...certificateD([900, 2_400]), type: "Flat", floorArea: 104 },
		typicalBand: null,
		stated: {
			use: "sharers",
			people: 4,
			bedrooms: 4,
			price: 400_000,
			rent: 2_500,
			serviceCharge: 600,
		},
		verdict: {
			let: "licence_planning",
			pays: "basic",
			gravest: "licence",
			further: { "licence of about £750 over three years": 250 },
			left: { before: 2_880, after: 2_304 },
			leftAtHigherRate: -2_224,
			why: "Three people of three households are an HMO in Scotland: the licence is certain and letting without it is a crime, with a fine of up to £50,000. Whether the change needs permission is the council's to say. Rent £30,000, costs £9,420, interest £17,700: £2,880 is left, a loss of £2,224 at 42 %.",
			sources: [
				"Housing (Scotland) Act 2006 s124, s125, s154, s156",
				"Town and Country Planning (Scotland) Act 1997 s26",
				"ONS rents June 2026, Lothian",
			],
			open: "No rule of a nation decides Scottish planning of HMOs: it is unknown, not absent, and not a risk with pounds.",
		},
	}),
	aDeal({
		id: 16,
		what: "Coventry CV1, six people by the room at £600, £300,000, permission held, one owner with £25,000",
		place: placeOf("CV1 4"),
		certificate: certificateD([1_200, 3_000]),
		stated: {
			use: "hmo",
			people: 6,
			rooms: 6,
			bedrooms: 6,
			price: 300_000,
			rent: 600,
			rentOf: "room",
			permissionHeld: true,
			owners: [{ income: 25_000, share: 100, rate: 20 }],
		},
		verdict: {
			let: "licence",
			pays: "yes",
			gravest: "licence",
			further: {
				bills: billsOfSix,
				"council tax, band D": 2_392,
				cleaning: 1_080,
				furniture: furnitureOfSix,
				"insurance and fire safety of an HMO": 750,
				"licence of £1,200 over five years": 240,
			},
			interest: 6.4,
			left: { before: 5_743, after: 4_595 },
			why: "Six rooms at £600 are £43,200 a year. Costs take £23,057, interest at 6.4 % £14,400: £5,743 is left. £25,000 and the profit of £20,143 stay below £50,270, so the tax is £1,149. The mandatory licence is certain; planning is settled by what is held.",
			sources: [
				"Housing Act 2004 s55, s61, s72; SI 2018/221",
				"Income Tax Act 2007 s10",
				"ITTOIA 2005 s274AA",
				"Ofgem cap October 2026; Cornwall Insight 30 September 2026",
			],
		},
	}),
	aDeal({
		id: 17,
		what: "Bradford BD7, four sharers, £180,000 typed; the council's page speaks only of five people and more",
		place: placeOf("BD7 3"),
		schemes: [
			aScheme({
				kind: "none",
				ruledOut: ["additional"],
				status: "none",
				page: councilPage(
					"The council’s page describes only the mandatory licence of larger HMOs.",
				),
			}),
		],
		stated: { use: "sharers", people: 4, bedrooms: 4, price: 180_000 },
		verdict: {
			let: "probably",
			pays: "needs_rent",
			gravest: "nothing",
			rentNeeded: 976,
			why: "That five need a licence does not say that four need none: the page never mentions additional licensing. No Article 4 row is held, which clears nothing. At £180,000 it takes £976 a month, below the mean of £1,112 for four bedrooms.",
			sources: ["Housing Act 2004 s55, s56", "ONS rents May 2026: four bedrooms and more £1,112"],
			open: "Planning without any row is unknown: not one of the asks that come before everything.",
		},
	}),
];
