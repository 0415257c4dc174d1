import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aReportOfMoney } from "#web/test/paid-report.ts";
import { renderOpened } from "#web/test/render-opened.tsx";
import { RoiFigures } from "./roi-figures.tsx";

const result = page.getByRole("status", { name: "Result" });
const running = page.getByLabelText("How it is run");
const management = page.getByLabelText("Management, of the rent paid");
const finding = page.getByLabelText(/^Finding a tenant/);

test("how it is run sets what an agent takes, says where that was read, and follows what is typed", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);
	await expect.element(running).toHaveValue("managed");
	await expect.element(page.getByText(/^Agents ask 10 to 12% with VAT/)).toBeVisible();

	await running.selectOptions("self");
	await expect.element(management).toHaveValue("0");
	// £139.90 and 12 % of 95 % of £11,400.
	await expect.element(result).toHaveTextContent(/^£1,440a year before tax/);
	await running.selectOptions("managed_found");
	await expect.element(management).toHaveValue("13.8");
	await expect.element(finding).toHaveValue("90");
	const source = page.getByText(/8 to 15% of the rent.+50 to 100% of a month's rent/);
	await expect.element(source).toBeVisible();

	await management.fill("11");
	await expect.element(running).toHaveValue("own");
	await expect.element(source).not.toBeInTheDocument();
	await management.fill("13.8");
	await expect.element(running).toHaveValue("managed_found");
});

test("an agent of a house by the room takes another share, and whole again the first one", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);
	await running.selectOptions("managed_found");

	await page.getByLabelText("Let", { exact: true }).selectOptions("rooms");
	await expect.element(management).toHaveValue("15");
	await expect.element(running).toHaveValue("managed_found");
	await page.getByLabelText("Let", { exact: true }).selectOptions("whole");
	await expect.element(management).toHaveValue("13.8");
});

test("a short lease says which lenders ask for more and that an extension costs more, each with its source", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);
	const lease = page.getByLabelText("Years left on the lease");
	const lenders = page.getByText(/^Accord, Aldermore and Virgin Money ask for 85 years/);
	await expect.element(lenders).not.toBeInTheDocument();

	await lease.fill("79");
	await expect.element(lenders).toBeVisible();
	await expect.element(page.getByText(/^At 80 years or less/)).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: /^UK Finance's Lenders' Handbook/ }))
		.toHaveAttribute("href", expect.stringContaining("lendershandbook.ukfinance.org.uk"));
	await lease.fill("soon");
	await expect.element(lease).toHaveAccessibleDescription("Enter 0 to 9999 years");
	await lease.fill("");
	await expect.element(lenders).not.toBeInTheDocument();
});

test("the usual arrangement fee is one press away, and marked as the trade's", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);
	const fee = page.getByLabelText("Arrangement fee");
	await expect
		.element(fee)
		.toHaveAccessibleDescription(/^Lenders ask from nothing.+a rule of the trade\.$/);

	await page.getByRole("button", { name: "Use 1.5% of the loan" }).click();
	// Of £135,000.
	await expect.element(fee).toHaveValue("2025");
});

test("with four or more lettings the lenders' table says that it is of this home alone", async () => {
	renderOpened(<RoiFigures report={aReportOfMoney()} />);
	const alone = page.getByText(/these rows are of this home alone\./);
	await expect.element(alone).not.toBeInTheDocument();

	await page.getByLabelText("I will have four or more mortgaged lettings").click();
	await expect.element(alone).toBeVisible();
	await expect
		.element(page.getByRole("row", { name: /^Hinckley & Rugby, two-year/ }))
		.toBeVisible();
});
