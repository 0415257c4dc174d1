import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { fillCard, payingPage } from "../test/paying-page.ts";
import { simulatedStripe } from "../test/simulated-stripe.ts";
import { bundleShim } from "./bundle-shim.ts";

const { sim, stripe, intent } = simulatedStripe();
const { open, complaints } = payingPage(sim);

const result = (page: Page) => page.locator("output").textContent();
const pay = (page: Page) => page.getByRole("button", { name: "Pay" }).click();

test("a card is typed in and paid with, under the product's content security policy", async () => {
	const { client_secret: secret } = await intent();
	const page = await open({ secret });
	await page.getByText("ready").waitFor();
	await fillCard(page, "4242424242424242");
	expect(await page.getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
	await pay(page);
	await expect.poll(() => result(page)).toContain('"status":"succeeded"');
	expect(await page.evaluate(() => Reflect.get(window, "said").at(-1))).toEqual({
		complete: true,
		empty: false,
	});
	expect(complaints).toEqual([]);
	expect(sim.paymentIntents().at(-1)?.status).toBe("succeeded");
});

test("fields drawn before there was an intent pay one of the amount they were drawn for, and no other", async () => {
	const { client_secret: secret, id } = await intent({ amount: 2000 });
	const page = await open({ secret, amount: 1500 });
	await page.getByText("ready").waitFor();
	await fillCard(page, "4242424242424242");
	await pay(page);
	await expect.poll(() => result(page)).toContain("does not match");
	expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_payment_method");

	await page.evaluate(() => Reflect.get(window, "update")({ amount: 2000 }));
	await pay(page);
	await expect.poll(() => result(page)).toContain('"status":"succeeded"');
});

test("fields drawn for a subscription pay its first payment, which is kept for later; others do not", async () => {
	const params = { amount: 2500, setup_future_usage: "off_session" } as const;
	const { client_secret: secret } = await intent(params);
	const other = await open({ secret, amount: 2500 });
	await fillCard(other, "4242424242424242");
	await pay(other);
	await expect.poll(() => result(other)).toContain("setup_future_usage");

	const page = await open({ secret, amount: 2500, mode: "subscription" });
	await fillCard(page, "4242424242424242");
	await pay(page);
	await expect.poll(() => result(page)).toContain('"status":"succeeded"');
});

test("fields drawn for a subscription that costs nothing yet set a card up; those for a payment do not", async () => {
	const { client_secret: secret } = await stripe.setupIntents.create();
	const other = await open({ secret, amount: 2500 });
	await fillCard(other, "4242424242424242");
	await pay(other);
	await expect.poll(() => result(other)).toContain("the intent is a setup");

	const page = await open({ secret, amount: 0, mode: "subscription" });
	await fillCard(page, "4242424242424242");
	await pay(page);
	await expect.poll(() => result(page)).toContain('"status":"succeeded"');
});

test("fields that are not filled in say so, and nothing is confirmed", async () => {
	const { client_secret: secret, id } = await intent();
	const page = await open({ secret });
	await page.getByText("ready").waitFor();
	await pay(page);
	await expect.poll(() => result(page)).toContain("incomplete_number");
	expect((await page.getByRole("alert").allTextContents()).map((text) => text.trim())).toEqual([
		"Your card number is incomplete.",
		"Your card's expiration date is incomplete.",
		"Your card's security code is incomplete.",
	]);
	expect(await page.getByLabel("CVC").getAttribute("aria-invalid")).toBe("true");
	expect((await stripe.paymentIntents.retrieve(id)).last_payment_error).toBeNull();
});

test("after a card that is declined, another pays", async () => {
	const { client_secret: secret } = await intent();
	const page = await open({ secret });
	await fillCard(page, "4000000000009995");
	await pay(page);
	await expect.poll(() => result(page)).toContain("Your card has insufficient funds.");
	await fillCard(page, "5555555555554444");
	await pay(page);
	await expect.poll(() => result(page)).toContain('"status":"succeeded"');
});

test.each([
	["Complete", '"status":"succeeded"'],
	["Fail", "payment_intent_authentication_failure"],
])("the owner is asked for proof: %s", async (button, end) => {
	const { client_secret: secret } = await intent();
	const page = await open({ secret });
	await fillCard(page, "4000002760003184");
	await pay(page);
	await page.getByRole("dialog", { name: "Confirm this payment" }).waitFor();
	await page.getByRole("button", { name: button }).click();
	await expect.poll(() => result(page)).toContain(end);
	expect(await page.getByRole("dialog").count()).toBe(0);
	expect(complaints).toEqual([]);
});

test("closing the dialog is failing", async () => {
	const { client_secret: secret } = await intent();
	const page = await open({ secret });
	await fillCard(page, "4000002760003184");
	await pay(page);
	await page.getByRole("dialog").waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(() => result(page)).toContain("payment_intent_authentication_failure");
});

test("the page is left for its return address, which says how the payment went", async () => {
	const { client_secret: secret, id } = await intent();
	const page = await open({ secret, redirect: "always" });
	await fillCard(page, "4242424242424242");
	await pay(page);
	await page.waitForURL("**/done?**");
	expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
		payment_intent: id,
		payment_intent_client_secret: secret,
		redirect_status: "succeeded",
	});
});

test("a card is set up for later", async () => {
	const { client_secret: secret, id } = await stripe.setupIntents.create();
	const page = await open({ secret });
	await fillCard(page, "4242424242424242");
	await pay(page);
	await expect.poll(() => result(page)).toContain('"status":"succeeded"');
	expect((await stripe.setupIntents.retrieve(id)).status).toBe("succeeded");
});

test("the form and the dialog have no fault that axe finds", async () => {
	const { client_secret: secret } = await intent();
	const page = await open({ secret });
	await page.getByText("ready").waitFor();
	await pay(page);
	await page.getByText("Your card number is incomplete.").first().waitFor();
	expect((await new AxeBuilder({ page }).include("#card").analyze()).violations).toEqual([]);
	await fillCard(page, "4000002760003184");
	await pay(page);
	await page.getByRole("dialog").waitFor();
	expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("a key that could be a real one is refused, and so is a page that is not on this machine", async () => {
	const { client_secret: secret } = await intent();
	const page = await open({ secret, key: "pk_live_51Real" });
	await expect.poll(() => result(page)).toContain("keys of its simulator only");
	await open({ secret }, "https://lettable.example");
	await expect.poll(() => complaints.join()).toContain("loopback pages only");
});

test("whoever searches for the sentinel finds it", async () => {
	expect(await bundleShim()).toContain("STRIPE_SIM_DO_NOT_SHIP");
});
