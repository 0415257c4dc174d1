import { expect, test } from "vitest";
import { someHome } from "#tools/source-sim/fixtures/listings.ts";
import { simulatedOnTheMarketPage } from "#tools/source-sim/pages/onthemarket-page.ts";
import { ON_THE_MARKET, reading } from "../test/reading.ts";

const listing = someHome({ id: "100000004" });
const read = (page: string) => reading(ON_THE_MARKET, page).facts;

test("a page is read whole", async () => {
	expect(await read(simulatedOnTheMarketPage(listing))).toEqual({
		postcode: "M14 5LL",
		outcode: "M14",
		position: { lat: 53.4503, lng: -2.2212 },
		address: "Pretend Terrace, Manchester, M14",
		bedrooms: 3,
		price: 250_000,
		priceNote: null,
		listingType: "sale",
		unusual: null,
		agreed: null,
		propertyType: "Flat",
		tenure: "Leasehold",
		leaseYears: 92,
		serviceChargePence: 145_000,
		groundRentPence: 25_000,
		councilTaxBand: "B",
		floorArea: 85,
	});
});

test("bedrooms and kind may stand in the heading alone", async () => {
	const page = simulatedOnTheMarketPage(
		{ ...listing, channel: "rent", price: "£900 pcm" },
		{
			propertyTitle: null,
			bedrooms: null,
		},
	);
	expect(await read(page)).toMatchObject({ bedrooms: 3, listingType: "rent", price: 900 });
});

test("a price on application is none, and says so", async () => {
	expect(await read(simulatedOnTheMarketPage({ ...listing, price: "POA" }))).toMatchObject({
		price: null,
		priceNote: "Price on application",
		postcode: "M14 5LL",
	});
});

test("fields of a kind nobody expected leave the others as they are", async () => {
	const change = { keyInfo: { title: "Tenure" }, location: "here", headerData: { dataLayer: "{" } };
	expect(await read(simulatedOnTheMarketPage(listing, change))).toMatchObject({
		tenure: null,
		position: null,
		postcode: null,
		outcode: "M14",
		price: 250_000,
	});
});

test("a home that was retracted was withdrawn", async () => {
	const headerData = { dataLayer: JSON.stringify({ status: "retracted" }) };
	await expect(read(simulatedOnTheMarketPage(listing, { headerData }))).rejects.toMatchObject({
		why: "listing_withdrawn",
	});
});

const script = '<script id="__NEXT_DATA__" type="application/json">';

test.each([
	["another home's page", simulatedOnTheMarketPage({ ...listing, id: "100000009" })],
	["a script without a property", `${script}{"props":{"pageProps":{}}}</script>`],
	["a script that is no JSON", `${script}{props}</script>`],
	["a script that does not end", `${script}{"props":{`],
])("%s is unreadable", async (_, page) => {
	await expect(read(page)).rejects.toMatchObject({ why: "listing_unreadable" });
});

test("what is no ordinary home, and one that is sold subject to contract, are told by type and status", async () => {
	const dataLayer = JSON.stringify({ status: "sold-stc", postcode: "M14 5LL" });
	const page = simulatedOnTheMarketPage(listing, {
		...{ humanisedPropertyType: "Retirement property", headerData: { dataLayer } },
	});
	expect(await read(page)).toMatchObject({ unusual: "retirement", agreed: "sold", price: null });
});
