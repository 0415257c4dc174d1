import { expect, test, vi } from "vitest";
import type { Bindings } from "#worker/platform/env.ts";
import { noNetwork, online } from "#worker/test/ask-app.ts";
import { answering, importing, SALE } from "#worker/test/importing.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

const OTHER_WAYS = "Paste the page's text instead, or type the postcode, bedrooms and price.";

test.each([
	[
		"https://example.com/properties/100000001",
		422,
		"not_a_portal",
		"That is not a link to Rightmove, Zoopla or OnTheMarket. Copy the address of a property's page there, or search by postcode.",
	],
	[
		"https://www.zoopla.co.uk/for-sale/property/cardiff/",
		422,
		"not_a_listing",
		"That link goes to Zoopla, but not to one property. Open the property's own page there and copy its address.",
	],
	[
		"https://www.rightmove.co.uk/properties/100000005",
		404,
		"listing_withdrawn",
		"Rightmove no longer shows this property. Check the link, or search by its postcode.",
	],
	[
		"https://www.zoopla.co.uk/for-sale/details/100000006/",
		503,
		"portal_blocks",
		`Zoopla does not let us read this page. ${OTHER_WAYS}`,
	],
])("%s is refused with %i %s", async (url, status, code, message) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const response = await importing(url);
	logged.mockRestore();
	expect(response.status).toBe(status);
	expect(await response.json()).toMatchObject({ code, error: message, message });
});

test.each([
	[
		"that breaks",
		noNetwork,
		503,
		"portal_silent",
		`Rightmove did not answer. Try again in a minute. ${OTHER_WAYS}`,
	],
	[
		"that is down",
		answering(500),
		503,
		"portal_silent",
		`Rightmove did not answer. Try again in a minute. ${OTHER_WAYS}`,
	],
	[
		"that sends something else",
		answering(200, "<script>window.PAGE_MODEL = {};"),
		422,
		"listing_unreadable",
		`We could not read this page of Rightmove. ${OTHER_WAYS}`,
	],
	[
		"that sends a notice",
		answering(200, "One moment"),
		503,
		"portal_blocks",
		`Rightmove does not let us read this page. ${OTHER_WAYS}`,
	],
])("a portal %s is refused with its own words", async (_, fetch, status, code, message) => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const response = await importing(SALE, { fetch });
	logged.mockRestore();
	expect(response.status).toBe(status);
	expect(await response.json()).toMatchObject({ code, message });
});

test("a portal's wish to be left alone for a while is handed on", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const response = await importing(SALE, { fetch: answering(429, "", { "Retry-After": "120" }) });
	logged.mockRestore();
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toBe("120");
});

test.each([
	["everything", { LISTING_IMPORT: "off" }, "Importing from portals is switched off."],
	["everything by a slip", { LISTING_IMPORT: "" }, "Importing from portals is switched off."],
	["one portal", { RIGHTMOVE_URL: "" }, "Importing from Rightmove is switched off."],
])(
	"with %s switched off nobody is asked, and the other ways are named",
	async (_, off, message) => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		const { fetch, asked } = simulatedFetch();
		const bindings = { ...online, ...off } as Bindings;
		const response = await importing(SALE, { bindings, fetch });
		logged.mockRestore();
		expect(response.status).toBe(503);
		expect(await response.json()).toMatchObject({
			code: "import_off",
			message: `${message} ${OTHER_WAYS}`,
		});
		expect(asked).toEqual([]);
	},
);
