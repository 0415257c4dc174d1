import { expect, test } from "vitest";
import { listings, someHome } from "#tools/source-sim/fixtures/listings.ts";
import { simulatedZooplaPage } from "#tools/source-sim/pages/zoopla-page.ts";
import { reading, ZOOPLA } from "../test/reading.ts";

const [listing] = listings.zoopla;
const read = (page: string, address = ZOOPLA) => reading(address, page).facts;

test("a page of pieces that cut every name in two is read whole", async () => {
	expect(await read(simulatedZooplaPage(listing))).toEqual({
		postcode: null,
		outcode: "CF24",
		position: { lat: 51.4852, lng: -3.1682 },
		address: "Made Up Road, Cardiff, CF24",
		bedrooms: 2,
		price: 185_000,
		priceNote: "Offers over",
		listingType: "sale",
		unusual: null,
		agreed: null,
		propertyType: "Terraced",
		tenure: "Freehold",
		leaseYears: null,
		serviceChargePence: null,
		groundRentPence: null,
		councilTaxBand: "C",
		floorArea: 78,
	});
});

test("the terms of a lease stand among the facts that the law has agents state", async () => {
	const leased = simulatedZooplaPage({ ...someHome(), id: listing.id });
	expect(await read(leased)).toMatchObject({
		postcode: "M14 5LL",
		tenure: "Leasehold",
		leaseYears: 92,
		serviceChargePence: 145_000,
		groundRentPence: 25_000,
		councilTaxBand: "B",
	});
});

test("what search engines are told is enough where the rest is missing", async () => {
	expect(await read(simulatedZooplaPage(listing, { flight: false }))).toMatchObject({
		price: 185_000,
		bedrooms: 2,
		listingType: "sale",
		address: null,
	});
});

test("the bare names of older pages are enough where nothing groups them", async () => {
	const text = String.raw`{\"listingUri\":\"/for-sale/details/100000003/\",\"displayAddress\":\"Made Up Road, Cardiff CF24\",\"priceActual\":185000,\"priceQualifier\":\"guide_price\",\"latitude\":51.4852,\"longitude\":-3.1682}`;
	expect(await read(`<script>self.__next_f.push([1,"${text}"])</script>`)).toMatchObject({
		address: "Made Up Road, Cardiff CF24",
		outcode: "CF24",
		price: 185_000,
		priceNote: "Guide price",
		position: { lat: 51.4852, lng: -3.1682 },
	});
});

test("a home to let is one by its address, and its label says how often the rent is paid", async () => {
	const address = "https://www.zoopla.co.uk/to-rent/details/100000003/";
	const toLet = { ...listing, channel: "rent", price: "£500", qualifier: "" } as const;
	const weekly = simulatedZooplaPage(toLet, {
		change: { pricing: { label: "£500 pw", isAuction: false } },
	});
	expect(await read(weekly, address)).toMatchObject({ listingType: "rent", price: 2_167 });
	expect(await read(simulatedZooplaPage(toLet), address)).toMatchObject({
		price: 500,
		priceNote: "Taken as a month's rent: the page does not say.",
	});
});

test("a home to let is one by its title, whatever address its page was asked at", async () => {
	const toLet = { ...listing, channel: "rent", price: "£1,650", qualifier: "" } as const;
	const page = simulatedZooplaPage(toLet, { change: { pricing: { label: "£1,650 pcm" } } });
	expect(await read(page, ZOOPLA)).toMatchObject({ listingType: "rent", price: 1_650 });
});

test("a price that search engines are told in another currency is none", async () => {
	const page = simulatedZooplaPage(listing, { flight: false });
	const priced = (currency: string) =>
		page.replace('"price":185000', `"price":185000,"priceCurrency":"${currency}"`);
	expect(await read(priced("GBP"))).toMatchObject({ price: 185_000 });
	expect(await read(priced("EUR"))).toMatchObject({ price: null });
});

test("two prices on one page are none", async () => {
	const page = simulatedZooplaPage(listing).replace('"price":185000', '"price":195000');
	expect(await read(page)).toMatchObject({ price: null, bedrooms: 2 });
});

test("facts of a kind nobody expected leave the others as they are", async () => {
	const change = {
		ntsInfo: [{ key: 1 }, null, "x", { key: "ground_rent", value: 99 }],
		counts: "two",
	};
	expect(await read(simulatedZooplaPage(listing, { change }))).toMatchObject({
		groundRentPence: 9_900,
		councilTaxBand: null,
		price: 185_000,
	});
});

test("a broken piece for search engines does not harm the rest", async () => {
	const page = simulatedZooplaPage(listing).replace('"@context"', '"@context');
	expect(await read(page)).toMatchObject({ price: 185_000, outcode: "CF24" });
});

test("a home that expired was withdrawn", async () => {
	const page = simulatedZooplaPage(listing, { change: { publicationStatus: "Expired" } });
	await expect(read(page)).rejects.toMatchObject({ why: "listing_withdrawn" });
});

test.each([
	["a piece that is no JSON", '<script>self.__next_f.push([1,"\\x"])</script>'],
	["a piece that does not end", '<script>self.__next_f.push([1,"price'],
	["another home's page", simulatedZooplaPage({ ...listing, id: "100000009" })],
	["pieces that say nothing", '<script>self.__next_f.push([1,"0:{}"])</script>'],
])("%s is unreadable", async (_, page) => {
	await expect(read(page)).rejects.toMatchObject({ why: "listing_unreadable" });
});

test.each([
	["retirement", { isRetirementHome: true }],
	["shared_ownership", { isSharedOwnership: true }],
	["commercial", { listingsCategory: "commercial" }],
	["abroad", { countryCode: "es", currencyCode: "EUR" }],
])("%s is told by the page's own fields, and has no price", async (unusual, change) => {
	const adTargeting = { outcode: "CF24", numBeds: 2, priceActual: 185_000, ...change };
	const page = simulatedZooplaPage(listing, { change: { adTargeting } });
	expect(await read(page)).toMatchObject({ unusual, price: null });
});

test("a home that someone has agreed to buy is told by the page's own field", async () => {
	const adTargeting = { outcode: "CF24", listingStatus: "sale_under_offer" };
	const page = simulatedZooplaPage(listing, { change: { adTargeting } });
	expect(await read(page)).toMatchObject({ agreed: "under_offer" });
});
