import type { Page } from "@playwright/test";
import { buyOwn } from "./buying.ts";
import { expect, test } from "./fixtures.ts";

/** The boxes of the plan's steps, in their order. */
const boxes = (page: Page) => page.getByRole("main").getByRole("checkbox");

test("steps that an owner ticks in two tabs are all ticked the next time, and the plan's days come as a calendar", async ({
	page,
	provider,
}) => {
	const id = await buyOwn(page, provider);
	const other = await page.context().newPage();
	await other.goto(`/reports/${id}`);

	await boxes(page).nth(0).check();
	await boxes(other).nth(1).check();
	// The answer to the second tab tells of the first one's tick too.
	await expect(boxes(other).nth(0)).toBeChecked();

	// The first five steps stand in the whole plan too, ticked alike.
	const name = (await page.locator("label:has(input[type=checkbox])").first().textContent()) ?? "";
	await page.getByRole("link", { name: /^All \d+ steps$/ }).click();
	await expect(page.getByRole("checkbox", { name })).toHaveCount(2);
	await expect(page.getByRole("checkbox", { name }).last()).toBeChecked();

	await page.reload();
	await expect(boxes(page).nth(0)).toBeChecked();
	await expect(boxes(page).nth(1)).toBeChecked();
	await boxes(page).nth(0).uncheck();
	await expect(boxes(page).nth(0)).not.toBeChecked();
	await other.reload();
	await expect(boxes(other).nth(1)).toBeChecked();
	await expect(boxes(other).nth(0)).not.toBeChecked();

	const calendar = await page.request.get(`/api/reports/${id}/plan.ics`);
	expect(calendar.headers()["content-type"]).toContain("text/calendar");
	expect(await calendar.text()).toContain("BEGIN:VEVENT");
});
