import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { recogniseListing } from "#domain/subjects/listing/listing-link.ts";
import { readListing } from "#worker/features/listing-import/portals/read-listing.ts";
import { listings } from "./fixtures/listings.ts";
import { simulatedRightmovePage } from "./pages/rightmove-page.ts";
import { startSourceSim } from "./start-source-sim.ts";

let simulator = { url: "", close: () => Promise.resolve() };
beforeAll(async () => {
	simulator = await startSourceSim({ port: 0 });
});
afterAll(() => simulator.close());
beforeEach(async () => {
	await fetch(`${simulator.url}/_sim/reset`, { method: "POST" });
});

const SALE = "rightmove.co.uk/properties/100000001";
const NEARBY = "zoopla.co.uk/for-sale/details/100000003/";
const ON_APPLICATION = "onthemarket.com/details/100000004/";
const addresses = [SALE, NEARBY, ON_APPLICATION];

function read(address: string, { limitMs = 5_000, baseUrl = "" } = {}) {
	const recognised = recogniseListing(address);
	if (!recognised.ok) {
		throw new RangeError(recognised.refusal);
	}
	const { link } = recognised;
	const simulated = baseUrl || `${simulator.url}/${link.portal}`;
	return readListing(link, { baseUrl: simulated, fetch, limitMs });
}

async function setAll(mode: string) {
	const body = JSON.stringify({ source: "all", mode });
	await fetch(`${simulator.url}/_sim/mode`, { method: "POST", body });
}

test.each([
	[SALE, { postcode: "M14 5LL", bedrooms: 3, price: 250_000, listingType: "sale", leaseYears: 92 }],
	[
		"rightmove.co.uk/properties/100000002",
		{ postcode: "BN2 9QA", price: 1_650, listingType: "rent" },
	],
	[NEARBY, { postcode: null, outcode: "CF24", position: { lat: 51.4852, lng: -3.1682 } }],
	[ON_APPLICATION, { postcode: "M14 5LL", price: null, priceNote: "Price on application" }],
	["rightmove.co.uk/properties/100000007", { postcode: null, outcode: "M14", position: null }],
])("the home at %s is as the table says", async (address, expected) => {
	expect(await read(address)).toMatchObject(expected);
});

test.each([
	["rightmove.co.uk/properties/100000005", "listing_withdrawn"],
	["zoopla.co.uk/for-sale/details/100000006/", "portal_blocks"],
	["rightmove.co.uk/properties/999999999", "listing_withdrawn"],
])("the home at %s is refused: %s", async (address, why) => {
	await expect(read(address)).rejects.toMatchObject({ why });
});

test.each(addresses)("%s that is down or slow is silent", async (address) => {
	await setAll("down");
	await expect(read(address)).rejects.toMatchObject({ why: "portal_silent" });
	await setAll("slow");
	await expect(read(address, { limitMs: 100 })).rejects.toMatchObject({ why: "portal_silent" });
});

test.each(addresses)("%s that breaks off half-way is silent", async (address) => {
	await setAll("cut");
	await expect(read(address)).rejects.toMatchObject({ why: "portal_silent" });
});

test.each(addresses)(
	"%s talks nonsense of three kinds, and none of it is a home",
	async (address) => {
		await setAll("garbage");
		await expect(read(address)).rejects.toMatchObject({ why: "portal_blocks" });
		await expect(read(address)).rejects.toMatchObject({ why: /listing_unreadable|portal_blocks/ });
		await expect(read(address)).rejects.toMatchObject({ why: "listing_unreadable" });
	},
);

test("a page that travels compressed is read like any other", async () => {
	const server = createServer((_, response) => {
		response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "gzip" });
		response.end(gzipSync(simulatedRightmovePage(listings.rightmove[0])));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	expect(await read(SALE, { baseUrl })).toMatchObject({ postcode: "M14 5LL" });
});
