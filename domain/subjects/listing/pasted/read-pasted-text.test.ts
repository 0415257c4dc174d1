import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { type PastedListing, readPastedText } from "./read-pasted-text.ts";

const nothing: PastedListing = {
	postcodes: [],
	outcode: null,
	listingType: null,
	price: null,
	priceNote: null,
	unusual: null,
	agreed: null,
	propertyType: null,
	bedrooms: null,
	tenure: null,
	leaseYears: null,
	serviceChargePence: null,
	groundRentPence: null,
	councilTaxBand: null,
	floorArea: null,
};

/** Made up, in the order in which a portal sets such a page. */
const aSale = `
Buy
Property for sale
Sold house prices
See similar properties
14 Claremont Road, Rusholme, Manchester, M14 5LL
Guide Price
£250,000
Can you afford it?
PROPERTY TYPE
Terraced
BEDROOMS
3
BATHROOMS
1
SIZE
915 sq ft
85 sq m
TENURE
Leasehold
Describes how you own a property. There are different types of tenure - freehold, leasehold, and commonhold.
Key features
Two reception rooms
Description
A house with three bedrooms and one bedroom in the loft. Bedroom one 12 sq m, ground rent reviewed. Near the M60.
COUNCIL TAX
A payment made to your local authority in order to pay for local services.
Read more
about
council Tax
in our glossary page.
Band: B
LENGTH OF LEASE
92 years left
GROUND RENT
£250 per year
ANNUAL SERVICE CHARGE
£1,450
Check how much you can borrow
£240,000
Mortgage calculator
£1,389 pcm
Property: £ 250,000
Property sale history
2015
£180,000
About Example Homes, Fallowfield
99 Wilmslow Road,
Manchester,
M14 6TP
See similar nearby properties
£199,950
2 bedroom flat for sale
Platt Lane, Manchester, M14 7BU
Tenure: Freehold
`;

test("a page of a home for sale gives what it says of that home and of no other", () => {
	expect(readPastedText(aSale)).toEqual({
		postcodes: ["M14 5LL"],
		outcode: null,
		listingType: "sale",
		price: 250_000,
		priceNote: "Guide price",
		unusual: null,
		agreed: null,
		propertyType: "Terraced",
		bedrooms: 3,
		tenure: "Leasehold",
		leaseYears: 92,
		serviceChargePence: 145_000,
		groundRentPence: 25_000,
		councilTaxBand: "B",
		floorArea: 85,
	});
});

test("a page of a home to let gives its rent for a calendar month", () => {
	const text = `£1,650 pcm (£381 pw)
2 bedroom flat to rent
Grand Parade, Brighton BN2
Deposit: £1,903
Council tax: Band C
Agent: £95 pcm insurance`;

	expect(readPastedText(text)).toEqual({
		...nothing,
		outcode: "BN2",
		listingType: "rent",
		price: 1_650,
		bedrooms: 2,
		councilTaxBand: "C",
	});
});

test("a page without a price gives no other home's, nor the agent's postcode", () => {
	const text = `3 bedroom house for sale in Manchester M14
See similar properties
POA
PROPERTY TYPE
Terraced
About Example Homes, Fallowfield
99 Wilmslow Road, M14 6TP
See similar nearby properties
£199,950`;

	expect(readPastedText(text)).toMatchObject({ postcodes: [], outcode: "M14", price: null });
});

test("an empty text says nothing", () => {
	expect(readPastedText("")).toEqual(nothing);
});

describe("of the price", () => {
	test.each([
		["£250,000", "sale", 250_000],
		["Offers in excess of £550,000", "sale", 550_000],
		["£250000 Guide price", "sale", 250_000],
		["£1,650 pcm", "rent", 1_650],
		["£1,650\u00a0per month", "rent", 1_650],
		["£375 pw", "rent", 1_625],
		["£1,650 pcm\n£381 pw", "rent", 1_650],
		["2 bedroom flat to rent\n£1,650 pcm\n£250,000", "rent", 1_650],
	])("%j is a %s at %d", (text, listingType, price) => {
		expect(readPastedText(text)).toMatchObject({ listingType, price });
	});

	test.each([
		["two prices", "£250,000\n£260,000"],
		["a price and a rent, and no word which it is", "£250,000\n£1,650 pcm"],
		["a fee", "£950"],
		["more than any home costs", "£999,999,999"],
		["a part that is bought and a part that is let", "Part buy, part rent\n£100,000"],
		["a year's rent", "£14,400 pa"],
		["a rent for each person", "£120 pppw"],
		["a rent of a room", "Room to rent\n£545 pcm"],
		["the price of a share", "40% shared ownership\n£100,000"],
		["a price on application", "POA"],
		["an amount in a sentence", "It was bought for £250,000 in 2019."],
	])("%s is left open", (_, text) => {
		expect(readPastedText(text).price).toBeNull();
	});
});

describe("of the place", () => {
	test("several postcodes are all given, for the reader to choose", () => {
		expect(readPastedText("Flats at M14 5LL and M145LS, M14 5LL")).toMatchObject({
			postcodes: ["M14 5LL", "M14 5LS"],
		});
	});

	test.each([
		["the agent's branch", "Fallowfield branch, M14 6TP"],
		["a phone line of an address", "M14 6TP Tel 0161 496 0000"],
		["what only looks like one", "98 m2 2nd floor, XX1 1AA, ref AM14 5LLX"],
	])("%s is not the home's postcode", (_, text) => {
		expect(readPastedText(text).postcodes).toEqual([]);
	});

	test("two different first halves of a postcode leave it open", () => {
		expect(readPastedText("Platt Lane, Manchester, M14\nOxford Road, Manchester M1").outcode).toBe(
			null,
		);
	});
});

describe("of the bedrooms", () => {
	test.each([
		["Studio flat to rent", 0],
		["Bedrooms: 4", 4],
		["Bedrooms\nx3", 3],
		["three-bedroom house for sale", 3],
		["3 bed terraced house", 3],
		["3 double bedroom house for sale", 3],
		["12 Acacia Avenue, 3 bed house for sale", 3],
		["2 bedroom flat for sale\nA one bedroom annexe", 2],
	])("%j is %d", (text, count) => {
		expect(readPastedText(text).bedrooms).toBe(count);
	});

	test.each([
		"3 bedrooms or 4 bedrooms",
		"Bedroom 1 3.2m x 2.9m",
		"Bedrooms: 0",
		"45 bed hotel",
		"12 Acacia Avenue, M14 for sale",
	])("%j leaves them open", (text) => {
		expect(readPastedText(text.replace(" or ", "\n")).bedrooms).toBeNull();
	});
});

describe("of lease and charges", () => {
	test.each([
		["Tenure: Share of freehold", { tenure: "Share of freehold" }],
		["£155,000 Freehold", { price: 155_000, tenure: "Freehold" }],
		["Guide price £155,000 Leasehold", { price: 155_000, tenure: "Leasehold" }],
		["£155,000 (Share of Freehold)", { price: 155_000, tenure: "Share of freehold" }],
		["£155,000 - Leasehold", { price: 155_000, tenure: "Leasehold" }],
		["£155,000, share of the freehold", { price: 155_000, tenure: "Share of freehold" }],
		["£155,000 | Freehold", { price: 155_000, tenure: "Freehold" }],
		["£155,000 Freehold\nLeasehold", { price: 155_000, tenure: null }],
		["£155,000 Freehold\nTenure: Leasehold", { price: 155_000, tenure: "Leasehold" }],
		["£155,000 freehold or leasehold", { tenure: null }],
		["£250 for the freehold", { tenure: null }],
		["Leasehold (92 years remaining)", { tenure: "Leasehold", leaseYears: 92 }],
		["Time remaining on lease: Approx. 92 years", { leaseYears: 92 }],
		["999 year lease from 1 January 2002", { leaseYears: null }],
		["Length of lease: 0 years", { leaseYears: null }],
		["92 years left\n94 years left", { leaseYears: null }],
		["The freehold may be bought by all the leaseholders", { tenure: null }],
		["Service charge: £120 per month", { serviceChargePence: 144_000 }],
		["Service charge: £362.50 per quarter", { serviceChargePence: 145_000 }],
		["Service charge: £1,450", { serviceChargePence: null }],
		["Annual ground rent £250", { groundRentPence: 25_000 }],
		["Ground rent: £125 half-yearly", { groundRentPence: 25_000 }],
		["Ground rent: £125 (six-monthly)", { groundRentPence: 25_000 }],
		["Ground rent\n£125 bi-annually", { groundRentPence: 25_000 }],
		["Annual ground rent: £125 half-yearly", { groundRentPence: null }],
		["Ground rent: £250 payable half-yearly", { groundRentPence: null }],
		["Ground rent: 0.1% of the value", { groundRentPence: null }],
		["Annual ground rent: £250 or 0.1% of value", { groundRentPence: null }],
		["Annual service charge: £999,999,999 million per week", { serviceChargePence: null }],
		["Ground rent: £0 per annum", { groundRentPence: null }],
		["Ground rent: ask agent", { groundRentPence: null }],
		[
			"GROUND RENT\nAsk agent\nSERVICE CHARGE\n£1,800 per year",
			{ groundRentPence: null, serviceChargePence: 180_000 },
		],
		[
			"Annual service charge\nAsk agent\nAnnual ground rent\n£250",
			{ groundRentPence: 25_000, serviceChargePence: null },
		],
		["Tenure\nAsk agent\nKey features\nLeasehold garage nearby", { tenure: null }],
		["Council tax band\nAsk agent\nTenure: Leasehold\nB", { councilTaxBand: null }],
		["Ground rent\nRead more about\nservice charge\n£250 per year", { groundRentPence: 25_000 }],
		["Service charge: semi-annually £900", { serviceChargePence: 180_000 }],
	])("%j gives %j", (text, said) => {
		expect(readPastedText(text)).toMatchObject(said);
	});
});

describe("of size and council tax", () => {
	test.each([
		["872 sq. ft. / 81 sq. m.", { floorArea: 81 }],
		["Size: 81 m²", { floorArea: 81 }],
		["Size\n1 sq ft", { floorArea: null }],
		["850 - 900 sq ft", { floorArea: null }],
		["81 sq m\n95 sq m", { floorArea: null }],
		["Council Tax Band D (£2,100 a year)", { councilTaxBand: "D" }],
		["Council tax band: Ask agent", { councilTaxBand: null }],
		["Council tax: A payment to the council", { councilTaxBand: null }],
	])("%j gives %j", (text, said) => {
		expect(readPastedText(text)).toMatchObject(said);
	});
});

test("no text whatever makes it throw", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "binary", maxLength: 400 }),
			fc.string({ maxLength: 60 }),
			(rubbish, word) => {
				const text = `£250,000\n${rubbish}\nTenure ${word}\nCouncil tax\n${word}\nService charge £${word}`;
				expect(readPastedText(text)).toHaveProperty("postcodes");
			},
		),
	);
});

test.each([
	"£",
	"1 ",
	" ",
	"studio ",
	"1 bed ",
	"A1 1",
	"£1,",
	"service charge\n",
	"tenure\n",
	"\n",
	"a,",
])("a megabyte of %j takes no time to speak of", async (piece) => {
	const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
	expect(await cpuTimeOf(() => readPastedText(text))).toBeLessThan(3_000);
});
