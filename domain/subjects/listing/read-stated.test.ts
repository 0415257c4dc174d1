import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { readStatedListing } from "./read-stated.ts";
import { statedListing } from "./test/stated-listing.ts";

const read = (said: Parameters<typeof statedListing>[0]) => readStatedListing(statedListing(said));

test("a page that says nothing leaves everything open", () => {
	expect(read({})).toEqual({
		postcode: null,
		outcode: null,
		position: null,
		address: null,
		bedrooms: null,
		price: null,
		priceNote: null,
		listingType: "sale",
		unusual: null,
		agreed: null,
		propertyType: null,
		tenure: null,
		leaseYears: null,
		serviceChargePence: null,
		groundRentPence: null,
		councilTaxBand: null,
		floorArea: null,
	});
});

test.each([
	[{ listingType: "rent" } as const, "rent"],
	[{ listingType: "sale", price: "£700 pcm" } as const, "sale"],
	[{ title: "2 bedroom flat to rent" }, "rent"],
	[{ title: "2 bedroom flat for sale" }, "sale"],
	[{ title: "2 bedroom flat for sale, ideal to let" }, "sale"],
	[{ price: "£700 pcm" }, "rent"],
	[{ price: "£700,000" }, "sale"],
])("%j is to %s", (said, listingType) => {
	expect(read(said).listingType).toBe(listingType);
});

test.each([
	[{ postcodes: ["m145ll"] }, "M14 5LL", "M14"],
	[{ postcodes: [null, "M14", "M14 5LL", "BN2 9QA"] }, "M14 5LL", "M14"],
	[{ postcodes: ["M14 5LL"], outcode: "BN2" }, null, "BN2"],
	[{ postcodes: ["BN2 9QA"], address: "Clare Road, London W1" }, "BN2 9QA", "BN2"],
	[{ address: "12 Albert Road, Manchester M14 5LL" }, "M14 5LL", "M14"],
	[{ address: "M14 5LL, Albert Road, m145ll." }, "M14 5LL", "M14"],
	[{ address: "Between M14 5LL and M14 5LA" }, null, null],
	[{ outcode: "cf24" }, null, "CF24"],
	[{ address: "Harrison Drive, Cambridge, CB2" }, null, "CB2"],
	[{ address: "Clare Road, Cambridge, Cambridgeshire CB3." }, null, "CB3"],
	[{ address: "Clare Road, Cambridge" }, null, null],
	[{ address: "Flat B2, Clare Road" }, null, null],
	[{ postcodes: ["ZZ1 1ZZ"], outcode: "ZZ1" }, null, null],
	[{ postcodes: ["JE2 3AB"], outcode: "JE2" }, null, null],
])("%j gives the postcode %s and the outcode %s", (said, postcode, outcode) => {
	expect(read(said)).toMatchObject({ postcode, outcode });
});

test.each([
	[51.48485, -3.16795, { lat: 51.48485, lng: -3.16795 }],
	[54.5965, -5.9301, { lat: 54.5965, lng: -5.9301 }],
	[0, 0, null],
	[40.4, -3.7, null],
	[49.2, -2.1, null],
	[51.5, null, null],
	[Number.NaN, 0, null],
])("the position %d, %d is %j", (latitude, longitude, position) => {
	expect(read({ latitude, longitude }).position).toEqual(position);
});

test("an address is one line of text", () => {
	expect(read({ address: " 10 Mill Road,\r\nCambridge <b>,\u0000 \u202e" }).address).toBe(
		"10 Mill Road, Cambridge b",
	);
	expect(read({ address: "x".repeat(5_000) }).address).toHaveLength(200);
});

test.each([
	[3, null, 3],
	[0, "Studio flat to rent", 0],
	[0, "Flat", null],
	[null, "3 bed terraced house for sale", 3],
	[null, "3-bedroom house", 3],
	[2.5, null, null],
	[-1, null, null],
	[21, null, null],
])("%j bedrooms under the title %j are %j", (bedrooms, title, count) => {
	expect(read({ bedrooms, title }).bedrooms).toBe(count);
});

test.each([
	[1, "1 bedroom house share to rent", null],
	[6, "6 bedroom house share to rent", 6],
	[1, "1 bedroom flat to rent", 1],
])("%i bedrooms under %j are %j of the whole home", (bedrooms, title, count) => {
	expect(read({ bedrooms, title }).bedrooms).toBe(count);
});

test.each([
	[92, 92],
	["92", 92],
	["92 years", 92],
	["Approx. 92 years remaining", 92],
	[0, null],
	["0 years", null],
	[10_000, null],
	["125 years from 2004", null],
	["Ask agent", null],
])("a lease of %j has %j years left", (leaseLength, years) => {
	expect(read({ leaseLength }).leaseYears).toBe(years);
});

test.each([
	[1450, 145_000],
	["£1,450", 145_000],
	["£1,450 per year", 145_000],
	["1450.50", 145_050],
	["£120 per month", 144_000],
	["£300 per quarter", 120_000],
	["£125 half-yearly", 25_000],
	["£125 per half year", 25_000],
	["£125 (six-monthly)", 25_000],
	["£125 every 6 months", 25_000],
	["£125 bi-annually", 25_000],
	["£125 twice a year", 25_000],
	["£125 twice yearly", 25_000],
	["semi-annually £900", 180_000],
	["£300 payable semi-annually", null],
	["£300 payable half-yearly", null],
	["£250 per annum payable half-yearly", 25_000],
	["£300 biennial", null],
	["0.1% of the value", null],
	["0.1", null],
	[0.1, null],
	["£250 or 0.1% of market value", null],
	["£2.50 per sq ft", null],
	[0, null],
	["£0", null],
	["£1,200 - £1,500", null],
	["Peppercorn", null],
	[2_000_000, null],
	[-5, null],
])("a charge of %j is %j pence a year", (charge, pence) => {
	const { serviceChargePence, groundRentPence } = read({
		serviceCharge: charge,
		groundRent: charge,
	});
	expect([serviceChargePence, groundRentPence]).toEqual([pence, pence]);
});

test.each([
	["B", "B"],
	["b", "B"],
	["Band: F", "F"],
	["Council tax band: I", "I"],
	["Band J", null],
	["TBC", null],
	["A (exempt)", null],
])("the council tax band %j is %j", (said, band) => {
	expect(read({ councilTaxBand: said }).councilTaxBand).toBe(band);
});

test.each([
	["LEASEHOLD", "Leasehold"],
	["SHARE_OF_FREEHOLD", "Share of freehold"],
	["freehold", "Freehold"],
	["Leasehold (125 years)", "Leasehold"],
	["Freehold or leasehold", null],
	["NON_TRADITIONAL", null],
])("the tenure %j is %j", (said, tenure) => {
	expect(read({ tenure: said }).tenure).toBe(tenure);
});

const size = (unit: string, minimum: number | null, maximum = minimum) => ({
	unit,
	minimum,
	maximum,
});

test.each([
	[[size("sqm", 85)], 85],
	[[size("sqft", 915)], 85],
	[[size("sq_feet", 1722)], 160],
	[[size("sqft", 900), size("sqm", 85)], 85],
	[[size("sqm", null, 85)], 85],
	[[size("sqft", 1)], null],
	[[size("ac", 40)], null],
	[[size("sqm", 60, 85)], null],
	[[size("sqm", 5_000)], null],
	[[], null],
])("the sizes %j are %j square metres", (sizes, area) => {
	expect(read({ sizes }).floorArea).toBe(area);
});

test.each([
	["Flat", "Flat"],
	["semi_detached", "Semi detached"],
	["End of Terrace", "End of Terrace"],
	["unknown", null],
	["Not Specified", null],
	["<script>", null],
	["x".repeat(80), null],
])("the kind of home %j is %j", (said, kind) => {
	expect(read({ propertyType: said }).propertyType).toBe(kind);
});

test("whatever a page says, it is read without a fault", () => {
	const text = fc.oneof(fc.constant(null), fc.string({ maxLength: 60, unit: "binary" }));
	const number = fc.oneof(fc.constant(null), fc.double());
	fc.assert(
		fc.property(text, text, text, number, (address, price, other, count) => {
			const facts = read({
				address,
				price,
				priceQualifier: other,
				title: other,
				postcodes: [other],
				bedrooms: count,
				latitude: count,
				longitude: count,
				leaseLength: other ?? count,
				serviceCharge: count,
				councilTaxBand: other,
				sizes: [{ unit: other, minimum: count, maximum: count }],
			});
			expect(facts.price === null || facts.price >= 50).toBe(true);
		}),
		cases(300),
	);
});
