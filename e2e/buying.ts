import { expect, type Page } from "@playwright/test";
import type { Provider } from "./payments.ts";
import { register } from "./people.ts";

/** A test card of the payment provider that always pays. */
export const CARD = "4242424242424242";

/** From the preview to the checkout of a new report; its id. */
export async function order(page: Page, postcode = "M145LL"): Promise<string> {
	await page.goto(`/property/${postcode}`);
	// The bar of a phone says the same.
	await page
		.getByRole("button", { name: /^Get Full Report/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "Complete Your Purchase" })).toBeVisible();
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** Fills the form as a buyer does, and presses the button. */
export async function pay(page: Page, number = CARD, email = "buyer@example.com"): Promise<void> {
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Card number").fill(number);
	await page.getByLabel("Expiry").fill("1239");
	await page.getByLabel("CVC").fill("123");
	await page.getByLabel(/^I ask for the report at once/).check();
	await page.getByRole("button", { name: /^Pay £/ }).click();
}

/** A report that somebody with an account made and paid for, as they read it; its id. */
export async function buyOwn(
	page: Page,
	provider: Pick<Provider, "setAutomatic">,
): Promise<string> {
	await provider.setAutomatic(true);
	const { email } = await register(page);
	const id = await order(page);
	await pay(page, CARD, email);
	await expectReport(page, id);
	return id;
}

/** What the toast that is shown says, title and message. */
export function expectToast(page: Page, words: string | RegExp): Promise<void> {
	return expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText(words);
}

export async function expectReport(page: Page, id: string): Promise<void> {
	await expect(page).toHaveURL(`/reports/${id}`);
	await expect(page.getByRole("heading", { name: "Property Risk Report" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
}
