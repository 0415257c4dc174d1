import type { Page } from "@playwright/test";
import { poundsOr } from "#domain/base/amounts-in-words.ts";
import { fromPounds } from "#domain/base/money.ts";
import { SAMPLE_LANDLORD } from "#domain/site/example-postcodes.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import { asOwnersOfHome, type Owners } from "#domain/subjects/finance/owners.ts";
import { quickMoney } from "#domain/subjects/finance/quick-money.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { CARD, expectReport, order, pay } from "./buying.ts";
import { barriers, expect, test } from "./fixtures.ts";
import { overflows, widths } from "./measuring.ts";
import { register } from "./people.ts";

const FLAT = "M145LL?price=220000&rent=1250&serviceCharge=2000&bedrooms=2";
const person = { nation: "England", share: 1, company: false } as const;

test("a cash buyer needs no lender, and is told so beside their result after tax", async ({
	page,
}) => {
	const money = await openSample(page);
	await openGroup(page, "Change the figures");
	await page.getByLabel("Deposit, share of the price").fill("100%");
	await openGroup(page, "Who owns it");
	await page.getByLabel("The owner is").selectOption("person");
	await page.getByLabel("Other income a year, before tax").fill("£30,000");

	await expect(page.getByText("You borrow nothing, so no lender tests the rent.")).toBeVisible();
	const pensioner = { ...person, incomePence: fromPounds(30_000) };
	await expectResult(page, money, { depositShare: 1 }, [pensioner]);
	await page.getByLabel("Deposit, share of the price").fill("all of it");
	await expect(page.getByText("Enter a percentage from 0 to 100")).toBeVisible();
	await expectResult(page, money, { depositShare: 1 }, [pensioner]);
	await page.getByRole("button", { name: "Back to the report’s figures" }).click();
	await expectResult(page, money, {}, [SAMPLE_LANDLORD]);
});

test("a higher-rate owner of a flat keeps their position and a scenario, prints it, and the report stays as it was", async ({
	page,
	provider,
}) => {
	test.slow();
	await page.setViewportSize({ width: 390, height: 844 });
	await provider.setAutomatic(true);
	const { email } = await register(page);
	await page.goto("/account");
	const mine = page.getByRole("region", { name: "My position" });
	await mine.getByLabel("The owner is").selectOption("person");
	await mine.getByLabel("Other income a year, before tax").fill("60,000");
	await mine.getByRole("button", { name: "Save my position" }).click();
	await expect(page.getByText("Position saved", { exact: true })).toBeVisible();

	const id = await order(page, FLAT);
	await pay(page, CARD, email);
	await expectReport(page, id);
	await expect(page.getByText(/^Reckoned for £60,000 a year besides this letting/)).toBeVisible();
	const read = async () => (await page.request.get(`/api/reports/${id}`)).text();
	const before = await read();
	const { money }: { money: MoneySection } = JSON.parse(before).document;
	expect(money.assumptions.serviceCharge).toBe(fromPounds(2_000));
	const owner = { ...person, incomePence: fromPounds(60_000) };
	await openMoney(page);
	await expectResult(page, money, {}, [owner]);

	await openGroup(page, "Change the figures");
	await page.getByRole("textbox", { name: "Service charge and ground rent" }).fill("2,400");
	await page.getByLabel("Name of the scenario").fill("Dearer charge");
	await page.getByRole("button", { name: "Keep these figures" }).click();
	const kept = page.getByRole("row", { name: /Dearer charge/ });
	await expect(kept).toBeVisible();
	await page.getByRole("button", { name: "A page for your broker" }).click();
	const sheet = page.getByRole("dialog", { name: "For your broker" });
	await expect(sheet).toContainText("Figures of “Dearer charge”.");
	await expect(sheet).toContainText("£165,000, 75% of the price");
	await expect(sheet).not.toContainText("£60,000");
	expect(await barriers(page)).toEqual([]);
	await sheet.getByRole("button", { name: "Close" }).click();

	await page.reload();
	await openMoney(page);
	await expectResult(page, money, {}, [owner]);
	await kept.getByRole("button", { name: "Open" }).click();
	await expectResult(page, money, { serviceCharge: fromPounds(2_400) }, [owner]);
	expect(await read()).toBe(before);
	for (const width of widths) {
		await page.setViewportSize({ width, height: 844 });
		expect([width, await overflows(page)]).toEqual([width, false]);
	}
	expect(await barriers(page)).toEqual([]);
});

test("a company lets five rooms, pays their bills, and is taxed as one", async ({ page }) => {
	await openSample(page);
	await openGroup(page, "Who owns it");
	await page.getByLabel("The owner is").selectOption("company");
	await openGroup(page, "Let whole or by the room");
	await page.getByLabel("Let", { exact: true }).selectOption("rooms");
	await page.getByLabel("Rooms", { exact: true }).fill("5");
	await page.getByLabel("Rent of a room a month").fill("600");

	const result = resultOf(page);
	await expect(result).toContainText("after corporation tax");
	const year = page.getByRole("table", { name: /^A year of the letting/ });
	await expect(year.getByRole("row", { name: /^Rent .*£36,000/ })).toBeVisible();
	const bills = year.getByRole("row", { name: /^Bills you pay/ });
	await expect(bills).toBeVisible();
	// £308.46 and five times £502.30 of energy.
	await expect(page.getByLabel("Gas and electricity a year")).toHaveValue("2819.96");
	const withBills = await result.textContent();
	await page.getByLabel("Bills are included in the rent").uncheck();
	await expect(bills).toHaveCount(0);
	await expect(result).not.toHaveText(withBills ?? "");
});

test("an owner who lives in Scotland is taxed by its bands", async ({ page }) => {
	const money = await openSample(page);
	await openGroup(page, "Who owns it");
	await page.getByLabel("The owner is").selectOption("person");
	await page.getByLabel("Other income a year, before tax").fill("42000");
	const owner = { ...person, incomePence: fromPounds(42_000) };
	await expectResult(page, money, {}, [owner]);
	await page.getByLabel("Lives in").selectOption("Scotland");
	await expectResult(page, money, {}, [{ ...owner, nation: "Scotland" }]);
	await expect(page.getByText(/^For a person who lives in Scotland, at the income/)).toBeVisible();
});

test("two owners on basic-rate salaries are taxed each on their share", async ({ page }) => {
	const money = await openSample(page);
	await openGroup(page, "Who owns it");
	await page.getByLabel("The owner is").selectOption("two");
	await page.getByLabel("Other income a year, before tax, owner 1").fill("28,000");
	await page.getByLabel("Other income a year, before tax, owner 2").fill("£34000");
	const half = { ...person, share: 0.5 };
	const owners = [
		{ ...half, incomePence: fromPounds(28_000) },
		{ ...half, incomePence: fromPounds(34_000) },
	];
	await expectResult(page, money, {}, owners);
	for (const which of [1, 2]) {
		await expect(
			page.getByRole("row", { name: new RegExp(`^Owner ${which}, of their share`) }),
		).toBeVisible();
	}
	await page.getByLabel("Share of the first owner").selectOption("25");
	await expectResult(page, money, {}, [
		{ ...owners[0], share: 0.25 } as Owners[number],
		{ ...owners[1], share: 0.75 } as Owners[number],
	]);
});

/** Opens the money chapter of the report that anyone may read, with what it was frozen with. */
async function openSample(page: Page): Promise<MoneySection> {
	const { document } = await (await page.request.get("/api/reports/sample")).json();
	await page.goto("/reports/sample");
	await openMoney(page);
	return document.money;
}

async function openMoney(page: Page): Promise<void> {
	await page.getByRole("heading", { name: "ROI Analysis" }).click();
	await expect(resultOf(page)).toBeVisible();
}

function resultOf(page: Page) {
	return page.getByRole("status", { name: "Result" });
}

/** The result in sight is that of the frozen figures with these changes, for these owners. */
async function expectResult(
	page: Page,
	{ assumptions, context }: MoneySection,
	changes: Partial<Assumptions>,
	owners: Owners,
): Promise<void> {
	const { year, afterTax } = quickMoney(
		{ ...assumptions, ...changes },
		{ ...context, ...asOwnersOfHome(owners) },
	);
	await expect(resultOf(page)).toContainText(poundsOr(year.cashFlow));
	await expect(resultOf(page)).toContainText(poundsOr(afterTax));
}

function openGroup(page: Page, name: string): Promise<void> {
	return page.locator("summary").getByText(name, { exact: true }).click();
}
