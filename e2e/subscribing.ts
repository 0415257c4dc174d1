import { expect, type Page } from "@playwright/test";
import { CARD } from "./buying.ts";

/** Set up without a word, and declined whenever it is charged. */
export const DECLINED_LATER = "4000000000000341";

const names = { starter: "Starter", pro: "Pro", expert: "Expert" } as const;
export type Plan = keyof typeof names;

/** Opens a plan's checkout; what is due and the provider's fields are there. */
export async function openCheckout(page: Page, plan: Plan = "pro"): Promise<void> {
	await page.goto(`/subscription-checkout/${plan}`);
	await expect(page.getByLabel("Card number")).toBeVisible();
}

/** Types a card into the provider's fields. */
export async function typeCard(page: Page, number = CARD): Promise<void> {
	await page.getByLabel("Card number").fill(number);
	await page.getByLabel("Expiry").fill("1239");
	await page.getByLabel("CVC").fill("123");
}

/** Types a card and presses the button of the checkout, whatever it says. */
export async function payForPlan(page: Page, number = CARD): Promise<void> {
	await typeCard(page, number);
	await page.getByRole("button", { name: /^(Start Free Trial|Subscribe|Pay|Change to)/ }).click();
}

export async function expectWelcome(page: Page, plan: Plan = "pro"): Promise<void> {
	await expect(page).toHaveURL(new RegExp(`/subscription/success\\?plan=${plan}$`));
	await expect(
		page.getByRole("heading", { name: `Welcome to the ${names[plan]} plan` }),
	).toBeVisible();
}

/** Takes out a plan by its checkout. */
export async function subscribe(page: Page, plan: Plan = "pro", number = CARD): Promise<void> {
	await openCheckout(page, plan);
	await payForPlan(page, number);
	await expectWelcome(page, plan);
}

/** Expects these words about the plan on the account page. */
export async function expectPlan(page: Page, words: string | RegExp): Promise<void> {
	await page.goto("/account");
	await expect(page.locator("#plan")).toContainText(words);
}
