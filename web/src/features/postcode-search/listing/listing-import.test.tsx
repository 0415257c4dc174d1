import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ProblemCode } from "#contracts/problem.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import {
	aListing,
	importButton,
	importLink,
	linkField,
	openSearchCard,
} from "#web/test/open-search-card.tsx";
import { pressTwice } from "#web/test/press-twice.ts";

const call = "POST /api/property/parse-url";
const link = "https://www.rightmove.co.uk/properties/100000001";
const otherWays = page.getByRole("heading", { name: "Two other ways to the same preview" });

test("a home for sale is imported with its bedrooms and price, and what else its page says", async () => {
	const { sent } = fakeApi({ [call]: gives(aListing()) });
	const { address, state } = openSearchCard();

	await importLink(`  ${link}  `);

	await expectToast("Property Imported Successfully", "3 bedrooms, £250,000");
	expect(sent).toEqual([{ call, body: { url: link } }]);
	expect(address()).toBe("/property/M145LL?bedrooms=3&price=250000&serviceCharge=1700");
	expect(state()).toMatchObject({
		listing: { postcode: "M14 5LL", tenure: "Leasehold", leaseYears: 92, portal: "rightmove" },
	});
});

test("a home to let is imported with its rent a month", async () => {
	fakeApi({ [call]: gives(aListing({ listingType: "rent", price: 1_650, bedrooms: 1 })) });
	const { address } = openSearchCard();

	await importLink(link);

	await expectToast("Property Imported Successfully", "1 bedroom, £1,650/month");
	expect(address()).toBe("/property/M145LL?bedrooms=1&rent=1650");
});

test.each([
	[{ price: null }, "3 bedrooms, Price TBC", "/property/M145LL?bedrooms=3&serviceCharge=1700"],
	[
		{ bedrooms: 0 },
		"Studio, £250,000",
		"/property/M145LL?bedrooms=0&price=250000&serviceCharge=1700",
	],
	[{ bedrooms: null, price: null }, "Price TBC", "/property/M145LL?serviceCharge=1700"],
])("%j is imported as %s", async (gaps, words, path) => {
	fakeApi({ [call]: gives(aListing(gaps)) });
	const { address } = openSearchCard();

	await importLink(link);

	await expectToast("Property Imported Successfully", words);
	expect(address()).toBe(path);
});

test("an empty link asks for one and sends nothing", async () => {
	const { sent } = fakeApi({});
	openSearchCard();

	await importLink("   ");

	await expectToast("URL Required", "Please enter a Rightmove or Zoopla property URL");
	await expect.element(linkField).toHaveAccessibleDescription(/Please enter a Rightmove or Zoopla/);
	await expect.element(linkField).toHaveFocus();
	expect(sent).toEqual([]);
});

test("while a page is being read a second press sends nothing", async () => {
	const { sent } = fakeApi({ [call]: staysSilent });
	openSearchCard();

	await page.getByRole("tab", { name: "Import from URL" }).click();
	await linkField.fill(link);
	pressTwice(importButton);
	await linkField.click();
	await userEvent.keyboard("{Enter}");

	await expect.element(page.getByRole("button", { name: "Importing..." })).toBeVisible();
	expect(sent).toHaveLength(1);
});

test.each<[ProblemCode, number]>([
	["not_a_portal", 422],
	["not_a_listing", 422],
	["listing_withdrawn", 404],
	["invalid_input", 400],
])(
	"a link at fault (%s) is refused at its field, and only another link helps",
	async (code, status) => {
		fakeApi({
			[call]: refuses(status, { code, message: "Open the home's own page and copy that." }),
		});
		const { address } = openSearchCard();

		await importLink(link);

		await expectToast("URL Parse Failed", "Open the home's own page and copy that.");
		await expect
			.element(linkField)
			.toHaveAccessibleDescription(/Open the home's own page and copy that\.$/);
		await expect.element(linkField).toHaveValue(link);
		await expect.element(linkField).toHaveFocus();
		await expect.element(otherWays).not.toBeInTheDocument();
		expect(address()).toBe("/");
	},
);

test.each<[ProblemCode, number]>([
	["portal_blocks", 502],
	["portal_silent", 504],
	["listing_unreadable", 502],
	["import_off", 503],
	["rate_limited", 429],
])(
	"when the page cannot be had (%s) the home can still be stated by hand",
	async (code, status) => {
		fakeApi({
			[call]: refuses(status, { code, message: "Rightmove does not let us read its pages." }),
		});
		openSearchCard();

		await importLink(link);

		await expectToast("URL Parse Failed", "Rightmove does not let us read its pages.");
		await expect
			.element(linkField)
			.toHaveAccessibleDescription(/Rightmove does not let us read its pages\.$/);
		await expect.element(otherWays).toBeVisible();
	},
);

test("a server that cannot be reached is told, and the home can still be stated by hand", async () => {
	fakeApi({ [call]: isDown });
	openSearchCard();

	await importLink(link);

	await expectToast(
		"URL Parse Failed",
		"Could not parse property URL. Please check the URL and try again.",
	);
	await expect.element(otherWays).toBeVisible();
});

test("what was typed by hand outlives another try of the link", async () => {
	const blocked = refuses(502, { code: "portal_blocks", message: "Not this time." });
	fakeApi({ [call]: inTurn(blocked, staysSilent) });
	openSearchCard();
	await importLink(link);
	await page.getByText("Paste the page's text").click();
	await page.getByLabelText("Text of the page").fill("£250,000");

	await importButton.click();

	await expect.element(page.getByRole("button", { name: "Importing..." })).toBeVisible();
	await expect.element(page.getByLabelText("Text of the page")).toHaveValue("£250,000");
});
