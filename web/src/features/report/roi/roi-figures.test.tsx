import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import { calculateMoney } from "#domain/subjects/finance/calculate-money.ts";
import type { MoneySection } from "#domain/telling/report/money/money-section.ts";
import { aReportOfMoney } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { aMoneySection } from "#web/test/report-market-sections.ts";
import { RoiFigures } from "./roi-figures.tsx";

const rent = page.getByLabelText("Rent a month");
const price = page.getByLabelText("Purchase price");
const interest = page.getByLabelText("Interest rate");
const result = page.getByRole("status", { name: "Result" });
const reset = page.getByRole("button", { name: "Back to the report’s figures" });

/** A report whose frozen figures no sum of today gives: 777 pounds of cash flow. */
function frozenOtherwise(): MoneySection {
	const money = aMoneySection();
	const year = { ...money.figures.year, cashFlow: fromPounds(777) };
	return { ...money, figures: { ...money.figures, year } };
}

test("untouched, the figures are the report's own, whatever would be calculated today", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney(frozenOtherwise())} />);

	await expect.element(result).toHaveTextContent(/^£777a year before tax(?!;)/);
	await expect.element(reset).not.toBeInTheDocument();
});

test("an edited assumption is calculated with at once, and the report's figure stays in sight", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);
	await expect.element(page.getByRole("row", { name: /^Rent £11,400$/ })).toBeVisible();

	await rent.fill("1,200");

	await expect.element(page.getByRole("row", { name: /^Rent £14,400$/ })).toBeVisible();
	await expect.element(result).toHaveTextContent(/before tax; £140 in the report/);
	await expect.element(page.getByText("6.3% in the report")).toBeVisible();
});

test("going back restores every field and every figure", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney(frozenOtherwise())} />);
	await rent.fill("1200");
	await interest.fill("abc");

	await reset.click();

	await expect.element(rent).toHaveValue("950");
	await expect.element(interest).toHaveValue("5.63");
	await expect.element(result).toHaveTextContent(/^£777a year before tax(?!;)/);
	await expect.element(interest).not.toHaveAttribute("aria-invalid");
});

test("an assumption typed back as it was gives the report's figures again", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney(frozenOtherwise())} />);
	await interest.fill("5");
	await expect.element(result).toHaveTextContent(/in the report/);

	await interest.fill("5.63");

	await expect.element(result).toHaveTextContent(/^£777a year before tax(?!;)/);
});

test.each([
	["Interest rate", "four", "Enter a percentage from 0 to 100"],
	["Interest rate", "", "Enter a percentage from 0 to 100"],
	["Interest rate", "101", "Enter a percentage from 0 to 100"],
	["Rent a month", "-5", "Enter an amount in pounds"],
	["Rent a month", "0", "Enter an amount above £0"],
	["Rent a month", "100001", "Enter £100,000 or less"],
])("%s of %j is refused beside its field, and the last figures stay", async (label, typed, why) => {
	const field = page.getByLabelText(label);
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await field.fill(typed);

	await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(why));
	await expect.element(field).toHaveAttribute("aria-invalid", "true");
	await expect.element(result).toHaveTextContent(/^£140a year before tax(?!;)/);
});

test("without a price what hangs on it is not known, and the rest stands", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await price.fill("");

	await expect.element(result).toHaveTextContent(/^Not known/);
	await expect.element(page.getByRole("row", { name: /^Rent £11,400$/ })).toBeVisible();
	await expect.element(page.getByRole("row", { name: "Interest Not known" })).toBeVisible();
	await expect.element(page.getByRole("row", { name: "Deposit Not known" })).toBeVisible();
});

test("a report without rent and price says what is missing and shows no figure", async () => {
	const { lines, context, assumptions, letWhole } = aMoneySection();
	const nothing = { ...assumptions, rent: null, price: null };
	const money: MoneySection = {
		context,
		lines,
		assumptions: nothing,
		figures: calculateMoney(nothing, context),
		priceGrowth: null,
		letWhole,
		missing: "No price and no rent is known.",
	};
	renderOpened(<RoiFigures report={aReportOfMoney(money)} />);

	await expect.element(page.getByText("No price and no rent is known.")).toBeVisible();
	await expect.element(page.getByRole("row", { name: "Rent Not known" })).toBeVisible();
	await expect.element(rent).toHaveValue("");
	expect(document.body.textContent).not.toContain("NaN");
});

test("the tables hold the tax slices, the lenders' tests, the tax years and what would change", async () => {
	await page.viewport(1280, 900);
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	for (const name of [
		"£0 to £125,000 £6,250 5%",
		"£125,000 to £180,000 £3,850 7%",
		"Skipton, five-year at 4.5%, below your rate 125% basic; 145% higher Passes £202,666; £174,712",
		"Accord, two-year at 7.63% 125% basic; 145% higher Falls short £119,528; £103,041",
		"Interest rate 1 point higher −£1,210",
	]) {
		await expect.element(page.getByRole("row", { name })).toBeVisible();
	}
	await expect.element(page.getByRole("columnheader", { name: "Tax 2026-27" })).toBeVisible();
	await expect.element(page.getByRole("columnheader", { name: "Left 2027-28" })).toBeVisible();
});
