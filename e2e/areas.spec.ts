import { barriers, expect, test } from "./fixtures.ts";
import { overflows, widths } from "./measuring.ts";

test("a visitor finds a council by a postcode, sees its schemes on a map, and goes on to a home", async ({
	page,
}) => {
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Councils" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Landlord licensing by council");
	await page.getByLabel("Council or postcode").fill("m14 5ll");
	await page.getByRole("button", { name: "Find" }).click();

	await expect(page).toHaveURL("/areas/manchester");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Landlord licensing in Manchester",
	);
	await page.getByRole("heading", { name: "Manchester on the map" }).scrollIntoViewIfNeeded();
	await expect(
		page.getByRole("img", { name: /^Licensing and planning: Manchester\. Manchester by ward\./ }),
	).toBeVisible();
	expect(await barriers(page)).toEqual([]);

	await page.getByRole("link", { name: /Check a home in Manchester/ }).click();
	await expect(page.getByLabel("UK postcode")).toBeVisible();
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the whole text of a council and the search among all are there", async ({ page }) => {
		await page.goto("/areas");
		await page.getByLabel("Council or postcode").fill("carlisle");
		await page.getByRole("button", { name: "Find" }).click();
		await page.getByRole("link", { name: "Cumberland" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Landlord licensing in Cumberland",
		);
		await expect(page.getByText("Mean rent a month")).toBeVisible();
		await expect(page.getByText("Rent repayment order")).toBeVisible();
	});
});

test("the list, councils' pages and the register's fit, and say their title once, at all widths", async ({
	page,
}) => {
	for (const path of [
		"/areas",
		"/areas/newham",
		"/areas/highland",
		"/areas/cardiff",
		"/register",
	]) {
		await page.goto(path, { waitUntil: "networkidle" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		for (const width of [320, ...widths]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await overflows(page), `${path} at ${width}`).toBe(false);
		}
	}
	expect(await barriers(page)).toEqual([]);
});

test("no council is at an address that names none", async ({ page }) => {
	const answer = await page.goto("/areas/atlantis");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

test("what a page tells programs stands under the policy, and nothing of it is refused", async ({
	page,
}) => {
	const refused: string[] = [];
	page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
	for (const [path, type] of [
		["/areas/newham", "BreadcrumbList"],
		["/register", "Dataset"],
	] as const) {
		const answer = await page.goto(path);
		expect(answer?.headers()["content-security-policy"]).toContain("script-src 'self'");
		const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
		const types = texts.flatMap((text) =>
			JSON.parse(text)["@graph"].map((node: Record<string, unknown>) => node["@type"]),
		);
		expect(types).toContain(type);
		await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
			"href",
			"/register/changes.atom",
		);
	}
	// A browser says of each script that the policy refuses.
	expect(refused).toEqual([]);
});
