import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSubscription } from "#web/test/a-subscription.ts";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import { begun, main, notYet, openPlanCheckout, planCalls } from "#web/test/open-plan-checkout.ts";

configure({ reactStrictMode: true });

const { confirm, status } = planCalls;
const standing = main.getByRole("status");

function comeBack(answers: Parameters<typeof openPlanCheckout>[0], intent = "setup_intent") {
	const id = intent === "setup_intent" ? "seti_test_1" : "pi_test_1";
	const told = `${intent}=${id}&${intent}_client_secret=${id}_secret_x&redirect_status=succeeded`;
	return openPlanCheckout(
		{ [status]: gives(aSubscription()), ...answers },
		{},
		`/subscription/success?plan=pro&${told}`,
	);
}

test.for([
	["setup_intent", "seti_test_1"],
	["payment_intent", "pi_test_1"],
] as const)("the address is cleared while a %s is confirmed, once", async ([intent, id]) => {
	const { address, sent } = comeBack({ [confirm]: staysSilent }, intent);

	await expect.element(standing).toHaveTextContent(/^Confirming your subscription/);
	expect(address()).toBe("/subscription/success?plan=pro");
	await expect
		.poll(() => sent)
		.toEqual([{ call: confirm, body: { paymentIntentId: id, planId: "pro" } }]);
});

test("a plan that has begun is welcomed", async () => {
	comeBack({ [confirm]: gives(begun) });

	await expectToast(
		"Subscription Successful!",
		"Welcome to Pro plan! Check your email for confirmation.",
	);
	await expect.element(standing).not.toBeInTheDocument();
	await expect.element(main.getByRole("link", { name: "Analyze Properties" })).toBeVisible();
});

test("a payment that is not complete is none, whatever the address said", async () => {
	comeBack({ [confirm]: notYet() });

	await expect.element(standing).toHaveTextContent(/^Your payment is being processed\./);
	await expect
		.element(main.getByRole("link", { name: "Back to the checkout" }))
		.toHaveAttribute("href", "/subscription-checkout/pro");
});

test("a refusal says why and leads back to the checkout", async () => {
	comeBack({
		[confirm]: refuses(402, { code: "card_declined", message: "Your card was declined." }),
	});

	await expectToast("Payment Failed", "Your card was declined.");
	await expect.element(standing).toHaveTextContent("Your card was declined.");
	await expect.element(main.getByRole("link", { name: "Back to the checkout" })).toBeVisible();
});

test("a confirmation that fails can be tried again", async () => {
	comeBack({ [confirm]: inTurn(isDown, gives(begun)) });
	await expectToast("Setup Error", "We could not confirm your subscription. Please check again.");

	await standing.getByRole("button", { name: "Check again" }).click();

	await expect
		.element(page.getByText("Subscription Successful!", { exact: true }).first())
		.toBeVisible();
});
