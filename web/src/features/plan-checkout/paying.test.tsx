import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { gives, inTurn } from "#web/test/fake-api.ts";
import { succeeds } from "#web/test/fake-stripe.ts";
import { expectToast, toasts } from "#web/test/open-checkout.ts";
import {
	aPaymentSetup,
	aSetup,
	details,
	main,
	openPlanCheckout,
	planButton,
	planCalls,
} from "#web/test/open-plan-checkout.ts";
import { pressTwice } from "#web/test/press-twice.ts";

configure({ reactStrictMode: true });

const { confirm, setup } = planCalls;
const welcome = [
	"Subscription Successful!",
	"Welcome to Pro plan! Check your email for confirmation.",
] as const;

test("two presses set the card of a trial up once, and lead to the screen of success", async () => {
	const { sent, stripe, address } = openPlanCheckout();
	await expect.element(planButton).not.toHaveAttribute("aria-disabled");

	pressTwice(planButton);

	await expectToast(...welcome);
	await expect.poll(address).toBe("/subscription/success?plan=pro");
	expect(stripe.submitted).toBe(1);
	expect(stripe.confirmed).toEqual([]);
	expect(stripe.setUp).toMatchObject([
		{
			clientSecret: "seti_test_1_secret_x",
			confirmParams: { return_url: `${window.location.origin}/subscription/success?plan=pro` },
			redirect: "if_required",
		},
	]);
	expect(sent.filter(({ call }) => call === confirm)).toEqual([
		{ call: confirm, body: { paymentIntentId: "seti_test_1", planId: "pro" } },
	]);
});

test("a first month is paid with a payment, not a set-up", async () => {
	const { sent, stripe, address } = openPlanCheckout({ [setup]: gives(aPaymentSetup()) });

	await planButton.click();

	await expect.poll(address).toBe("/subscription/success?plan=pro");
	expect(stripe.setUp).toEqual([]);
	expect(stripe.confirmed).toMatchObject([{ clientSecret: "pi_test_1_secret_x" }]);
	expect(sent.at(-1)?.body).toEqual({ paymentIntentId: "pi_test_1", planId: "pro" });
});

test("while it is paid the button says so", async () => {
	openPlanCheckout({}, { confirmSetup: () => new Promise(() => undefined) });

	await planButton.click();

	await expect.element(planButton).toHaveTextContent("Processing Payment...");
	await expect.element(planButton).toHaveAttribute("aria-disabled", "true");
});

test("a declined card keeps the form, and the next try pays on the same session", async () => {
	const declined = () => Promise.resolve({ error: { message: "Your card was declined." } });
	const tries = [declined, succeeds].values();
	const { sent, stripe, address } = openPlanCheckout(
		{ [setup]: gives(aPaymentSetup()) },
		{ confirm: () => (tries.next().value ?? succeeds)() },
	);
	await planButton.click();
	await expectToast("Payment Failed", "Your card was declined.");
	await expect.element(details.getByText("Your card was declined.")).toBeVisible();

	await planButton.click();

	await expect.poll(address).toBe("/subscription/success?plan=pro");
	expect(stripe.confirmed).toHaveLength(2);
	expect(sent.filter(({ call }) => call === setup)).toHaveLength(1);
});

test("what the provider's fields refuse confirms nothing", async () => {
	const { stripe } = openPlanCheckout(
		{},
		{ submit: () => Promise.resolve({ error: { message: "Your card number is incomplete." } }) },
	);

	await planButton.click();

	await expectToast("Payment Failed", "Your card number is incomplete.");
	expect(stripe.setUp).toEqual([]);
});

test("what the provider's fields say themselves is not said again", async () => {
	const { stripe } = openPlanCheckout({}, { submit: () => Promise.resolve({ error: {} }) });

	await planButton.click();

	await expect.poll(() => stripe.submitted).toBe(1);
	await expect.element(planButton).not.toHaveAttribute("aria-disabled");
	await expect.element(toasts.getByText("Payment Failed")).not.toBeInTheDocument();
});

test.for([
	["is left open", () => Promise.resolve({ setupIntent: { id: "seti_1", status: "canceled" } })],
	["breaks off", () => Promise.reject(new Error("no network"))],
] as const)("a set-up that %s is not called one", async ([, confirmSetup]) => {
	const { sent } = openPlanCheckout({}, { confirmSetup });

	await planButton.click();

	await expectToast("Payment Failed", "Something went wrong");
	expect(sent.filter(({ call }) => call === confirm)).toEqual([]);
});

test("an intent that the provider finds confirmed already is settled, not repeated", async () => {
	const { sent } = openPlanCheckout(
		{},
		{
			confirmSetup: () =>
				Promise.resolve({
					error: {
						code: "setup_intent_unexpected_state",
						setup_intent: { id: "seti_test_0", status: "succeeded" },
					},
				}),
		},
	);

	await planButton.click();

	await expectToast(...welcome);
	expect(sent.filter(({ call }) => call === confirm).map(({ body }) => body)).toEqual([
		{ paymentIntentId: "seti_test_0", planId: "pro" },
	]);
});

test.for(["setup_intent_unexpected_state", "payment_intent_unexpected_state"])(
	"a session that was replaced (%s) says so, and a new one takes its place",
	async (code) => {
		const { sent, stripe } = openPlanCheckout(
			{
				[setup]: inTurn(gives(aSetup()), gives(aSetup({ clientSecret: "seti_test_2_secret_x" }))),
			},
			{ confirmSetup: () => Promise.resolve({ error: { code, message: "Unexpected state." } }) },
		);

		await planButton.click();

		await expect.element(details.getByText(/^This payment was begun again/)).toBeVisible();
		await expect.poll(() => stripe.terms.clientSecret).toBe("seti_test_2_secret_x");
		await expect.element(planButton).not.toHaveAttribute("aria-disabled");
		expect(sent.filter(({ call }) => call === setup)).toHaveLength(2);
	},
);

test("whoever leaves before the card is charged is not charged", async () => {
	const checked = Promise.withResolvers<{ error?: { message?: string } }>();
	const { stripe } = openPlanCheckout(
		{ [setup]: gives(aPaymentSetup()) },
		{ submit: () => checked.promise },
	);
	await planButton.click();
	await expect.element(planButton).toHaveTextContent("Processing Payment...");
	await main.getByRole("link", { name: "Back to plans" }).click();
	await expect.element(planButton).not.toBeInTheDocument();
	// The screen that comes takes the focus once the last has been cleared away.
	await expect.element(main).toHaveFocus();

	checked.resolve({});
	await new Promise((resolve) => setTimeout(resolve, 100));

	expect(stripe.confirmed).toEqual([]);
});
