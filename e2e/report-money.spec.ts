import type { Page } from "@playwright/test";
import { expectReport, order, pay } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { overflows, widths } from "./measuring.ts";

const HOME = "M145LL?certificate=0000-0000-0000-0000-0002&price=180000&rent=1200&bedrooms=3";

test("a landlord of every kind sees their own result beside the sliders, on a phone", async ({
	page,
	provider,
}) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	await provider.setAutomatic(true);
	const id = await order(page, HOME);
	await pay(page);
	await expectReport(page, id);
	await page.getByRole("heading", { name: "ROI Analysis" }).click();
	const result = page.getByRole("status", { name: "Result" });
	await expect(result).toContainText("after tax at the higher rate");
	const typical = await result.textContent();

	await openGroup(page, "Who owns it");
	await page.getByLabel("The owner is").selectOption("two");
	await page.getByLabel("Other income a year, before tax, owner 1").fill("30,000");
	await page.getByLabel("Other income a year, before tax, owner 2").fill("£28000");
	await expect(result).toContainText("after the owners’ tax");
	const ofTwo = await result.textContent();

	await page.getByLabel("The owner is").selectOption("person");
	await page.getByLabel("Other income a year, before tax").fill("60000");
	await expect(result).toContainText("after your tax");
	await page.getByLabel("Lives in").selectOption("Scotland");
	const scottish = await result.textContent();

	await page.getByLabel("The owner is").selectOption("company");
	await expect(result).toContainText("after corporation tax");
	await openGroup(page, "Let whole or by the room");
	await page.getByLabel("Let", { exact: true }).selectOption("rooms");
	await page.getByLabel("Rooms", { exact: true }).fill("5");
	await page.getByLabel("Rent of a room a month").fill("550");
	await expect(page.getByRole("row", { name: /^Bills you pay/ })).toBeVisible();
	const byRoom = await result.textContent();
	expect(new Set([typical, ofTwo, scottish, byRoom]).size).toBe(4);

	await page.getByRole("button", { name: "Back to the report’s figures" }).click();
	await expect(result).toHaveText(typical ?? "");

	await typeDeposit(page, "100");
	await expect(page.getByText("You borrow nothing, so no lender tests the rent.")).toBeVisible();
	await page.getByRole("textbox", { name: "Service charge and ground rent" }).fill("2,400");
	const flat = await result.textContent();
	await page.getByRole("textbox", { name: "Service charge and ground rent" }).fill("-1");
	await expect(page.getByText("Enter an amount in pounds")).toBeVisible();
	await expect(result).toHaveText(flat ?? "");

	for (const width of widths) {
		await page.setViewportSize({ width, height: 844 });
		expect([width, await overflows(page)]).toEqual([width, false]);
	}
	expect(await barriers(page)).toEqual([]);
});

async function typeDeposit(page: Page, percent: string): Promise<void> {
	await openGroup(page, "Change the figures");
	await page.getByLabel("Deposit, share of the price").fill(percent);
}

function openGroup(page: Page, name: string): Promise<void> {
	return page.locator("summary").getByText(name, { exact: true }).click();
}
