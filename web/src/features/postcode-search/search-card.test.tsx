import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeApi, gives } from "#web/test/fake-api.ts";
import { linkField, openSearchCard, postcodeField } from "#web/test/open-search-card.tsx";

const link = "https://www.rightmove.co.uk/properties/173261858#/?channel=RES_BUY&utm_source=share";
const importTab = page.getByRole("tab", { name: "Import from URL" });
const postcodeTab = page.getByRole("tab", { name: "Search by Postcode" });

async function paste(text: string) {
	await postcodeField.click();
	// What a browser does with a paste: the text is inserted, and the field says so.
	document.execCommand("insertText", false, text);
}

test("a postcode is found in upper case and without spaces", async () => {
	fakeApi({ "/api/postcode/validate/M145LL": gives({ isValid: true }) });
	const { found } = openSearchCard();

	await postcodeField.fill(" m14 5ll ");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect.poll(() => found).toEqual(["M145LL"]);
});

test("a price and the bedrooms, if they are known, go along", async () => {
	fakeApi({ "/api/postcode/validate/M145LL": gives({ isValid: true }) });
	const { found } = openSearchCard();

	await postcodeField.fill("M14 5LL");
	await page.getByLabelText("Price, if known").fill("£180k");
	await page.getByLabelText("Bedrooms, if known").fill("2");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect.poll(() => found).toEqual(["M145LL £180000 2 bed"]);
});

test.each([
	["12 Acacia Avenue, Manchester M14 5LL", "M145LL 12"],
	["Flat 2, 10 Pretend Lane, M14 5LL", "M145LL 10"],
	["M14-5LL", "M145LL"],
	["“M14 5LL”", "M145LL"],
])("%s leads to its home", async (typed, home) => {
	const { asked } = fakeApi({ "/api/postcode/validate/M145LL": gives({ isValid: true }) });
	const { found } = openSearchCard();

	await postcodeField.fill(typed);
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect.poll(() => found).toEqual([home]);
	expect(asked).toEqual(["/api/postcode/validate/M145LL"]);
});

test("a letter in a digit's place is asked about, and nothing is refused or guessed", async () => {
	const { asked } = fakeApi({ "/api/postcode/validate/EC1V0BW": gives({ isValid: true }) });
	const { found } = openSearchCard();

	await postcodeField.fill("12 Acacia Avenue, EC1V OBW");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect.element(page.getByText("Did you mean this postcode?")).toBeVisible();
	expect([asked, found]).toEqual([[], []]);
	await page.getByRole("button", { name: "EC1V 0BW" }).click();
	await expect.poll(() => found).toEqual(["EC1V0BW 12"]);
});

test("a place leads to the pages of its councils", async () => {
	const council = { slug: "leeds", name: "Leeds" };
	fakeApi({
		"/api/areas": gives({ found: [council], postcode: null }),
	});
	openSearchCard();

	await postcodeField.fill("Leeds");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect
		.element(page.getByRole("link", { name: "Leeds" }))
		.toHaveAttribute("href", "/areas/leeds");
	await expect.element(postcodeField).not.toHaveAttribute("aria-invalid", "true");
});

test("a place of many councils leads to the list of them", async () => {
	const found = ["Barnet", "Brent", "Camden", "Ealing", "Enfield"].map((name) => ({
		...{ slug: name.toLowerCase(), name },
	}));
	fakeApi({
		"/api/areas": gives({ found, postcode: null }),
		"/api/postcode/validate/LONDON": gives({ isValid: false, reason: "That is no postcode." }),
	});
	openSearchCard();

	await postcodeField.fill("London");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect
		.element(page.getByRole("link", { name: "London: 5 councils" }))
		.toHaveAttribute("href", "/areas?find=London");
	await expect.element(postcodeField).not.toHaveAttribute("aria-invalid", "true");
});

test("a refused postcode is marked, and the field has the focus to type another", async () => {
	fakeApi({
		"/api/postcode/validate/ZZZ": gives({ isValid: false, reason: "That is no UK postcode." }),
	});
	openSearchCard();

	await postcodeField.fill("zzz");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect.element(postcodeField).toHaveAttribute("aria-invalid", "true");
	await expect.element(postcodeField).toHaveFocus();
	await expect.element(postcodeField).toHaveValue("zzz");
});

test.each([
	link,
	"zoopla.co.uk/for-sale/details/68000001/",
	"Check out this home https://www.onthemarket.com/details/14000001/",
	"https://www.example.com/flat",
])("%s pasted as a postcode moves to the import tab, whole", async (pasted) => {
	const { asked } = fakeApi({});
	openSearchCard();

	await paste(pasted);

	await expect.element(linkField).toHaveFocus();
	await expect.element(linkField).toHaveValue(pasted);
	await expect.element(importTab).toHaveAttribute("aria-selected", "true");
	expect(asked).toEqual([]);

	await postcodeTab.click();
	await expect.element(postcodeField).toHaveValue("");
});

test("a postcode stays where it is typed", async () => {
	openSearchCard();

	await paste("M14 5LL");

	await expect.element(postcodeField).toHaveValue("M14 5LL");
	await expect.element(postcodeTab).toHaveAttribute("aria-selected", "true");
});

test("whoever leads to the search leads to the field of the tab that is open", async () => {
	openSearchCard();
	const getStarted = page.getByRole("button", { name: "Get Started" });

	await getStarted.click();
	await expect.element(postcodeField).toHaveFocus();

	await importTab.click();
	await getStarted.click();
	await expect.element(linkField).toHaveFocus();
});

test("the keys lead from tab to tab and into the field, and what was typed stays", async () => {
	openSearchCard();
	await postcodeField.fill("M14");

	await userEvent.tab({ shift: true });
	await expect.element(postcodeTab).toHaveFocus();
	await userEvent.keyboard("{ArrowRight}");
	await userEvent.tab();
	await expect.element(linkField).toHaveFocus();
	await userEvent.tab({ shift: true });
	await userEvent.keyboard("{ArrowLeft}");

	await expect.element(postcodeField).toBeVisible();
	await expect.element(postcodeField).toHaveValue("M14");
});

test("a search that was sent before the script had come goes on with all that was typed", async () => {
	fakeApi({ "/api/postcode/validate/M145LL": gives({ isValid: true }) });
	const { found } = openSearchCard("/?postcode=m14+5ll&price=180000&bedrooms=2");

	await expect.poll(() => found).toEqual(["M145LL £180000 2 bed"]);
	await expect.element(postcodeField).toHaveValue("m14 5ll");
});

test("a link that another app shared is in the import tab", async () => {
	const { sent } = fakeApi({});
	openSearchCard(`/?url=${encodeURIComponent(link)}`);

	await expect.element(linkField).toHaveFocus();
	await expect.element(linkField).toHaveValue(link);
	expect(sent).toEqual([]);
});
