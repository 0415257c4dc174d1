import type { Page } from "@playwright/test";
import { expectReport, expectToast, order, pay } from "./buying.ts";
import { expect, expectUnhindered, test } from "./fixtures.ts";
import { logOut, register, somebody } from "./people.ts";

const HOME = "M145LL?certificate=0000-0000-0000-0000-0002&price=180000&rent=950&bedrooms=3";

test("nothing stands in anyone's way before, at or after a purchase, at any width, light or dark", async ({
	page,
	provider,
}) => {
	test.slow();
	await provider.setAutomatic(true);
	const unpaid = await order(page);
	const paid = await order(page, HOME);
	await pay(page);
	await expectReport(page, paid);
	for (const path of [`/reports/${paid}`, `/checkout/${unpaid}`, `/checkout/${paid}`, "/reports"]) {
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByText(/^Loading/)).toBeHidden();
		await expectUnhindered(page, path);
	}
});

test("an assumption that is edited changes the sums at once, and the report keeps its own", async ({
	page,
	provider,
}) => {
	const id = await order(page, HOME);
	await pay(page);
	await expectReport(page, id);
	await openSums(page);
	const yearly = page.getByRole("status", { name: "Result" });
	const frozen = await yearly.textContent();

	await page.getByLabel("Rent a month").fill("1400");

	await expect(yearly).not.toHaveText(frozen ?? "");
	await page.getByRole("button", { name: "Back to the report’s figures" }).click();
	await expect(yearly).toHaveText(frozen ?? "");
	await page.getByLabel("Rent a month").fill("1400");
	await page.reload();
	await openSums(page);
	await expect(yearly).toHaveText(frozen ?? "");
	expect(await provider.payments()).toHaveLength(1);
});

async function openSums(page: Page): Promise<void> {
	await page.getByRole("heading", { name: "ROI Analysis" }).click();
	await page.getByText("Change the figures").click();
	await expect(page.getByLabel("Rent a month")).toBeVisible();
}

test("My Reports holds what its owner made, paid or not, and nobody else reads it", async ({
	page,
	provider,
	browser,
}) => {
	await page.goto("/reports");
	await expect(page.getByRole("link", { name: "Sign In" }).last()).toBeVisible();
	const { email } = await register(page);
	await page.goto("/reports");
	await expect(page.getByText("No reports yet")).toBeVisible();
	const unpaid = await order(page, "BN29QA");
	const paid = await order(page);
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await pay(page, undefined, email);
	await expectReport(page, paid);

	await page.goto("/reports");
	await page.getByRole("link", { name: /^Complete Purchase/ }).click();
	await expect(page).toHaveURL(`/checkout/${unpaid}`);
	await page.goto("/reports");
	await page.getByRole("link", { name: /^View Report/ }).click();
	await expectReport(page, paid);

	const stranger = await (await browser.newContext()).newPage();
	for (const path of [`/reports/${paid}`, `/checkout/${unpaid}`]) {
		await stranger.goto(path);
		await expect(stranger.getByRole("heading", { name: "Report Not Found" })).toBeVisible();
	}
	await stranger.context().close();
	expect(await provider.violations()).toEqual([]);
});

test("a report bought without an account is kept in the account of its buyer's address", async ({
	page,
	provider,
	mailbox,
}) => {
	const buyer = somebody();
	const id = await order(page);
	await pay(page, undefined, buyer.email);
	await expectReport(page, id);
	await register(page, buyer);
	await page.goto(`/reports/${id}`);
	await expectReport(page, id);
	await expect(page.getByRole("button", { name: "Keep this report in your account" })).toBeHidden();

	await page.goto(await mailbox.link(buyer.email, "/verify-email"));
	await page.getByRole("button", { name: "Verify my e-mail" }).click();
	await expect(page.getByRole("heading", { name: "E-mail verified" })).toBeVisible();
	await page.goto(`/reports/${id}`);
	await page.getByRole("button", { name: "Keep this report in your account" }).click();
	await expectToast(page, "The report is in your account.");

	await logOut(page);
	await page.goto(`/reports/${id}`);
	await expect(page.getByRole("heading", { name: "Report Not Found" })).toBeVisible();
	expect(await provider.payments()).toHaveLength(1);
});
