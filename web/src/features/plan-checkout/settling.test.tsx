import { configure } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast, toasts } from "#web/test/open-checkout.ts";
import {
	aPaymentSetup,
	applyCode,
	aSetup,
	begun,
	details,
	notYet,
	openPlanCheckout,
	planButton,
	planCalls,
	promoField,
	standing,
	summary,
} from "#web/test/open-plan-checkout.ts";

configure({ reactStrictMode: true });

test("a card that had a trial is not given another: its owner is asked to pay, and pays once", async () => {
	const message =
		"This card has had a free trial already. You have not been charged. Pro can begin today for £25.";
	const { sent, stripe, address } = openPlanCheckout({
		[planCalls.confirm]: inTurn(
			refuses(409, { code: "trial_used", message, payment: aPaymentSetup() }),
			gives(begun),
		),
	});
	await planButton.click();

	await expect.element(details.getByText(message)).toBeVisible();
	await expect.element(toasts.getByText("Payment Failed")).not.toBeInTheDocument();
	await expect.element(summary).toHaveTextContent(/Due today\s*£25\.00/);
	await expect.element(planButton).toHaveTextContent("Pay £25.00");
	expect(stripe.terms.clientSecret).toBe("pi_test_1_secret_x");
	await planButton.click();

	await expect.poll(address).toBe("/subscription/success?plan=pro");
	expect(stripe.confirmed).toMatchObject([{ clientSecret: "pi_test_1_secret_x" }]);
	expect(sent.filter(({ call }) => call === planCalls.setup)).toHaveLength(1);
	expect(sent.at(-1)?.body).toEqual({ paymentIntentId: "pi_test_1", planId: "pro" });
});

const { confirm, promo, setup, status } = planCalls;
const inDoubt = [
	"Payment Successful",
	"Payment completed but subscription setup failed. Please contact support.",
] as const;

test("while it is confirmed there is nothing left to pay with, and no code to enter", async () => {
	openPlanCheckout({ [confirm]: staysSilent });

	await planButton.click();

	await expect.element(standing).toHaveTextContent(/^Confirming your subscription/);
	await expect.element(standing).toHaveFocus();
	await expect.element(planButton).not.toBeInTheDocument();
	await expect.element(promoField).toHaveAttribute("readonly");
});

test("what is being processed is looked at again by itself", async () => {
	const answer = Promise.withResolvers<Response>();
	const { sent, address } = openPlanCheckout({
		[confirm]: inTurn(notYet(), () => answer.promise),
	});

	await planButton.click();

	await expect.element(standing).toHaveTextContent(/^Your payment is being processed\./);
	await expect.element(standing).toHaveTextContent(/Please do not pay a second time\./);
	expect(standing.getByRole("button").elements()).toEqual([]);
	await expect.poll(() => sent.filter(({ call }) => call === confirm)).toHaveLength(2);
	answer.resolve(Response.json(begun));
	await expect.poll(address).toBe("/subscription/success?plan=pro");
	expect(sent.filter(({ call }) => call === confirm)).toHaveLength(2);
});

test("how the subscription stands is asked again as soon as it is active", async () => {
	// So that the screen of success does not look by itself, which it does every two seconds.
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => void vi.useRealTimers());
	const { asked, address } = openPlanCheckout();
	await planButton.click();
	await expect.poll(address).toBe("/subscription/success?plan=pro");

	const looks = () => asked.filter((call) => call === status).length;
	await expect.poll(looks).toBeGreaterThan(2);
});

test.for([
	["a payment", aPaymentSetup(), inDoubt],
	[
		"a trial",
		aSetup(),
		["Setup Error", "We could not confirm your subscription. Please check again."],
	],
] as const)(
	"%s whose confirmation fails can be checked again, and nothing is paid twice",
	async ([, made, [title, message]]) => {
		const { stripe, address } = openPlanCheckout({
			[setup]: gives(made),
			[confirm]: inTurn(isDown, gives(begun)),
		});
		await planButton.click();
		await expectToast(title, message);
		await expect.element(standing).toHaveTextContent(/Please do not pay a second time\./);
		await expect.element(planButton).not.toBeInTheDocument();

		await standing.getByRole("button", { name: "Check again" }).click();

		await expect.poll(address).toBe("/subscription/success?plan=pro");
		expect(stripe.confirmed.length + stripe.setUp.length).toBe(1);
	},
);

test("a payment that was made is never asked for again, whatever is said of its session", async () => {
	openPlanCheckout({
		[setup]: gives(aPaymentSetup()),
		[confirm]: refuses(409, { code: "setup_over", message: "This session is over." }),
	});

	await planButton.click();

	await expectToast(...inDoubt);
	await expect.element(standing).toHaveTextContent(/This session is over\./);
	await expect.element(standing.getByRole("button", { name: "Check again" })).toBeVisible();
	await expect.element(planButton).not.toBeInTheDocument();
});

test("a session that another window replaced says so, and a new one takes its place", async () => {
	const { sent } = openPlanCheckout({
		[confirm]: refuses(409, { code: "setup_over", message: "Another window was quicker." }),
	});

	await planButton.click();

	await expectToast("Payment Failed", "Another window was quicker.");
	await expect.element(planButton).not.toHaveAttribute("aria-disabled");
	await expect.element(details.getByText("Another window was quicker.")).toBeVisible();
	expect(sent.filter(({ call }) => call === setup)).toHaveLength(2);
});

test("a card that is declined when the plan begins can be exchanged for another", async () => {
	openPlanCheckout({
		[setup]: gives(aPaymentSetup()),
		[confirm]: refuses(402, { code: "card_declined", message: "Your card was declined." }),
	});

	await planButton.click();

	await expectToast("Payment Failed", "Your card was declined.");
	await expect.element(planButton).not.toHaveAttribute("aria-disabled");
});

test("a code that is used up by the time the plan begins is taken back", async () => {
	const message = "This promo code has been used as often as it may be.";
	openPlanCheckout({
		[promo]: gives({ valid: true, discount: 5, message: "£5 off every month" }),
		[setup]: inTurn(gives(aSetup()), gives(aSetup({ amount: 2000 })), gives(aSetup())),
		[confirm]: refuses(422, { code: "promo_refused", message }),
	});
	await expect.element(planButton).toBeVisible();
	await applyCode("SAVE5");
	await expect.element(planButton).toHaveTextContent("then £20.00 a month");

	await planButton.click();

	await expectToast("Invalid promo code", message);
	await expect.element(promoField).toHaveAccessibleDescription(message);
	await expect.element(summary).toHaveTextContent(/Total per month\s*£25\.00/);
	await expect.element(planButton).toHaveTextContent("then £25.00 a month");
});

test("the owner of the card is asked where the bank wants that, once", async () => {
	const { stripe, sent, address } = openPlanCheckout({
		[confirm]: inTurn(notYet("pi_test_9_secret_x"), gives(begun)),
	});

	await planButton.click();

	await expect.poll(address).toBe("/subscription/success?plan=pro");
	expect(stripe.proven).toEqual(["pi_test_9_secret_x"]);
	expect(sent.filter(({ call }) => call === confirm)).toHaveLength(2);
});

test("a bank that refuses leaves nothing charged and the form to try again", async () => {
	openPlanCheckout(
		{ [confirm]: notYet("pi_test_9_secret_x") },
		{ prove: () => Promise.resolve({ error: { message: "We could not verify your card." } }) },
	);

	await planButton.click();

	await expectToast("Payment Failed", "We could not verify your card.");
	await expect.element(planButton).not.toHaveAttribute("aria-disabled");
});

test("a bank that asks for ever is not obeyed for ever", async () => {
	const { stripe } = openPlanCheckout({ [confirm]: notYet("pi_test_9_secret_x") });

	await planButton.click();

	await expectToast(
		"Payment Failed",
		"Your bank did not confirm the payment. You have not been charged.",
	);
	expect(stripe.proven).toHaveLength(1);
});
