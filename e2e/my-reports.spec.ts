import { buyOwn, expectReport, order, pay } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";

test("an owner names, finds and compares their reports, takes the comparison along and puts one aside", async ({
	page,
	provider,
}) => {
	const first = await buyOwn(page, provider);
	const second = await order(page, "BN29QA");
	await pay(page);
	await expectReport(page, second);
	await page.goto("/reports");
	const rows = page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("article") });
	await expect(rows).toHaveCount(2);
	expect(await barriers(page)).toEqual([]);

	await rows
		.last()
		.getByRole("button", { name: /^Add a name or note/ })
		.click();
	const dialog = page.getByRole("dialog", { name: "Name and note" });
	await dialog.getByLabel("Name").fill("The corner");
	await dialog.getByLabel("Note").fill("Ask about the roof");
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(rows.last().getByRole("heading", { name: "The corner" })).toBeVisible();

	await page.getByRole("searchbox", { name: /^Find by name/ }).fill("roof");
	await expect(rows).toHaveCount(1);
	await expect(page).toHaveURL("/reports?find=roof");
	await page.getByRole("button", { name: "Clear the search" }).click();
	await expect(rows).toHaveCount(2);

	for (const box of await page.getByRole("checkbox", { name: /^Compare/ }).all()) {
		await box.check();
	}
	await page.getByRole("link", { name: "Compare", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Homes Side by Side" })).toBeVisible();
	await expect(page.getByRole("link", { name: "The corner" })).toHaveAttribute(
		"href",
		`/reports/${first}`,
	);
	await expect(page.getByRole("heading", { name: "What differs" })).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	const pdf = await page.request.get(
		(await page.getByRole("link", { name: "Download PDF" }).getAttribute("href")) ?? "",
	);
	expect(pdf.headers()["content-type"]).toBe("application/pdf");

	await page.getByRole("link", { name: "My Reports" }).first().click();
	await rows
		.last()
		.getByRole("button", { name: /^Archive/ })
		.click();
	await expect(rows).toHaveCount(1);
	await page.getByRole("checkbox", { name: "Archived" }).check();
	await expect(rows.getByRole("heading", { name: "The corner" })).toBeVisible();
});
