import type { Response } from "@playwright/test";
import { barriers, expect, expectUnhindered, test } from "./fixtures.ts";

test("a visitor goes from a postcode to the figures of one home", async ({ page }) => {
	await page.goto("/");
	await page.getByLabel("UK postcode").fill("m14 5ll");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect(page).toHaveURL("/property/M145LL");
	await expect(page.getByText(/^Fallowfield, Manchester · Assessed/)).toBeVisible();
	await expect(page.getByRole("img", { name: /Investment score \d+/ })).toBeVisible();

	await page.getByText("Change", { exact: true }).click();
	const homes = page.getByLabel("Address");
	await homes.selectOption({ label: "2 Pretend Terrace, D" });
	await expect(page).toHaveURL(/certificate=0000-0000-0000-0000-0002/);
	await expect(page.getByText("£600 to £1,850").first()).toBeVisible();
	await expect(page.getByText("61 points")).toBeVisible();

	await page.reload();
	await expect(page.getByText("61 points")).toBeVisible();
});

test("a figure opens its source, date and licence", async ({ page }) => {
	await page.goto("/property/M145LL");
	await page.getByRole("button", { name: /^Estimated gross yield:/ }).click();

	const sources = page.getByRole("dialog");
	await expect(sources).toContainText("Price Index of Private Rents");
	await expect(sources).toContainText("May 2026");
	await expect(sources).toContainText("Open Government Licence");
	await page.keyboard.press("Escape");
	await expect(sources).toBeHidden();
});

test("a home that cannot lawfully be let says so before anything else", async ({ page }) => {
	await page.goto("/property/M145LL?certificate=0000-0000-0000-0000-0004");

	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Can it be let?");
	await expect(page.getByText("No: band F")).toBeVisible();
	await expect(page.getByText("Cannot lawfully be let: energy rating F").first()).toBeVisible();
	await expect(page.getByRole("img", { name: /Investment score 20/ })).toBeVisible();

	await page.getByText("Change", { exact: true }).click();
	await page.getByLabel(/exemption/i).check();
	await expect(page.getByText("No: band F")).toHaveCount(0);
});

test("what a stranger may not read is not in any answer the browser gets", async ({ page }) => {
	const bodies: Promise<string>[] = [];
	const read = (response: Response) => {
		// A stranger's preview comes with the document.
		if (response.url().includes("/api/") || response.request().resourceType() === "document") {
			bodies.push(response.text());
		}
	};
	page.on("response", read);
	await page.goto("/property/M145LL?bedrooms=2&rent=4000");
	await expect(page.getByText(/In the £15 report, or subscribe\./).first()).toBeVisible();

	// What comes after the page has settled is of no other kind, and no one would wait for it.
	page.off("response", read);
	const answers = (await Promise.all(bodies)).join("\n");
	expect(answers).toContain('"regulatoryFlags":[]');
	for (const secret of ["1352", "1216", "268215", "229914"]) {
		expect(answers).not.toContain(secret);
	}
});

test("a postcode that is none is refused, and the field says why", async ({ page }) => {
	await page.goto("/");
	await page.getByLabel("UK postcode").fill("BFPO 57");
	await page.getByRole("button", { name: "Analyze Property" }).click();

	await expect(page.getByText("Invalid Postcode", { exact: true })).toBeVisible();
	await expect(page.getByText("not a place where a home can be let")).toBeVisible();
	await expect(page).toHaveURL("/");
	await expect(page.getByLabel("UK postcode")).toHaveValue("BFPO 57");
});

test("a terminated postcode is not found, with the month it ended", async ({ page }) => {
	await page.goto("/property/E1W1UU");

	await expect(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible();
	await expect(page.getByText("E1W 1UU has not been in use since February 2015.")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
});

test("nothing stands in anyone's way on a preview by figures of Scotland", async ({ page }) => {
	await page.goto("/property/EH65NP");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByText("Assessing this postcode")).toBeHidden();
	await expectUnhindered(page, "/property/EH65NP");
});
