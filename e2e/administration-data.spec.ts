import { readFile } from "node:fs/promises";
import { addScheme, openPanel, signInAsAdministrator, tabs } from "./administering.ts";
import { expectReport, expectToast, order, pay } from "./buying.ts";
import { barriers, expect, expectUnhindered, test } from "./fixtures.ts";
import { registerVerified } from "./people.ts";
import { subscribe } from "./subscribing.ts";
import { planInTables, standingInTables } from "./tables.ts";

test("a report is found by its buyer's address, its mail sent again, its money given back, and it is closed", async ({
	page,
	mailbox,
	provider,
}) => {
	const email = `buyer${Date.now()}@example.com`;
	const id = await order(page);
	await pay(page, undefined, email);
	await expectReport(page, id);
	await expect.poll(() => mailbox.subjects(email)).toHaveLength(1);

	await openPanel(page, mailbox, "payments");
	await page.getByLabel("E-mail address or id").fill(email.toUpperCase());
	await page.getByRole("button", { name: "Search", exact: true }).click();
	const row = page.getByRole("row").filter({ hasText: id });
	await expect(row).toContainText("£15");
	await row.getByRole("button", { name: /^Resend mail/ }).click();
	await expect.poll(() => mailbox.subjects(email)).toHaveLength(2);

	await row.getByRole("button", { name: /^Refund/ }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByText(/goes back to the card/)).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await dialog.getByRole("button", { name: /^Refund £15/ }).click();
	await expect(row).toContainText("Refunded");
	expect(standingInTables(id)).toEqual({ report: "refunded", payments: ["refunded"] });
	await expect.poll(() => mailbox.subjects(email)).toHaveLength(3);
	await provider.deliver({ order: "shuffled", copies: 2 });
	expect(standingInTables(id)).toEqual({ report: "refunded", payments: ["refunded"] });
	expect(await mailbox.subjects(email)).toHaveLength(3);

	await page.goto("/admin?tab=settings");
	await page.getByLabel("Administrator, action or subject").fill(id);
	await expect(page.getByRole("table", { name: "Audit log, newest first" })).toContainText("£15");
});

test("what was paid for a plan is listed, given back, and the plan ends", async ({
	page,
	mailbox,
	provider,
}) => {
	const { email } = await registerVerified(page, mailbox);
	await subscribe(page);
	await provider.passDays(8);
	expect(planInTables(email).plans).toEqual(["pro active 2500"]);

	await openPanel(page, mailbox, "payments");
	await page.getByLabel("E-mail address or id").fill(email);
	await page.getByRole("button", { name: "Search", exact: true }).click();
	await page.getByRole("button", { name: /^Refund the Pro plan/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: /^Refund £25/ }).click();
	await expect(page.getByRole("row").filter({ hasText: "Pro" })).toContainText("Cancelled");
	expect(planInTables(email).plans).toEqual(["pro canceled 2500"]);

	await page.getByRole("button", { name: /^Refund the Pro plan/ }).click();
	await expect(dialog.getByText(/was given back already/)).toBeVisible();
});

test("what visitors do is counted, shown in charts with tables, and can be downloaded", async ({
	page,
	mailbox,
	provider,
}) => {
	const id = await order(page);
	await pay(page);
	await expectReport(page, id);
	await openPanel(page, mailbox, "analytics");
	expect(await provider.payments()).toHaveLength(1);
	await expect(page.getByText("Manchester").first()).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: /^Download CSV.*revenue/i }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(
		/^lettable-revenue-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/,
	);
	const text = await readFile(await download.path(), "utf8");
	expect(text).toContain("Day,Revenue (£)\r\n");
	// Other journeys bought something today, too.
	const today = Number(/,([\d.]+)\r\n$/.exec(text)?.[1]);
	expect(today).toBeGreaterThanOrEqual(15);
});

test("a scheme that is verified and then ended in the register changes the next preview", async ({
	page,
	mailbox,
}) => {
	await page.goto("/property/M145LL");
	const licensing = page.getByRole("region", { name: /licens/i }).first();
	await expect(licensing).toBeVisible();
	const before = await licensing.textContent();

	await openPanel(page, mailbox, "register");
	await page.getByLabel("Council or code").fill("Manchester");
	const row = page
		.getByRole("row")
		.filter({ hasText: "Manchester" })
		.filter({ hasText: "Selective" });
	await row.first().getByRole("button", { name: /^Edit/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Verified today" }).click();
	expect(await barriers(page)).toEqual([]);
	await dialog.getByRole("button", { name: "Save scheme" }).click();
	await expectToast(page, "Success");
	await page.goto("/property/M145LL");
	await expect(licensing).not.toHaveText(before ?? "");
});

test("a scheme whose page changed waits in the queue with what changed, and is confirmed", async ({
	page,
	mailbox,
}) => {
	test.setTimeout(120_000);
	const council = "Isles of Scilly";
	await openPanel(page, mailbox, "settings");
	await addScheme(page, {
		authorityCode: "E06000053",
		url: "https://www.scilly.gov.uk/licensing/changes",
	});
	const pages = page.getByRole("row").filter({ hasText: "Council licensing pages" });
	for (const looks of [1, 2]) {
		await pages.getByRole("button", { name: /^Run now/ }).click();
		await expect(pages, `look ${looks}`).toContainText("Running");
		await expect(pages, `look ${looks}`).toContainText("Updated", { timeout: 45_000 });
	}

	const register = page.getByRole("region", { name: "Licensing register" });
	const row = register
		.getByRole("row")
		.filter({ hasText: council })
		.filter({ hasText: "Additional" });
	// The second look may end just after this one began.
	await expect(async () => {
		await page.goto("/admin?tab=register");
		await register.getByLabel("Council or code").fill(council);
		await expect(row).toContainText("Page changed", { timeout: 5_000 });
	}).toPass({ timeout: 45_000 });
	await row.getByRole("link", { name: /^Check/ }).click();
	await expect(page.getByText("Page changed", { exact: true })).toBeVisible();
	await expect(page.getByText(/^What changed since /)).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await page.keyboard.press("c");
	await expect(page.getByRole("dialog")).toBeVisible();
	expect(await barriers(page)).toEqual([]);
	await page.keyboard.press("Enter");
	await expectToast(page, "Success");

	await page.getByRole("link", { name: "All rows" }).click();
	await register.getByLabel("Council or code").fill(council);
	await expect(row).toHaveCount(1);
	await expect(row).not.toContainText("Page changed");
});

test("nothing stands in anybody's way in the panel", async ({ page, mailbox }) => {
	test.slow();
	await signInAsAdministrator(page, mailbox);
	for (const tab of Object.keys(tabs)) {
		await page.goto(`/admin?tab=${tab}`);
		await expect(page.getByRole("tab", { selected: true })).toBeVisible();
		await page.waitForLoadState("networkidle");
		await expectUnhindered(page, tab);
	}
});
