import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleForTest } from "#tools/shared-samples.ts";
import { listings, someHome } from "#tools/source-sim/fixtures/listings.ts";
import { rightmoveModel, rightmovePage } from "#tools/source-sim/pages/rightmove-page.ts";
import { RIGHTMOVE, reading } from "../test/reading.ts";

type Model = ReturnType<typeof rightmoveModel>;

/** The page of the tests' home, its property changed in one place. */
function changed(change: (property: Model["propertyData"]) => object, more: object = {}) {
	const model = rightmoveModel(someHome());
	const propertyData = { ...model.propertyData, ...change(model.propertyData) };
	return reading(RIGHTMOVE, rightmovePage(someHome(), "flat", { ...model, propertyData, ...more }))
		.facts;
}

test.each(["plain", "flat", "wrapped"] as const)(
	"a page whose model is %s is read whole",
	async (generation) => {
		expect(await reading(RIGHTMOVE, rightmovePage(someHome(), generation)).facts).toEqual({
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
	expect(await reading(address, rightmovePage(listings.rightmove[1])).facts).toMatchObject({
		postcode: "BN2 9QA",
		bedrooms: 2,
		price: 1_650,
		priceNote: null,
		listingType: "rent",
		tenure: null,
		leaseYears: null,
		serviceChargePence: null,
	});
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
	const page = rightmovePage(someHome(), "plain", { propertyData: { id: "100000001" } });
	await expect(reading(RIGHTMOVE, page).facts).rejects.toMatchObject({ why: "listing_unreadable" });
});

const real = "https://www.rightmove.co.uk/properties/173261858";
const harrisonDrive = {
	postcode: "CB2 8EF",
	outcode: "CB2",
	position: { lat: 52.185925, lng: 0.132511 },
	address: "Harrison Drive, Cambridge, CB2",
	bedrooms: 3,
	price: 550_000,
	priceNote: "Offers in excess of",
	listingType: "sale",
	unusual: null,
	agreed: null,
	propertyType: "Flat",
	tenure: "Leasehold",
	leaseYears: null,
	serviceChargePence: 355_900,
	groundRentPence: 45_000,
	councilTaxBand: "F",
	floorArea: null,
};

const plain = sampleForTest("portals/rightmove_detail_173261858_2026-04.html");
const encoded = sampleForTest("portals/rightmove_detail_encoded__PAGE_MODEL_reconstructed.html");

test.skipIf(plain === null)(
	"a real page of April 2026 is read, all 1.1 MB of it in a moment",
	async () => {
		const page = readFileSync(plain ?? "", "utf8");
		await reading(real, page).facts;
		const started = performance.now();
		expect(await reading(real, page).facts).toEqual(harrisonDrive);
		expect(performance.now() - started).toBeLessThan(500);
	},
);

test.skipIf(encoded === null)(
	"the same home on a page as they are since spring 2026 is the same",
	async () => {
		expect(await reading(real, readFileSync(encoded ?? "", "utf8")).facts).toEqual(harrisonDrive);
	},
);

const nodes = sampleForTest("portals/rightmove___PAGE_MODEL_nodes_live_2026-09-12_min.json");

test.skipIf(nodes === null)("entries read off a live page of September 2026 are read", async () => {
	const { nodes: entries } = JSON.parse(readFileSync(nodes ?? "", "utf8"));
	entries[1].id = entries.push("100000001") - 1;
	const page = `<script>window.__PAGE_MODEL = ${JSON.stringify({ data: JSON.stringify(entries), encoding: "on" })}`;
	expect(await reading(RIGHTMOVE, page).facts).toMatchObject({
		postcode: "SE2 9SH",
		address: "1 Overton Road, London",
		bedrooms: 3,
		price: 640_000,
		propertyType: "Apartment",
		listingType: "sale",
	});
});
