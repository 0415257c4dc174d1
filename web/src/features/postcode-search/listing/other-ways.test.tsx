import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeApi, gives, refuses } from "#web/test/fake-api.ts";
import { importLink, openSearchCard } from "#web/test/open-search-card.tsx";

const link = "https://m.rightmove.co.uk/properties/100000001?utm_source=mail";
const field = (name: string) => page.getByRole("textbox", { name }).last();
const analyze = page.getByRole("button", { name: "Analyze Property" });
const status = page.getByRole("status").filter({ hasText: /text/ });

const text = `14 Claremont Road, Manchester, M14 5LL
£250,000
BEDROOMS
3
TENURE
Leasehold
Length of lease: 92 years left
COUNCIL TAX
Band: B`;

type Answers = Parameters<typeof fakeApi>[0];

/** The import tab after a portal refused, with one of the ways open. */
async function openWay(way: string, answers: Answers = {}) {
	const blocked = refuses(502, { code: "portal_blocks", message: "Rightmove does not let us." });
	const api = fakeApi({
		"POST /api/property/parse-url": blocked,
		"/api/postcode/validate/M145LL": gives({ isValid: true }),
		"/api/postcode/validate/M145LS": gives({ isValid: true }),
		"/api/postcode/validate/NOPE": gives({ isValid: false, reason: "That is no postcode." }),
		...answers,
	});
	const card = openSearchCard();
	await importLink(link);
	// It may lie over what is pressed next.
	await page.getByRole("button", { name: "Close" }).click();
	await page.getByText(way).click();
	return { ...api, ...card };
}

const openPaste = () => openWay("Paste the page's text");
const openTyping = (answers?: Answers) => openWay("Type three figures yourself", answers);
const pasted = page.getByLabelText("Text of the page");

test("a pasted page is read without being sent, and leads to the same preview as an import", async () => {
	const { sent, address, state } = await openPaste();

	await pasted.fill(text);

	await expect.element(status).toHaveTextContent("This is what the text says.");
	await expect.element(field("UK postcode")).toHaveValue("M14 5LL");
	await expect.element(field("Bedrooms")).toHaveValue("3");
	await expect.element(field("Purchase price")).toHaveValue("250000");
	await analyze.click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL?bedrooms=3&price=250000");
	expect(state()).toMatchObject({
		listing: {
			postcode: "M145LL",
			tenure: "Leasehold",
			leaseYears: 92,
			councilTaxBand: "B",
			portal: "rightmove",
			url: "https://www.rightmove.co.uk/properties/100000001",
		},
	});
	expect(sent).toHaveLength(1);
});

test("what the text got wrong can be corrected", async () => {
	const { address, state } = await openPaste();
	await pasted.fill(text);

	await field("Bedrooms").fill("4");
	await page.getByRole("radio", { name: "To let" }).click();
	await field("Rent a month").fill("£1,250");
	await page.getByLabelText("Lease: 92 years left").click();
	await analyze.click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL?bedrooms=4&rent=1250");
	expect(state()).toMatchObject({ listing: { tenure: "Leasehold", leaseYears: null } });
});

test("what kind of price a text gives, and that somebody has agreed to buy, travel to the preview", async () => {
	const { address, state } = await openPaste();
	await pasted.fill(
		"3 bedroom house for sale\nSold subject to contract\nGuide Price\n£55,000\nFor sale by modern auction\nM14 5LL",
	);

	await expect.element(page.getByLabelText("Price given as: Auction guide price")).toBeChecked();
	await analyze.click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL?bedrooms=3&price=55000");
	expect(state()).toMatchObject({
		listing: { priceNote: "Auction guide price", agreed: "sold", unusual: null },
	});
});

test("what is no ordinary letting is told, and no price of it is taken", async () => {
	const { address, state } = await openPaste();
	await pasted.fill("2 bedroom park home for sale\n£155,000\nM14 5LL");

	await expect
		.element(status)
		.toHaveTextContent("The text is of a park home, no ordinary letting.");
	await expect.element(field("Purchase price")).toHaveValue("");
	await expect.element(field("Bedrooms")).toHaveValue("");
	await analyze.click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL");
	expect(state()).toMatchObject({ listing: { unusual: "park_home" } });
});

test("of several postcodes in a text none is taken until it is chosen", async () => {
	const { address } = await openPaste();
	await pasted.fill("Two flats, M14 5LL and M14 5LS\n£250,000");

	await analyze.click();
	const choice = page.getByRole("group", { name: "Which postcode is it?" });
	await expect.element(choice).toHaveAccessibleDescription(/Choose a postcode/);
	await page.getByLabelText("M14 5LS").click();
	await analyze.click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LS?price=250000");
});

test("what the text leaves open is named, and asked for", async () => {
	await openPaste();

	await pasted.fill("Claremont Road, Manchester, M14\n£1,650 pcm");

	await expect
		.element(status)
		.toHaveTextContent("The text does not settle the postcode, the bedrooms.");
	await expect.element(field("UK postcode")).toHaveValue("M14 ");
	await expect.element(field("Rent a month")).toHaveValue("1650");
});

test("a text from nowhere in particular travels without a portal", async () => {
	const { state } = await openPaste();
	await page.getByLabelText("Link to the listing").fill("https://www.example.com/flat");
	await pasted.fill(text);

	await analyze.click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(state()).toMatchObject({ listing: { tenure: "Leasehold", portal: null, url: null } });
});

test("three figures typed by hand lead to the same preview", async () => {
	const { address, state } = await openTyping();

	await field("UK postcode").fill("m14 5ll");
	await page.getByRole("radio", { name: "To let" }).click();
	await field("Bedrooms").fill("2");
	await field("Rent a month").fill("1,650.50");
	await analyze.click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL?bedrooms=2&rent=1650.50");
	expect(state()).toBeNull();
});

test.each(["Manchester", "14 Claremont Road, Rusholme, Manchester"])(
	"%s in place of the postcode leads to its council",
	async (typed) => {
		await openTyping({
			"/api/areas": gives({ found: [{ slug: "manchester", name: "Manchester" }], postcode: null }),
		});

		await field("UK postcode").fill(typed);
		await analyze.click();

		await expect
			.element(page.getByRole("link", { name: "Manchester" }))
			.toHaveAttribute("href", "/areas/manchester");
	},
);

test("a likely postcode is pressed, and leads on with the figures and the number of the house", async () => {
	const { address } = await openTyping();

	await field("UK postcode").fill("14 Claremont Road, Manchester, M14 SLL");
	await field("Bedrooms").fill("2");
	await analyze.click();
	await page.getByRole("button", { name: "M14 5LL" }).click();

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL?bedrooms=2&houseNumber=14");
});

test("a postcode alone is enough, and a wrong one is refused where it was typed", async () => {
	const { address } = await openTyping();

	await field("Bedrooms").fill("2");
	await field("UK postcode").fill("nope");
	await userEvent.keyboard("{Enter}");
	await expect.element(field("UK postcode")).toHaveAccessibleDescription(/That is no postcode\.$/);
	await expect.element(field("Bedrooms")).toHaveValue("2");
	await field("Bedrooms").fill("");
	await field("UK postcode").fill("M14 5LL");
	await userEvent.keyboard("{Enter}");

	await expect.element(page.getByText("The preview")).toBeVisible();
	expect(address()).toBe("/property/M145LL");
});
