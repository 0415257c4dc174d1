import { barriers, expect, test } from "./fixtures.ts";
import { importFrom, rightmove } from "./importing.ts";

const zoopla = (id: number) => `https://www.zoopla.co.uk/for-sale/details/${id}/`;

test("a listing for sale becomes a preview with its bedrooms and price, and says what else it said", async ({
	page,
}) => {
	await importFrom(page, `${rightmove(100000001)}#/?channel=RES_BUY`);

	await expect(page).toHaveURL("/property/M145LL?bedrooms=3&price=250000&serviceCharge=1700");
	await expect(page.getByText("Property Imported Successfully", { exact: true })).toBeVisible();
	const said = page.getByRole("region", { name: "The listing says" });
	await expect(said).toContainText("Leasehold");
	await expect(said).toContainText("92");
	await expect(said).toContainText("£1,450");
	await expect(said.getByRole("link", { name: "The listing on Rightmove" })).toHaveAttribute(
		"href",
		rightmove(100000001),
	);
	expect(await barriers(page)).toEqual([]);

	await page.reload();
	await expect(said).toContainText("92");
	await page.goto("/property/BN29QA");
	await expect(page.getByText("Assessed")).toBeVisible();
	await expect(said).toBeHidden();
});

test("a listing to let brings its monthly rent along", async ({ page }) => {
	await importFrom(page, `look: ${rightmove(100000002)}`);
	await expect(page).toHaveURL("/property/BN29QA?bedrooms=2&rent=1650");
	await expect(page.getByText("2 bedrooms, £1,650/month", { exact: true })).toBeVisible();
});

test("where a page gives a pin and no postcode, the visitor says which one it is", async ({
	page,
}) => {
	await importFrom(page, zoopla(100000003));
	await expect(page.getByRole("group", { name: "Which postcode is it?" })).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByText("Choose a postcode, or type another one.")).toBeVisible();
	await page.getByRole("radio", { name: /CF24 3AB/ }).check();
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/^.*\/property\/CF243AB\?/);
});

test("a price on application is said and not made up", async ({ page }) => {
	await importFrom(page, "https://www.onthemarket.com/details/100000004/");
	await expect(page).toHaveURL(/\/property\/M145LL/);
	await expect(page).not.toHaveURL(/price=/);
	await expect(page.getByText("3 bedrooms, Price TBC", { exact: true })).toBeVisible();
});

test("a page with half a postcode asks for the rest", async ({ page }) => {
	await importFrom(page, rightmove(100000007));
	await expect(page.getByText("Property Data Extracted", { exact: true })).toBeVisible();
	const postcode = page
		.getByRole("tabpanel", { name: "Import from URL" })
		.getByLabel("UK postcode");
	await expect(postcode).toHaveValue("M14 ");
	await postcode.fill("M14 5LL");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page).toHaveURL(/\/property\/M145LL/);
});

test("a listing that is gone, a page that is none and an address of nobody's are each told apart", async ({
	page,
}) => {
	const refusals: string[] = [];
	for (const link of [
		rightmove(100000005),
		"https://www.rightmove.co.uk/house-prices.html",
		"https://www.rightmove.co.uk.evil.example/properties/100000001",
	]) {
		await importFrom(page, link);
		await expect(page.getByText("URL Parse Failed", { exact: true })).toBeVisible();
		const field = page.getByLabel("Link to the listing");
		await expect(field).toHaveValue(link);
		const described = (await field.getAttribute("aria-describedby")) ?? "";
		refusals.push((await page.locator(`#${described.split(" ").at(-1)}`).textContent()) ?? "");
	}
	expect(new Set(refusals).size).toBe(3);
});

test("when a portal keeps us out, its page can be pasted, and is read in the browser alone", async ({
	page,
}) => {
	await importFrom(page, zoopla(100000006));
	await expect(page.getByText("Two other ways to the same preview")).toBeVisible();
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.postData() ?? ""));
	await page.getByText("Paste the page's text", { exact: true }).click();
	await page
		.getByLabel("Text of the page")
		.fill("3 bed terraced house for sale\n£240,000\nPretend Terrace, Manchester M14 5LL\nFreehold");
	await expect(page.getByText("This is what the text says.")).toBeVisible();
	await page.getByRole("button", { name: "Analyze Property" }).first().click();
	await expect(page).toHaveURL("/property/M145LL?bedrooms=3&price=240000");
	expect(sent.join()).not.toContain("Pretend Terrace");
});

test("a portal's link pasted into the postcode field is taken for what it is", async ({ page }) => {
	await page.goto("/");
	await page.getByLabel("UK postcode").fill(rightmove(100000001));
	await expect(page.getByLabel("Link to the listing")).toHaveValue(rightmove(100000001));
});

test("an empty field is asked for", async ({ page }) => {
	await importFrom(page, " ");
	await expect(page.getByText("URL Required", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Please enter a Rightmove or Zoopla property URL", { exact: true }).first(),
	).toBeVisible();
});
