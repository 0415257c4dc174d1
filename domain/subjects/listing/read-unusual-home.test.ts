import { expect, test } from "vitest";
import { readPastedText } from "./pasted/read-pasted-text.ts";
import { readStatedListing } from "./read-stated.ts";
import { statedListing } from "./test/stated-listing.ts";
import type { UnusualHome } from "./unusual-homes.ts";

/** The same by both roads: a page's own fields, and the text of that page. */
function bothRoads(title: string, propertyType: string, paragraphs: readonly string[] = []) {
	const linked = readStatedListing(
		statedListing({ listingType: "sale", title, propertyType, price: "£155,000", paragraphs }),
	);
	const pasted = readPastedText(
		`Buy\nProperty for sale\nCommercial property for sale\nStudent property to rent\nRetirement property for sale\nShared ownership\nHouse share\nOverseas\nHelp\nSign in\n${title}\nPretend Road, Manchester, M14\nGuide Price\n£155,000\nPROPERTY TYPE\n${propertyType}\nKey features\n${paragraphs.join("\n")}`,
	);
	return [linked, pasted].map(({ unusual, price }) => ({ unusual, price }));
}

test.each<[UnusualHome, string, string, string?]>([
	["park_home", "2 bedroom park home for sale", "Park Home"],
	["park_home", "2 bedroom mobile home for sale", "Mobile Home"],
	["park_home", "2 bedroom detached bungalow for sale", "Bungalow", "Pitch fee £180 a month"],
	["park_home", "2 bedroom detached house for sale", "Detached", "A residential park home"],
	["holiday", "2 bedroom lodge for sale", "Lodge"],
	["holiday", "2 bedroom chalet for sale", "Chalet", "For holiday use only"],
	["holiday", "1 bedroom house for sale", "House", "It cannot be used as a main residence"],
	["houseboat", "2 bedroom houseboat for sale", "House Boat"],
	["houseboat", "1 bedroom house for sale", "Not specified", "Mooring fees £6,000 a year"],
	["retirement", "1 bedroom retirement property for sale", "Retirement Property"],
	["retirement", "1 bedroom flat for sale", "Flat", "For over 55s only"],
	["retirement", "1 bedroom flat for sale", "Flat", "NO CHAIN, over 60’s retirement apartment"],
	["retirement", "1 bedroom flat for sale", "Flat", "Age restricted to 60 and over"],
	["retirement", "1 bedroom flat for sale", "Flat", "Sheltered housing with a warden"],
	["retirement", "1 bedroom flat for sale", "Flat", "For people aged 60+"],
	["retirement", "1 bedroom flat for sale", "Flat", "Minimum age 55"],
	["retirement", "1 bedroom flat for sale", "Flat", "Warden assisted"],
	["garage", "Garage for sale", "Garages"],
	["garage", "Garage, High Street for sale", "Not specified"],
	["garage", "Block of 6 garages for sale", "Not specified"],
	["land", "1 acre of land for sale", "Not specified"],
	["commercial", "Property for sale", "Bar / Nightclub"],
	["commercial", "Property for sale", "Petrol Station"],
	["commercial", "Property for sale", "Place of worship"],
	["shared_ownership", "2 bedroom flat for sale", "Flat", "Part ownership, part rent"],
	["shared_ownership", "2 bedroom flat for sale", "Flat", "Share to buy: 35%"],
	["discounted", "2 bedroom flat for sale", "Flat", "30% below market value, local connection"],
	["discounted", "2 bedroom flat for sale", "Flat", "20% DMS discount"],
	["discounted", "2 bedroom flat for sale", "Flat", "80% OMV"],
	["garage", "Lock up garage for sale", "Garage / Parking"],
	["parking", "Parking for sale", "Parking"],
	["parking", "Car parking space for sale", "Parking"],
	["land", "Land for sale", "Land"],
	["land", "Building plot for sale", "Plot"],
	["land", "Land to the rear of High Street for sale", "Farm Land"],
	["commercial", "Shop for sale", "Retail Property (high street)"],
	["commercial", "Office for sale", "Office"],
	["commercial", "Guest house for sale", "Guest House"],
	["several", "Block of apartments for sale", "Block of Apartments"],
	["shared_ownership", "2 bedroom flat for sale", "Flat", "40% shared ownership"],
	["shared_ownership", "2 bedroom flat for sale", "Flat", "Part buy, part rent"],
	["discounted", "2 bedroom flat for sale", "Flat", "Discounted market sale"],
	["discounted", "2 bedroom flat for sale", "Flat", "Sold at 80% of the open market value"],
	["discounted", "2 bedroom flat for sale", "Flat", "First Homes scheme"],
])(
	"%s is told of %s (%s: %s), and its price is no price of a home",
	(unusual, title, type, paragraphs) => {
		expect(bothRoads(title, type, paragraphs ? [paragraphs] : [])).toEqual([
			{ unusual, price: null },
			{ unusual, price: null },
		]);
	},
);

test.each([
	["3 bedroom house for sale with garage", "Semi-Detached", "Garage and parking available"],
	[
		"3 bedroom detached house for sale",
		"Detached",
		"Land to rear, double garage, plot of 0.2 acres",
	],
	["2 bedroom flat for sale", "Flat", "In the commercial district, above a shop"],
	["2 bedroom flat for sale", "Apartment", "Allocated parking, office next door"],
	["2 bedroom warehouse conversion for sale", "Apartment", "A former warehouse and hotel"],
	["3 bedroom house for sale", "Terraced", "Near the retirement village and a holiday park"],
	["3 bedroom house for sale", "Terraced", "Overlooking the retirement home opposite"],
	["3 bedroom house for sale", "Terraced", "No age restriction. Not a retirement property"],
	[
		"3 bedroom house for sale",
		"Terraced",
		"Ideal holiday lodge or second home, walk to the houseboats",
	],
	["2 bedroom flat for sale", "Flat", "With a 25% share of the freehold"],
	["2 bedroom flat for sale", "Flat", "Priced 20% below market value, not shared ownership"],
	["3 bedroom house for sale", "Detached", "Mobile home in the garden included"],
	["2 bedroom flat for sale", "Flat", "Mooring fees apply"],
	["2 bedroom flat for sale", "Flat", "Part owned solar panels"],
	["2 bedroom flat for sale", "Flat", "Shared ownership not available"],
	["2 bedroom flat for sale", "Flat", "75% share of the proceeds"],
	["3 bedroom house in Holiday Park Road for sale", "Terraced", "Bar and church nearby"],
	["4 bedroom farm house for sale", "Farm House", "Built over 50 years ago"],
	["3 bedroom house for sale", "Coach House", "Views over the park, homes of character"],
	[
		"2 bedroom bungalow for sale",
		"Detached Bungalow",
		"Mature plot with workshop and hard standing for a caravan",
	],
	["6 bedroom house for sale", "House of Multiple Occupation", "Let to students"],
	["2 bedroom lodge house for sale", "Lodge House", "Pub and business park nearby"],
])("%s (%s: %s) is an ordinary home", (title, type, paragraphs) => {
	expect(bothRoads(title, type, [paragraphs])).toEqual([
		{ unusual: null, price: 155_000 },
		{ unusual: null, price: 155_000 },
	]);
});

test("a page's own flag tells what its words do not", () => {
	const read = readStatedListing(
		statedListing({ listingType: "sale", price: "£155,000", flagged: "retirement" }),
	);
	expect(read).toMatchObject({ unusual: "retirement", price: null });
});

test.each([
	["Calle Mayor, Alicante, Spain", "£155,000", "abroad"],
	["St Helier, Jersey", "£155,000", "abroad"],
	["Spain Road, Manchester", "£155,000", null],
	["Lisburn Road, Belfast, Northern Ireland", "£155,000", null],
	["Pretend Road", "€155,000", "abroad"],
])("a home at %s for %s is %s", (address, price, unusual) => {
	const read = readStatedListing(statedListing({ listingType: "sale", address, price }));
	expect(read.unusual).toBe(unusual);
});

test.each([
	["SOLD_STC", "sold"],
	["Sold subject to contract", "sold"],
	["SSTC", "sold"],
	["let_agreed", "let"],
	["Let, subject to contract", "let"],
	["sale_under_offer", "under_offer"],
	["Under Offer", "under_offer"],
	["for_sale", null],
	["live", null],
	["Sold house prices", null],
	["Include Under Offer, Sold STC", null],
	["SOLD", "sold"],
	["Reserved", "under_offer"],
	["£155,000 STC", "sold"],
	["Sold STC, similar homes wanted", "sold"],
	["Previously sold STC but buyer withdrew", null],
	["Back on the market, it was under offer", null],
	["A similar house is sold STC", null],
	["Not sold STC", null],
])("%s is said as %s, by a page's status and by a line of its text", (status, agreed) => {
	expect(readStatedListing(statedListing({ status })).agreed).toBe(agreed);
	if (/ |^SOLD$|^Reserved$/.test(status)) {
		expect(readPastedText(`3 bedroom house for sale\n${status}\n£155,000`).agreed).toBe(agreed);
	}
});
