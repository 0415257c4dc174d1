import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { gives, inTurn, isDown, staysSilent } from "#web/test/fake-api.ts";
import {
	aConfig,
	emailField,
	fillIn,
	openCheckout,
	PUBLIC_KEY,
	payButton,
	purchaseCalls,
	waiver,
} from "#web/test/open-checkout.ts";

configure({ reactStrictMode: true });

const { config } = purchaseCalls;
const details = page.getByRole("region", { name: "Payment Details" });

test("the provider is set up with our key, the price in pence and our colours", async () => {
	const { stripe } = openCheckout();

	await expect.element(payButton).toHaveTextContent("Pay £15.00");
	expect(new Set(stripe.keys)).toEqual(new Set([PUBLIC_KEY]));
	expect(stripe.terms).toMatchObject({
		mode: "payment",
		amount: 1500,
		currency: "gbp",
		appearance: { theme: "stripe", variables: { colorPrimary: "#0b6b4f" } },
	});
});

test("of an empty form the address is asked for first, in sight", async () => {
	await page.viewport(390, 844);
	openCheckout();
	await expect.element(payButton).not.toHaveAttribute("aria-disabled");

	await payButton.click();

	await expect.element(emailField).toHaveFocus();
	await expect.element(emailField).toBeInViewport({ ratio: 0.99 });
	await expect.element(waiver).toHaveAttribute("aria-invalid", "true");
});

test("the address of whoever is signed in is there already", async () => {
	openCheckout(signedInAs());

	await expect.element(emailField).toHaveValue("ada@example.com");
});

test("until the provider's fields are there it is said, and nothing can be paid", async () => {
	const { stripe } = openCheckout({}, { fields: "stay_away" });
	await expect.element(details.getByText("Loading payment system...")).toBeVisible();
	await fillIn();

	payButton.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

	await expect.element(payButton).toHaveAttribute("aria-disabled", "true");
	expect(stripe.submitted).toBe(0);
});

test.for([
	["the configuration", { [config]: staysSilent }],
	["the visitor", { "/api/user": staysSilent }],
] as const)("until %s is known the payment system is loading", async ([, answers]) => {
	openCheckout(answers);

	await expect.element(details.getByText("Loading payment system...")).toBeVisible();
	await expect.element(emailField).not.toBeInTheDocument();
});

test("where paying is not set up it is said, and there is no form", async () => {
	openCheckout({ [config]: gives({ ...aConfig, publicKey: null }) });

	await expect.element(details.getByText("Paying is not set up here yet.")).toBeVisible();
	await expect.element(payButton).not.toBeInTheDocument();
});

test("a configuration that could not be had can be asked for again", async () => {
	openCheckout({ [config]: inTurn(isDown, gives(aConfig)) });
	await expect.element(details.getByRole("alert")).toHaveTextContent(/could not be loaded/);

	await details.getByRole("button", { name: "Try again" }).click();

	await expect.element(payButton).toBeVisible();
});

test("a provider that cannot be loaded can be tried again", async () => {
	const provider = { isBroken: true };
	openCheckout({}, provider);
	await expect.element(details.getByText("The payment system could not be loaded.")).toBeVisible();

	provider.isBroken = false;
	await details.getByRole("button", { name: "Try again" }).click();

	await expect.element(payButton).toBeVisible();
});

test("fields that break can be drawn again", async () => {
	const provider: Parameters<typeof openCheckout>[1] = { fields: "break" };
	openCheckout({}, provider);
	await expect.element(details.getByText("The payment system could not be loaded.")).toBeVisible();

	provider.fields = "come";
	await details.getByRole("button", { name: "Try again" }).click();

	await expect.element(payButton).toBeVisible();
	await expect.element(payButton).not.toHaveAttribute("aria-disabled");
});

test("real money needs no note", async () => {
	openCheckout();

	await expect.element(payButton).toBeVisible();
	await expect.element(details.getByText(/^Test mode/)).not.toBeInTheDocument();
});

test.for([
	[{ isTestMode: true }, "Real cards are refused."],
	[
		{ isTestMode: true, isSimulated: true },
		"A simulator on this machine stands in for the payment provider.",
	],
] as const)("test mode %j is said, with the card to type", async ([mode, words]) => {
	openCheckout({ [config]: gives({ ...aConfig, ...mode }) });

	await expect.element(details.getByText("Test mode: no money moves.")).toBeVisible();
	await expect.element(details.getByText(words)).toBeVisible();
	await expect.element(details.getByText("4242 4242 4242 4242")).toBeVisible();
});

test("the guarantee and the waiver stand beside each other", async () => {
	openCheckout();

	await expect.element(waiver).toHaveAccessibleDescription(/30-day money-back guarantee/);
	await expect.element(page.getByText(/I then lose my 14-day right to cancel\.$/)).toBeVisible();
});
