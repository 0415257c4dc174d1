import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { aListing, importLink, openSearchCard } from "#web/test/open-search-card.tsx";

const call = "POST /api/property/parse-url";
const link = "https://www.zoopla.co.uk/for-sale/details/100000003/";
const heading = page.getByRole("heading", { name: "One thing is missing: the postcode" });
const continueButton = page.getByRole("button", { name: "Continue" });
const choice = page.getByRole("group", { name: "Which postcode is it?" });
const another = page.getByLabelText("Another postcode");

const withPin = aListing({
	postcode: null,
	outcode: "CF24",
	portal: "zoopla",
	nearestPostcodes: [
		{ postcode: "CF24 3AB", metres: 38 },
		{ postcode: "CF24 3AD", metres: 4 },
		{ postcode: "CF24 3AF", metres: 1_212 },
	],
});

function openWithPin() {
	const api = fakeApi({
		[call]: gives(withPin),
		"/api/postcode/validate/CF243AB": gives({ isValid: true }),
		"/api/postcode/validate/CF243AX": gives({ isValid: true }),
		"/api/postcode/validate/CF24": gives({ isValid: false, reason: "That is half a postcode." }),
	});
	return { ...api, ...openSearchCard() };
}

test("the postcodes nearest to the pin are offered, none chosen beforehand", async () => {
	const { address } = openWithPin();

	await importLink(link);

	await expect.element(heading).toHaveFocus();
	await expect.element(page.getByLabelText("CF24 3AB about 40 m from the pin")).toBeVisible();
	await expect.element(page.getByLabelText("CF24 3AD less than 10 m from the pin")).toBeVisible();
	await expect.element(page.getByLabelText("CF24 3AF about 1,210 m from the pin")).toBeVisible();
	expect(choice.getByRole("radio", { checked: true }).elements()).toEqual([]);
	await expect.element(page.getByText("3 bedrooms, £250,000, Claremont Road")).toBeVisible();

	await continueButton.click();

	await expect
		.element(choice)
		.toHaveAccessibleDescription(/Choose a postcode, or type another one\.$/);
	expect(address()).toBe("/");
});

test("the one that is chosen, here by the keys, leads on with all that the page says", async () => {
	const { address, state } = openWithPin();
	await importLink(link);
	await expect.element(heading).toHaveFocus();

	await userEvent.tab();
	await userEvent.keyboard(" {Enter}");

	await expectToast("Property Imported Successfully", "3 bedrooms, £250,000");
	expect(address()).toBe("/property/CF243AB?bedrooms=3&price=250000&serviceCharge=1700");
	expect(state()).toMatchObject({ listing: { postcode: "CF243AB", tenure: "Leasehold" } });
});

test("another postcode can be typed, and is checked like any", async () => {
	const { address } = openWithPin();
	await importLink(link);

	await another.click();
	const field = page.getByLabelText("UK postcode").last();
	await continueButton.click();
	await expect.element(field).toHaveAccessibleDescription("That is half a postcode.");
	await field.fill("cf24 3ax");
	await userEvent.keyboard("{Enter}");

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/CF243AX?bedrooms=3&price=250000&serviceCharge=1700");
});

test("with half a postcode and no pin the whole one is asked for", async () => {
	fakeApi({
		[call]: gives(aListing({ postcode: null })),
		"/api/postcode/validate/M145LL": gives({ isValid: true }),
	});
	const { address } = openSearchCard();

	await importLink(link);

	await expectToast(
		"Property Data Extracted",
		"Found property details but unable to determine postcode. Please use postcode search instead.",
	);
	const field = page.getByLabelText("UK postcode").last();
	await expect
		.element(field)
		.toHaveAccessibleDescription("The listing says M14; type the whole postcode.");
	await expect.element(field).toHaveValue("M14 ");
	await field.fill("M14 5LL");
	await continueButton.click();
	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL?bedrooms=3&price=250000&serviceCharge=1700");
});

test("a place typed for the postcode leads to its council", async () => {
	fakeApi({
		[call]: gives(aListing({ postcode: null })),
		"/api/areas": gives({ found: [{ slug: "manchester", name: "Manchester" }], postcode: null }),
	});
	openSearchCard();
	await importLink(link);

	await page.getByLabelText("UK postcode").last().fill("Manchester");
	await continueButton.click();

	await expect
		.element(page.getByRole("link", { name: "Manchester" }))
		.toHaveAttribute("href", "/areas/manchester");
});

test("a page that does not say where the home is is told apart", async () => {
	fakeApi({ [call]: gives(aListing({ postcode: null, outcode: null, address: null })) });
	openSearchCard();

	await importLink(link);

	await expectToast(
		"Property Data Extracted",
		"Found property details but unable to determine location. Please use postcode search instead.",
	);
	await expect
		.element(page.getByLabelText("UK postcode").last())
		.toHaveAccessibleDescription("The listing does not say where the home is.");
});
