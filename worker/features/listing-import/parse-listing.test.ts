import { expect, test, vi } from "vitest";
import type { Listing } from "#contracts/listing.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { online } from "#worker/test/ask-app.ts";
import { importing, NEARBY, SALE } from "#worker/test/importing.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

test("a home for sale answers with all that its page says", async () => {
	const { fetch, asked } = simulatedFetch();
	const response = await importing(`${SALE}?utm_source=app#/?channel=RES_BUY`, { fetch });
	expect(response.status).toBe(200);
	expect(await response.json()).toEqual({
		postcode: "M14 5LL",
		address: "Pretend Terrace, Manchester, M14",
		bedrooms: 3,
		price: 250_000,
		listingType: "sale",
		outcode: "M14",
		nearestPostcodes: [],
		priceNote: "Guide price",
		unusual: null,
		agreed: null,
		propertyType: "Flat",
		tenure: "Leasehold",
		leaseYears: 92,
		serviceChargePence: 145_000,
		groundRentPence: 25_000,
		councilTaxBand: "B",
		floorArea: 85,
		portal: "rightmove",
		url: SALE,
		readAt: "2026-11-20T12:00:00.000Z",
	});
	expect(asked).toEqual(["www.rightmove.co.uk/properties/100000001"]);
});

test("a home to let answers with a month's rent", async () => {
	const text = "Check out this property rightmove.co.uk/properties/100000002";
	const listing = await (await importing(text)).json<Listing>();
	expect(listing).toMatchObject({
		postcode: "BN2 9QA",
		bedrooms: 2,
		price: 1_650,
		listingType: "rent",
		leaseYears: null,
	});
});

test("a price on application is said to be one", async () => {
	const response = await importing("onthemarket.com/details/100000004");
	expect(await response.json()).toMatchObject({
		postcode: "M14 5LL",
		price: null,
		priceNote: "Price on application",
		portal: "onthemarket",
		url: "https://www.onthemarket.com/details/100000004/",
	});
});

test("half a postcode and a pin give the postcodes near by, and none of them is taken for the home's", async () => {
	expect(await (await importing(NEARBY)).json()).toMatchObject({
		postcode: null,
		outcode: "CF24",
		nearestPostcodes: [{ postcode: "CF24 3AB", metres: 43 }],
	});
});

/** The postcodes of a made-up answer of postcodes.io, at ten metres from one another. */
const around = (...postcodes: string[]) => {
	const { fetch: simulated } = simulatedFetch();
	const result = postcodes.map((postcode, index) => ({ postcode, distance: 10 * (index + 1) }));
	const fetch: Fetch = (url, init) =>
		url.startsWith("https://api.postcodes.io")
			? Promise.resolve(Response.json({ status: 200, result }))
			: simulated(url, init);
	return fetch;
};

test("of the postcodes near by five are offered, and only of the half that is known", async () => {
	const fetch = around(
		"CF24 3AA",
		"CF5 1AA",
		"CF24 3AB",
		"CF24 3AD",
		"CF24 3AE",
		"CF24 3AF",
		"CF24 3AG",
	);
	const { nearestPostcodes } = await (await importing(NEARBY, { fetch })).json<Listing>();
	expect(nearestPostcodes).toEqual([
		{ postcode: "CF24 3AA", metres: 10 },
		{ postcode: "CF24 3AB", metres: 30 },
		{ postcode: "CF24 3AD", metres: 40 },
		{ postcode: "CF24 3AE", metres: 50 },
		{ postcode: "CF24 3AF", metres: 60 },
	]);
});

test.each([
	["cannot be reached", { fetch: simulatedFetch({ down: ["api.postcodes.io"] }).fetch }],
	["is not configured", { bindings: { ...online, POSTCODES_IO_URL: "" } }],
])("where postcodes.io %s the home is answered without postcodes near by", async (_, more) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const response = await importing(NEARBY, more);
	logged.mockRestore();
	expect(response.status).toBe(200);
	expect(await response.json()).toMatchObject({ outcode: "CF24", nearestPostcodes: [] });
});

test("half a postcode without a pin asks nobody where it is", async () => {
	const { fetch, asked } = simulatedFetch();
	const response = await importing("https://www.rightmove.co.uk/properties/100000007", { fetch });
	expect(await response.json()).toMatchObject({
		postcode: null,
		outcode: "M14",
		nearestPostcodes: [],
	});
	expect(asked).toEqual(["www.rightmove.co.uk/properties/100000007"]);
});
