import { barriers, expect, test } from "./fixtures.ts";

test("a visitor sees the council of a home on a map, asks it another question, and nobody outside is asked", async ({
	page,
	baseURL,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await page.goto("/property/M145LL");
	await expect(page.getByRole("heading", { name: "The area" })).toBeAttached();
	expect(asked.filter((address) => address.includes("/outlines/"))).toEqual([]);

	await page.getByRole("heading", { name: "The area" }).scrollIntoViewIfNeeded();
	await expect(
		page.getByRole("img", {
			name: /^Licensing and planning: Manchester\. M14 5LL lies in Fallowfield/,
		}),
	).toBeVisible();
	await page.getByRole("radio", { name: "Renters" }).check();
	await expect(page.getByRole("img", { name: /^Households that rent privately/ })).toBeVisible();
	await page.getByText("As a table, with its source").click();
	await expect(page.getByRole("row", { name: "Manchester 32%" }).last()).toBeVisible();
	// Prices of areas are finer than an authority: subscribers alone read them.
	await expect(page.getByRole("radio", { name: "Price" })).toHaveCount(0);

	expect(asked.filter((address) => address.includes("/outlines/"))).toHaveLength(1);
	const ours = new URL(baseURL ?? "").hostname;
	expect(asked.filter((address) => new URL(address).hostname !== ours)).toEqual([]);
	expect(await barriers(page)).toEqual([]);
});

test("the sample report has its map with prices of areas, from the document alone", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/reports/sample");
	await page.getByRole("heading", { name: "The Area" }).click();
	await page.getByRole("radio", { name: "Price" }).check();
	await expect(
		page.getByRole("img", { name: /^Median price of homes sold: Manchester/ }),
	).toBeVisible();
	expect(asked.filter((path) => /outlines|area-figures/.test(path))).toEqual([]);
});

test("a home in Edinburgh has its rents by market area, and a map that shows what is held", async ({
	page,
}) => {
	await page.goto("/property/EH65NP");
	await page.getByText("How it compares", { exact: true }).click();
	await expect(page.getByRole("row", { name: /^Lothian £1,420/ })).toBeVisible();
	await expect(
		page.getByRole("img", { name: /^Households that rent privately: City of Edinburgh/ }),
	).toBeVisible();
	await expect(page.getByRole("radio", { name: "Crime" })).toHaveCount(0);
});

test("without outlines a preview says so and stays whole", async ({ page }) => {
	await page.route("**/assets/outlines/**", (route) => route.abort());
	await page.goto("/property/M145LL");
	await page.getByRole("heading", { name: "The area" }).scrollIntoViewIfNeeded();
	await expect(page.getByText(/^The map could not be loaded/)).toBeVisible();
	await expect(page.getByRole("heading", { name: "What housing benefit pays" })).toBeVisible();
});
