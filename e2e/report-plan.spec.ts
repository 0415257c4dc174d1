import type { Page } from "@playwright/test";
import { expectReport, order, pay } from "./buying.ts";
import { expect, test } from "./fixtures.ts";
import { register } from "./people.ts";

/** Of the steps, in their order. */
const boxes = (page: Page) => page.getByRole("main").getByRole("checkbox");

test("steps that an owner ticks in two tabs are all ticked the next time, and the plan's days come as a calendar", async ({
	page,
	provider,
}) => {
	await provider.setAutomatic(true);
	const { email } = await register(page);
	const id = await order(page);
	await pay(page, undefined, email);
	await expectReport(page, id);
	const other = await page.context().newPage();
	await other.goto(`/reports/${id}`);

	await boxes(page).nth(0).check();
	await boxes(other).nth(1).check();
	// The answer to the second tab tells of the first one's tick too.
	await expect(boxes(other).nth(0)).toBeChecked();

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
