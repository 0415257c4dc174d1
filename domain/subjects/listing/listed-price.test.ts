import { expect, test } from "vitest";
import { priceCaution } from "./listed-price.ts";
import { readStatedListing } from "./read-stated.ts";
import { statedListing } from "./test/stated-listing.ts";

function priceOf(said: Parameters<typeof statedListing>[0]) {
	const { price, priceNote } = readStatedListing(statedListing(said));
	return [price, priceNote];
}

const rent = (price: string, more: object = {}) => priceOf({ listingType: "rent", price, ...more });
const sale = (price: string | null, priceQualifier: string | null = null, more: object = {}) =>
	priceOf({ listingType: "sale", price, priceQualifier, ...more });

test.each([
	["£550,000", 550_000],
	["£ 99,950", 99_950],
	["£1250000", 1_250_000],
	["£1.25m", 1_250_000],
	["£2 million", 2_000_000],
	["£395k", 395_000],
	["£100,000,000", 100_000_000],
])("%j is the price of a home", (text, price) => {
	expect(sale(text)).toEqual([price, null]);
});

test.each([
	["Guide Price", "Guide price"],
	["guide_price", "Guide price"],
	["Offers Over", "Offers over"],
	["offers_over", "Offers over"],
	["Offers in Excess of", "Offers in excess of"],
	["OIEO", "Offers in excess of"],
	["OIRO", "Offers in the region of"],
	["Offers in Region of", "Offers in the region of"],
	["From", "From"],
	["Fixed Price", "Fixed price"],
	["Sale by Tender", "Sale by tender"],
	["Auction Guide Price", "Auction guide price"],
	["Minimum bid", "Auction minimum bid"],
	["Starting Bid", "Auction starting bid"],
	["Current bid", "Auction bid so far"],
	["Reserve price", "Auction reserve price"],
	["No reserve", "Auction guide price"],
	["Opening bids", "Auction starting bid"],
	["Bidding opens at", "Auction starting bid"],
	["Bids from", "Auction starting bid"],
	["Sealed bids by Friday", "Sealed bids"],
	["Informal tender", "Sale by tender"],
	["Best and final", "Best and final offers"],
	["ono", "Or nearest offer"],
	["plus VAT", "Plus VAT"],
	["O.I.E.O", "Offers in excess of"],
	["Offers invited over", "Offers over"],
	["<b>Act now</b>", null],
])("a price with %j says so", (qualifier, note) => {
	expect(sale("£250,000", qualifier)).toEqual([250_000, note]);
});

test("a qualifier may stand in the price itself", () => {
	expect(sale("Guide price £250,000")).toEqual([250_000, "Guide price"]);
});

test.each([
	["secure sale online bidding", "Auction guide price"],
	["Immediate exchange of contracts available with bidding", "Auction guide price"],
	["Sealed bids by Friday", "Sealed bids"],
	["Informal tender", "Sale by tender"],
	["Best and final offers by noon", "Best and final offers"],
	["No online bidding", null],
	["Not by sealed bids", null],
])("a price beside the words %j is noted as %j", (line, note) => {
	expect(sale("£55,000", null, { paragraphs: [line] })).toEqual([55_000, note]);
});

test("what bidders go above is said to cost more", () => {
	for (const note of ["Sealed bids", "Best and final offers", "Sale by tender", "Plus VAT"]) {
		expect(priceCaution(note)).toBe(`${note}: the home may cost more.`);
	}
});

test("a price at an auction is a guide, whatever else it is called", () => {
	expect(sale("£80,000", "Guide Price", { isAuction: true })).toEqual([
		80_000,
		"Auction guide price",
	]);
});

test.each([
	["POA", null],
	["Price on Application", null],
	["£0", "poa"],
	["£400,000", "POA"],
])("%j with %j is a price on application", (text, qualifier) => {
	expect(sale(text, qualifier)).toEqual([null, "Price on application"]);
});

test.each([null, "", "Coming soon", "£1", "£0", "250,000", "£9,999", "£100,000,001", "£1,650 pcm"])(
	"%j is no price of a home",
	(text) => {
		expect(sale(text)).toEqual([null, null]);
	},
);

test("a price from and to is no price", () => {
	expect(sale("£250,000 - £275,000", "Guide Price")).toEqual([
		null,
		"A range is given: £250,000 to £275,000",
	]);
});

test.each(["£250,000 - 275,000", "£250,000–275,000", "£250k to 275k"])(
	"nor is %j, which names its unit once",
	(text) => {
		expect(sale(text)).toEqual([null, "A range is given, not one price."]);
	},
);

test.each(["£1,200 - £1,400 pcm", "£1,200 pcm to £1,400 pcm", "£1,200 pcm - 1,400 pcm"])(
	"a rent from and to, %j, is no rent",
	(text) => {
		expect(rent(text)).toEqual([null, "A range is given, not one price."]);
	},
);

test.each(["£250,000 per acre", "£250,000 per plot"])("%j is a rate, not a price", (text) => {
	expect(sale(text)[0]).toBeNull();
});

const SHARE = "The price is that of a share of the home.";

test("the price of a share is not that of the home", () => {
	expect(sale("£95,000", null, { flagged: "shared_ownership" })).toEqual([null, SHARE]);
	expect(sale("£95,000", "Shared ownership")).toEqual([null, SHARE]);
	expect(sale("£95,000", "part_buy_part_rent")).toEqual([null, SHARE]);
	expect(sale("£95,000 (25% share)")).toEqual([null, SHARE]);
	expect(sale("£95,000", "Equity share")).toEqual([null, SHARE]);
});

test.each([
	{ title: "2 bedroom flat for sale, shared ownership" },
	{ propertyType: "Shared ownership flat" },
	{ tenure: "Leasehold (shared ownership)" },
])("%j says that a share is sold, where no field of its own does", (more) => {
	expect(sale("£95,000", null, more)).toEqual([null, SHARE]);
});

test("an auction is one by the title too", () => {
	const title = "3 bedroom house for sale by auction";
	expect(sale("£80,000", null, { title })).toEqual([80_000, "Auction guide price"]);
});

test.each([
	["£2,700 pcm", 2_700, null],
	["£2,700 pcm (£623 pw)", 2_700, null],
	["£950 per calendar month", 950, null],
	["£1,650.50 p.c.m.", 1_651, null],
	["£625 pw", 2_708, "£625 a week"],
	["£625 per week", 2_708, "£625 a week"],
	["£625/w", 2_708, "£625 a week"],
	["£625 /wk", 2_708, "£625 a week"],
	["£625 per wk", 2_708, "£625 a week"],
	["£18,000 pa", 1_500, "£18,000 a year"],
	["£4,500 per quarter", 1_500, "£4,500 a quarter"],
	["£1,100 4 weekly", 1_192, "£1,100 every four weeks"],
	["£1,100 4-weekly", 1_192, "£1,100 every four weeks"],
	["£1,100 every four weeks", 1_192, "£1,100 every four weeks"],
	["£1,100 per 4 weeks", 1_192, "£1,100 every four weeks"],
	["£1,100 (4 weekly)", 1_192, "£1,100 every four weeks"],
	["£300 p/week", 1_300, "£300 a week"],
	["£1,200 each month", 1_200, null],
	["£1,200/mo", 1_200, null],
	["£1,200 p/month", 1_200, null],
	["£300 each week", 1_300, "£300 a week"],
	["£1,650", 1_650, "Taken as a month's rent: the page does not say."],
])("a rent of %j is %i a month", (text, price, note) => {
	expect(rent(text)).toEqual([price, note]);
});

test.each(["£120 per night", "£850 a fortnight", "£9,000 per term", "£90/night"])(
	"%j is paid neither a week nor a month, so it is no month's rent",
	(text) => {
		expect(rent(text)).toEqual([
			null,
			"The rent is given for another time than a week or a month.",
		]);
	},
);

test.each(["£1 pcm", "£250,000 pcm", "POA pcm"])("%j is no rent", (text) => {
	expect(rent(text)[0]).toBeNull();
});

const ROOM = "The rent shown is for a room or a share, not for the whole home.";

test.each([
	["£545 pcm", { address: "Rooms available at 32 The Forum, Tiverton Way, Cambridge" }],
	["£545 pcm", { address: "Room 4, 12 High Street, Leeds" }],
	["£750 pcm", { propertyType: "House Share" }],
	["£750 pcm", { propertyType: "Flat share", bedrooms: 6 }],
	["£725 pcm", { title: "1 bed room in a shared house" }],
	["£725 pcm", { title: "Room to rent in Leeds" }],
	["£725 pcm", { title: "1 bedroom in a shared house to rent" }],
	["£725 pcm", { propertyType: "Shared accommodation" }],
	["£650 pcm", { title: "Double bedroom in 5 bed house" }],
	["£650 pcm", { title: "En-suite bedroom in a shared home" }],
	["£650 pcm", { bedrooms: 5, isByPerson: true }],
	["£650 pcm", { title: "5 bedroom student house to rent" }],
	["£125 pp/pw", { bedrooms: 5 }],
	["£125 p/p/w", {}],
	["£125 ppw", {}],
	["£125 pp per week", {}],
	["£125 each per week", { bedrooms: 5 }],
	["£125 pw each", {}],
	["£125 per week per head", {}],
	["£125 p/w per person", {}],
	["£500 pcm per tenant", {}],
	["£500 per bedroom per month", {}],
	["£125 per bed per week", {}],
	["£150 pppw", {}],
	["£525 pcm", { title: "En-suite room, High Street to rent" }],
	["£525 pcm", { address: "Bedroom 3, 12 High Street" }],
	["£525 pcm", { title: "Single room, bills included" }],
	["£525 pcm", { title: "Double Bedroom to Let" }],
	["£525 pcm", { title: "Master bedroom with ensuite in lovely house" }],
	["£525 pcm", { title: "4 bedroom house to rent by the room" }],
	["£500 pcm", { bedrooms: 5, paragraphs: ["Price is per person per month"] }],
	["£500 pcm", { bedrooms: 5, paragraphs: ["Lovely house", "All bills included, £115 pppw"] }],
	["£500 pcm", { paragraphs: ["No deposit £115 pppw"] }],
	["£500 pcm", { paragraphs: ["Five minutes walk from the university £115 pppw"] }],
	["£500 pcm", { paragraphs: ["Deposit £200 per person, rent £115 per person per week"] }],
	["£150pppw", {}],
	["£650pppcm", {}],
	["£150 pp pw", {}],
	["£150 p.p.p.w.", {}],
	["£600 per person per month", {}],
])("%j of a room or for a person (%j) is not the rent of the home", (text, more) => {
	expect(rent(text, more)).toEqual([null, ROOM]);
});

test("a rent for a month of four weeks is none: nobody can tell which is meant", () => {
	expect(rent("£1,100 pcm (4 weeks)")[0]).toBeNull();
});

test("a bedroom is no room that is let alone", () => {
	expect(rent("£1,650 pcm", { title: "2 bedroom in Leeds city centre to rent" })[0]).toBe(1_650);
	for (const title of [
		"3 bedroom flat to rent with room in roof",
		"Double bedroom flat to rent",
		"Two double bedroom flat to let",
	]) {
		expect(rent("£1,650 pcm", { title })[0]).toBe(1_650);
	}
	for (const said of ["Two cars per room", "Perfect for a house share", "Not per person"]) {
		expect(rent("£1,650 pcm", { paragraphs: [said] })[0]).toBe(1_650);
	}
	for (const address of ["Bedroom Lane", "Rooms Lane, Leeds"]) {
		expect(rent("£1,650 pcm", { title: "2 bedroom flat to rent", address })).toEqual([1_650, null]);
	}
});
