import type { Page } from "@playwright/test";
import { openPanel } from "./administering.ts";
import { barriers, expect, test } from "./fixtures.ts";

const sourceRow = (page: Page, name: string) =>
	page
		.getByRole("table", { name: "Data sources" })
		.getByRole("row", { name: new RegExp(`^${name}`) });

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a refresh begun by hand is seen under way, then with its outcome and its notes", async ({
	page,
	mailbox,
	sim,
}) => {
	await sim.set("epc-register", "slow");
	await openPanel(page, mailbox, "settings");
	const row = sourceRow(page, "New energy certificates");
	await row.getByRole("button", { name: /^Run now/ }).click();

	await expect(row).toContainText(/Running.*by an administrator/);
	await expect(row.getByRole("button", { name: "Running..." })).toBeVisible();
	expect(await barriers(page)).toEqual([]);

	await expect(row).toContainText(/Updated.*certificates? lodged from/, { timeout: 30_000 });
	await expect(page.getByText("New energy certificates: updated.", { exact: true })).toBeVisible();
	await expect(row.getByRole("button", { name: /^Run now/ })).toBeEnabled();
});

test("a refresh that fails says why and leaves what was there, and the next one that works is told", async ({
	page,
	mailbox,
	sim,
}) => {
	await openPanel(page, mailbox, "settings");
	const row = sourceRow(page, "Bank Rate");
	await row.getByRole("button", { name: /^Run now/ }).click();
	// An earlier run stands in the row until this one begins.
	await expect(page.getByText(/^Bank Rate: (updated|there is nothing newer)\.$/)).toBeVisible();
	await expect(row).toContainText(/Updated|Nothing newer/);
	const before = await row.getByRole("cell").nth(1).textContent();

	await sim.set("bank-rate", "garbage");
	await row.getByRole("button", { name: /^Run now/ }).click();
	await expect(row).toContainText(/Failed.*Bank of England: it sent something else than its data/);
	expect(await row.getByRole("cell").nth(1).textContent()).toBe(before);
	await expect(page.getByText("Bank Rate: the refresh failed.", { exact: true })).toBeVisible();
	expect(await barriers(page)).toEqual([]);

	await sim.set("bank-rate", "ok");
	await row.getByRole("button", { name: /^Run now/ }).click();
	await expect(row).toContainText("Nothing newer");
	await expect(row).not.toContainText("Failed");
});

test("a source that is off and one that nobody brought in say what is missing, and offer no run", async ({
	page,
	mailbox,
}) => {
	await openPanel(page, mailbox, "settings");
	const off = sourceRow(page, "Private rents");
	await expect(off).toContainText(/Off.*PRIVATE_RENTS_URL names no address/);
	await expect(off.getByRole("button")).toHaveCount(0);
	const waiting = sourceRow(page, "Sold prices");
	await expect(waiting).toContainText(/Not brought in yet.*npm run data:sales/);
	await expect(waiting.getByRole("button")).toHaveCount(0);

	const refused = await page.request.post("/api/admin/system/refresh/rents", {
		headers: { origin: new URL(page.url()).origin },
	});
	expect(refused.status()).toBe(422);
	expect(await refused.text()).toContain("PRIVATE_RENTS_URL names no address");

	const { sources } = await (await page.request.get("/api/health")).json();
	expect(sources.rents).toMatchObject({ status: "off", isOverdue: false });
	expect(sources.sales).toMatchObject({ status: "not_brought_in", outcome: null });
});

test("readers of the documentation are told what is off and what was not brought in", async ({
	page,
}) => {
	await page.goto("/documentation?tab=data-sources");
	const table = page.getByRole("table", { name: "Datasets held" });
	await expect(table.getByRole("row", { name: /^Private rents/ })).toContainText(
		"Switched off here",
	);
	await expect(table.getByRole("row", { name: /^Sold prices/ })).toContainText(
		"Not brought in yet",
	);
	await expect(table).not.toContainText(/_URL|npm run/);
	expect(await barriers(page)).toEqual([]);
});

test("on a phone how sources stand needs no scrolling to the side", async ({ page, mailbox }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openPanel(page, mailbox, "settings");
	await expect(sourceRow(page, "Sold prices")).toContainText("Not brought in yet");
	expect(await overflow(page)).toBe(0);
	expect(await barriers(page)).toEqual([]);
	await page.goto("/documentation?tab=data-sources");
	await expect(page.getByText("Switched off here")).toBeVisible();
	expect(await overflow(page)).toBe(0);
});
