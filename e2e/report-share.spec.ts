import { buyOwn } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";

test("an owner passes a report on by a link, sees it read, withdraws it, and its reader is told", async ({
	page,
	provider,
	browser,
}) => {
	const id = await buyOwn(page, provider);

	const share = page.getByRole("button", { name: "Share", exact: true });
	const dialog = page.getByRole("dialog", { name: "Share this report" });
	await share.click();
	await dialog.getByLabel("Who is it for?").fill("My broker");
	await dialog.getByRole("button", { name: "Make a link" }).click();
	const link = await dialog.getByLabel("Link for My broker").inputValue();
	await expect(dialog.getByText("Not opened yet")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Close" }).click();
	// The owner's own look is not counted.
	await page.goto(link);
	await expect(page.getByText(/^Shared with you, read only\. Made /)).toBeVisible();

	const stranger = await (await browser.newContext()).newPage();
	await stranger.goto(link);
	await expect(stranger.getByText(/^Shared with you, read only\. Made /)).toBeVisible();
	await expect(stranger.getByRole("heading", { name: "Can it be let?" })).toBeVisible();
	await expect(stranger.getByRole("button", { name: "Share", exact: true })).toBeHidden();
	await expect(stranger.getByRole("main").getByRole("checkbox")).toHaveCount(0);
	expect(await stranger.content()).not.toContain(id);
	const pdf = await stranger.request.get(
		(await stranger.getByRole("link", { name: "Download PDF" }).getAttribute("href")) ?? "",
	);
	expect(pdf.headers()["content-type"]).toBe("application/pdf");
	expect(await barriers(stranger)).toEqual([]);

	await page.goto(`/reports/${id}`);
	await share.click();
	await expect(dialog.getByText(/^Opened once, on /)).toBeVisible();
	await dialog.getByRole("button", { name: /^Withdraw/ }).click();
	await page.getByRole("button", { name: "Withdraw link" }).click();
	await expect(dialog.getByLabel("Link for My broker")).toBeHidden();

	await stranger.reload();
	await expect(
		stranger.getByRole("heading", { name: "This link no longer works", exact: true }),
	).toBeVisible();
	await expect(stranger.getByText("Ask whoever sent it.")).toBeVisible();
	await stranger.context().close();
});
