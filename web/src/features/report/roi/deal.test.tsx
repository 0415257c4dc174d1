import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fromPounds } from "#domain/base/money.ts";
import { startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { calculateMoney } from "#domain/subjects/finance/calculate-money.ts";
import { aReportOfMoney } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { aMoneySection } from "#web/test/report-market-sections.ts";
import { RoiFigures } from "./roi-figures.tsx";

const result = page.getByRole("status", { name: "Result" });
const answer = page.getByRole("status", { name: "Where it is met" });
const slider = (name: string) => page.getByRole("slider", { name, exact: true });

test("the result, three sliders and what the lenders' rows decide stand first", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await expect
		.element(result)
		.toHaveTextContent(/^£140a year before tax£112after tax at the basic rate/);
	for (const name of ["Rent", "Price", "Rate"]) {
		await expect.element(slider(name)).toBeVisible();
	}
	const lenders = page.getByText(/^No dated lender test is held/).first();
	await expect.element(lenders).toBeVisible();
});

test("an arrow key moves a slider by a step, and the result follows", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	(slider("Rent").element() as HTMLInputElement).focus();
	await userEvent.keyboard("{ArrowRight}{ArrowRight}");

	await expect.element(slider("Rent")).toHaveAttribute("aria-valuetext", "£960");
	await expect.element(result).toHaveTextContent(/^£228a year before tax; £140 in the report/);
	await page.getByRole("button", { name: "Back to the report’s figures" }).click();
	await expect.element(result).toHaveTextContent(/^£140a year before tax£112/);
	await expect.element(slider("Rent")).toHaveAttribute("aria-valuetext", "£950");
});

test("the marks of a slider say from where a lender passes and it pays", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await expect.element(slider("Rent")).toHaveAccessibleDescription("It pays after tax from £935");
	// A lender passes up to more than the line reaches.
	await expect
		.element(slider("Price"))
		.toHaveAccessibleDescription("It pays after tax up to £183,313");
});

test("the price from which a target is met is said in one line, and follows the target and what moves", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await expect.element(answer).toHaveTextContent("At £183,313 or less it meets your target.");
	await page.getByLabelText("Your target").selectOptions("cash_flow");
	await page.getByLabelText("Pounds a month").fill("£200");
	await page.getByLabelText("What may move").selectOptions("rent");
	await expect.element(answer).toHaveTextContent("From £1,206 a month it meets your target.");
	await page.getByLabelText("Pounds a month").fill("-5");
	await expect
		.element(page.getByLabelText("Pounds a month"))
		.toHaveAccessibleDescription("Enter an amount in pounds");
	await expect.element(answer).toHaveTextContent("From £1,206 a month it meets your target.");
	await page.getByLabelText("Your target").selectOptions("return");
	await page.getByLabelText("Percent a year").fill("101");
	await expect
		.element(page.getByLabelText("Percent a year"))
		.toHaveAccessibleDescription("Enter a percentage from 0 to 100");
});

test("a company pays corporation tax, and two people are taxed each", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await page.getByLabelText("The owner is").selectOptions("company");
	await expect.element(result).toHaveTextContent(/after corporation tax/);
	await page.getByLabelText("The owner is").selectOptions("two");
	await expect.element(result).toHaveTextContent(/£140after the owners’ tax/);
	await page.getByLabelText("Other income a year, before tax, owner 1").fill("60,000");
	await expect.element(result).not.toHaveTextContent(/£140after the owners’ tax/);
	const rowOf = (owner: number) =>
		page.getByRole("row", { name: new RegExp(`^Owner ${owner}, of their share`) });
	// Half of 7,740.40 at 40 % less 20 % of half of 7,600.50; half of 139.90 is left before it.
	await expect.element(rowOf(1)).toHaveTextContent(/£788−£718/);
	await expect.element(rowOf(2)).toHaveTextContent(/£0£70/);
	await page.getByLabelText("Other income a year, before tax, owner 1").fill("lots");
	await expect
		.element(page.getByLabelText("Other income a year, before tax, owner 1"))
		.toHaveAttribute("aria-invalid", "true");
});

test("by the room the landlord pays the bills, each of which can be typed over", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await page.getByLabelText("Let", { exact: true }).selectOptions("rooms");
	await expect.element(slider("Rent of a room")).toBeVisible();
	await expect
		.element(
			page
				.getByRole("table", { name: /^A year of the letting/ })
				.getByRole("row", { name: /^Bills you pay/ }),
		)
		.toBeVisible();
	await page.getByLabelText("Water a year").fill("900");
	await page.getByLabelText("Rooms", { exact: true }).fill("5");
	// £308.46 and five times £502.30; what was typed over stays.
	await expect.element(page.getByLabelText("Gas and electricity a year")).toHaveValue("2819.96");
	await expect.element(page.getByLabelText("Water a year")).toHaveValue("900");
	await page.getByLabelText("Water a year").fill("");
	await expect.element(result).toHaveTextContent(/before water and tax/);
	await page.getByLabelText("Let", { exact: true }).selectOptions("whole");
	await expect.element(result).toHaveTextContent(/^£140a year before tax£112/);
});

test("an unknown service charge stays in sight beside every result", async () => {
	const assumptions = startingAssumptions({
		price: fromPounds(180_000),
		rent: fromPounds(950),
		serviceCharge: null,
	});
	const { context } = aMoneySection();
	const money = aMoneySection({ assumptions, figures: calculateMoney(assumptions, context) });
	renderOpened(<RoiFigures report={aReportOfMoney(money)} />);

	await expect.element(result).toHaveTextContent("a year before service charge and tax");
	await expect.element(answer).toHaveTextContent(/meets your target, before service charge\.$/);
});

test("ten years, the sale and a company stand under them", async () => {
	await page.viewport(1280, 900);
	renderOpened(<RoiFigures report={aReportOfMoney()} />);

	await expect.element(page.getByText(/^A company .+ kept in it, /)).toBeVisible();
	await expect.element(page.getByRole("row", { name: /^2035-36 £11,400 / })).toBeVisible();
	await expect.element(page.getByRole("row", { name: /^Sold for £180,000/ })).toBeVisible();
	await page.getByLabelText("Rent, costs and price grow by").selectOptions("inflation");
	await expect.element(page.getByRole("row", { name: /^Sold for £244,/ })).toBeVisible();
});
