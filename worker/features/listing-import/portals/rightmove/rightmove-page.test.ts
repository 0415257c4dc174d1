import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { listings, someHome } from "#tools/source-sim/fixtures/listings.ts";
import { rightmoveModel, simulatedRightmovePage } from "#tools/source-sim/pages/rightmove-page.ts";
import { RIGHTMOVE, reading } from "../test/reading.ts";

type Model = ReturnType<typeof rightmoveModel>;

/** The page of the tests' home, its property changed in one place. */
function changed(change: (property: Model["propertyData"]) => object, more: object = {}) {
	const model = rightmoveModel(someHome());
	const propertyData = { ...model.propertyData, ...change(model.propertyData) };
	return reading(
		RIGHTMOVE,
		simulatedRightmovePage(someHome(), "flat", { ...model, propertyData, ...more }),
	).facts;
}

test.each(["plain", "flat", "wrapped"] as const)(
	"a page whose model is %s is read whole",
	async (generation) => {
		expect(await reading(RIGHTMOVE, simulatedRightmovePage(someHome(), generation)).facts).toEqual({
			postcode: "M14 5LL",
			outcode: "M14",
			position: { lat: 53.4503, lng: -2.2212 },
			address: "Pretend Terrace, Manchester, M14",
			bedrooms: 3,
			price: 250_000,
			priceNote: "Guide price",
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
	},
);

test("a home to let has a month's rent and none of a lease", async () => {
	const address = "https://www.rightmove.co.uk/properties/100000002";
	expect(await reading(address, simulatedRightmovePage(listings.rightmove[1])).facts).toMatchObject(
		{
			postcode: "BN2 9QA",
			bedrooms: 2,
			price: 1_650,
			priceNote: null,
			listingType: "rent",
			tenure: null,
			leaseYears: null,
			serviceChargePence: null,
		},
	);
});

test.each([
	["RES_LET", "rent"],
	["RES_BUY", "sale"],
	[7, "sale"],
])(
	"without its kind of transaction, a home of channel %j is for %s",
	async (channel, listingType) => {
		expect(await changed(() => ({ transactionType: null, channel }))).toMatchObject({
			listingType,
		});
	},
);

test("the whole postcode may stand in the page's statistics alone, and never comes from the agent", async () => {
	const address = { displayAddress: "Pretend Terrace", outcode: "M14", incode: null };
	const statistics = { analyticsInfo: { analyticsProperty: { postcode: "M14 5LL" } } };
	expect(await changed(() => ({ address }), statistics)).toMatchObject({ postcode: "M14 5LL" });
	expect(await changed(() => ({ address }), { analyticsInfo: null })).toMatchObject({
		postcode: null,
		outcode: "M14",
	});
});

test("one field that cannot be leaves the others as they are", async () => {
	const read = await changed(({ address }) => ({
		address: { ...address, displayAddress: 7 },
		bedrooms: "three",
		location: { latitude: "north", longitude: -2.2 },
		prices: { primaryPrice: 250_000, displayPriceQualifier: {} },
		tenure: null,
		livingCosts: [],
		sizings: "big",
		sharedOwnership: "no",
		text: undefined,
		propertySubType: ["Flat"],
	}));
	expect(read).toMatchObject({ postcode: "M14 5LL", listingType: "sale" });
	expect(read).toMatchObject({ address: null, bedrooms: null, price: null, position: null });
	expect(read).toMatchObject({ tenure: null, councilTaxBand: null, floorArea: null });
	const rest = await changed(() => ({ bedrooms: "three", livingCosts: null }));
	expect(rest).toMatchObject({ postcode: "M14 5LL", price: 250_000, councilTaxBand: null });
});

test.each([
	["NI", null],
	["GB", null],
	["ES", "abroad"],
	["JE", "abroad"],
])("a home in %s is %j", async (countryCode, unusual) => {
	expect(await changed(({ address }) => ({ address: { ...address, countryCode } }))).toMatchObject({
		unusual,
	});
});

test("placeholders are left out", async () => {
	const read = await changed(() => ({
		tenure: { tenureType: "LEASEHOLD", yearsRemainingOnLease: 0 },
		sizings: [{ unit: "sqft", minimumSize: 1, maximumSize: 1 }],
		livingCosts: { annualGroundRent: 0, annualServiceCharge: 0, councilTaxBand: "TBC" },
	}));
	expect(read).toMatchObject({
		tenure: "Leasehold",
		leaseYears: null,
		floorArea: null,
		groundRentPence: null,
		serviceChargePence: null,
		councilTaxBand: null,
	});
});

test("the price of a share, of a room or at an auction is said to be that", async () => {
	const share = await changed(() => ({ sharedOwnership: { sharedOwnershipFlag: true } }));
	expect(share).toMatchObject({
		price: null,
		priceNote: expect.stringMatching(/share of the home/),
	});
	const room = await changed(() => ({
		transactionType: "LET",
		propertySubType: "House Share",
		prices: { primaryPrice: "£545 pcm" },
	}));
	expect(room).toMatchObject({ price: null, priceNote: expect.stringMatching(/room or a share/) });
	const auction = await changed(() => ({}), {
		analyticsInfo: { analyticsProperty: { auctionOnly: true } },
	});
	expect(auction).toMatchObject({ price: 250_000, priceNote: "Auction guide price" });
});

test.each([
	["retirement", {}, { retirement: true }],
	["commercial", { commercial: true }, {}],
	["commercial", {}, { businessForSale: true }],
	["commercial", { channel: "COM_BUY" }, {}],
	["abroad", { channel: "OVERSEAS_BUY" }, {}],
	["abroad", {}, { currency: "EUR" }],
	["discounted", { affordableBuyingScheme: true }, {}],
	["park_home", { keyFeatures: ["A residential park home"] }, {}],
	["retirement", { text: { description: "<p>Bright.</p><br />For over 60s only." } }, {}],
])(
	"%s is told by the page's own fields or words, and has no price (%j, %j)",
	async (unusual, change, analyticsProperty) => {
		expect(await changed(() => change, { analyticsInfo: { analyticsProperty } })).toMatchObject({
			...{ unusual, price: null },
		});
	},
);

test.each([
	["sold", {}, { soldSTC: true }],
	["let", {}, { letAgreed: true }],
	["sold", { tags: ["NEW_HOME", "SOLD_STC"] }, {}],
	["under_offer", { tags: ["UNDER_OFFER"] }, {}],
	[null, { tags: ["PREMIUM"] }, { soldSTC: false, letAgreed: false, retirement: false }],
])("a home is %s by the page's own fields (%j, %j)", async (agreed, change, analyticsProperty) => {
	expect(await changed(() => change, { analyticsInfo: { analyticsProperty } })).toMatchObject({
		...{ agreed, price: 250_000 },
	});
});

test.each([{ students: true }, { channel: "STUDENT" }])(
	"a rent of the students' part of the portal (%j) is a person's",
	async (change) => {
		const prices = { primaryPrice: "£650 pcm" };
		const read = await changed(() => ({ transactionType: "LET", prices, ...change }));
		expect(read).toMatchObject({
			price: null,
			priceNote: expect.stringMatching(/room or a share/),
		});
	},
);

test.each([
	["without a number", { id: null }],
	["archived", { status: { published: true, archived: true } }],
	["not published", { status: { published: false, archived: false } }],
])("a property that is %s was withdrawn", async (_, change) => {
	await expect(changed(() => change)).rejects.toMatchObject({ why: "listing_withdrawn" });
});

test("a page of another property is not taken for this one", async () => {
	await expect(changed(() => ({ id: "100000009" }))).rejects.toMatchObject({
		why: "listing_unreadable",
	});
});

test("a page that says nothing of the home is unreadable", async () => {
	const page = simulatedRightmovePage(someHome(), "plain", { propertyData: { id: "100000001" } });
	await expect(reading(RIGHTMOVE, page).facts).rejects.toMatchObject({ why: "listing_unreadable" });
});

test("a page as large as the portal's own, of 1.1 MB, is read in a moment", async () => {
	const description = 'A home {with} many "words". '.repeat(36_000);
	const model = rightmoveModel(someHome());
	const page = simulatedRightmovePage(someHome(), "plain", {
		...model,
		propertyData: { ...model.propertyData, text: { description } },
	});
	expect(page.length).toBeGreaterThan(1_100_000);
	await reading(RIGHTMOVE, page).facts;
	const took = await cpuTimeOf(async () =>
		expect(await reading(RIGHTMOVE, page).facts).toMatchObject({ price: 250_000, bedrooms: 3 }),
	);
	expect(took).toBeLessThan(500);
});

test("entries that several fields share are read for each of them", async () => {
	const entries = [
		{ propertyData: 1 },
		{ id: 2, address: 3, prices: 7, bedrooms: 9, propertySubType: 10, channel: 11 },
		"100000001",
		{ displayAddress: 4, deliveryPointId: 5, outcode: 6, incode: 8 },
		"3 Pretend Terrace, Manchester",
		null,
		"M14",
		{ primaryPrice: 12, secondaryPrice: 5, displayPriceQualifier: 5, message: 5 },
		"5LL",
		3,
		"Apartment",
		"RES_BUY",
		"£640,000",
	];
	const page = `<script>window.__PAGE_MODEL = ${JSON.stringify({ data: JSON.stringify(entries), encoding: "on" })}`;
	expect(await reading(RIGHTMOVE, page).facts).toMatchObject({
		postcode: "M14 5LL",
		address: "3 Pretend Terrace, Manchester",
		bedrooms: 3,
		price: 640_000,
		propertyType: "Apartment",
		listingType: "sale",
	});
});
