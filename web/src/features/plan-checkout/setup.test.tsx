import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSubscription, noSubscription, planPrices } from "#web/test/a-subscription.ts";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { aConfig, expectToast, toasts } from "#web/test/open-checkout.ts";
import {
	aPaymentSetup,
	applyCode,
	aSetup,
	details,
	main,
	openPlanCheckout,
	planButton,
	planCalls,
	summary,
} from "#web/test/open-plan-checkout.ts";

configure({ reactStrictMode: true });

const { config, prices, promo, setup, status } = planCalls;
const resend = "POST /api/resend-verification";
const failed = ["Setup Error", "Failed to initialize payment. Please try again."] as const;

/** The plan begins elsewhere by the time a session is asked for, which is then answered as said. */
function takenOutMeanwhile(answer: ReturnType<typeof gives>) {
	let known = noSubscription();
	return {
		[status]: (url: URL) => gives(known)(url),
		[setup]: (url: URL) => {
			known = aSubscription();
			return answer(url);
		},
	};
}

test("one session is made, for the plan and the amount shown, and the fields are drawn for its secret", async () => {
	const { sent, stripe } = openPlanCheckout();

	await expect.element(planButton).toBeVisible();
	expect(sent).toEqual([{ call: setup, body: { planId: "pro", amount: 2500, promoCode: null } }]);
	expect(stripe.terms).toMatchObject({
		clientSecret: "seti_test_1_secret_x",
		appearance: { theme: "stripe", variables: { colorPrimary: "#0b6b4f" } },
	});
});

test("a spinner stands there until the session is ready", async () => {
	openPlanCheckout({ [setup]: staysSilent });

	await expect.element(details.getByText("Preparing your payment...")).toBeVisible();
	await expect.element(summary).toHaveTextContent(/Total per month\s*£25\.00/);
	await expect.element(planButton).not.toBeInTheDocument();
});

test("the payment form is loading until the provider's public key is known", async () => {
	const { sent } = openPlanCheckout({ [config]: staysSilent });

	await expect.element(details.getByText("Loading payment form...")).toBeVisible();
	expect(sent).toEqual([]);
});

test("until the provider's fields are there nothing can be paid", async () => {
	const { stripe } = openPlanCheckout({}, { fields: "stay_away" });
	await expect.element(details.getByText("Loading payment form...")).toBeVisible();
	// The words stand there before the form does.
	await expect.element(planButton).toBeVisible();

	planButton.element().closest("form")?.requestSubmit();

	await expect.element(planButton).toHaveAttribute("aria-disabled", "true");
	expect(stripe.submitted).toBe(0);
});

test("where paying is not set up it is said, and no session is made", async () => {
	const { sent } = openPlanCheckout({ [config]: gives({ ...aConfig, publicKey: null }) });

	await expect.element(details.getByText("Paying is not set up here yet.")).toBeVisible();
	expect(sent).toEqual([]);
});

test("test mode is said, with the card to type", async () => {
	openPlanCheckout({ [config]: gives({ ...aConfig, isTestMode: true }) });

	await expect.element(details.getByText("Test mode: no money moves.")).toBeVisible();
});

test("a session that could not be made is said so, and can be asked for again", async () => {
	openPlanCheckout({
		[setup]: inTurn(
			refuses(503, { code: "unavailable", message: "The provider did not answer." }),
			gives(aSetup()),
		),
	});
	await expectToast(...failed);
	await expect
		.element(details.getByRole("alert"))
		.toHaveTextContent(/The provider did not answer\./);
	await expect.element(summary).toHaveTextContent(/Due today\s*Not known yet/);

	await details.getByRole("button", { name: "Try again" }).click();

	await expect.element(planButton).toBeVisible();
});

test("whoever has not verified their address is led to it, without a toast, and goes on from there", async () => {
	const message =
		"Please verify your e-mail address first: open the link that we sent to a@b.example.";
	const { sent } = openPlanCheckout({
		[setup]: inTurn(refuses(403, { code: "verify_email", message }), gives(aSetup())),
		[resend]: gives({ message: "We sent another link." }),
	});
	await expect.element(details.getByText(/^Please verify your e-mail address first/)).toBeVisible();
	await expect.element(toasts.getByText("Setup Error")).not.toBeInTheDocument();

	await details.getByRole("button", { name: "Send the link again" }).click();
	await expectToast("Link sent", "We sent another link.");
	await details.getByRole("button", { name: "I have verified it" }).click();

	await expect.element(planButton).toBeVisible();
	expect(sent.map(({ call }) => call)).toEqual([setup, resend, setup]);
});

test("the trial's summary says what a card that had one costs today", async () => {
	openPlanCheckout();

	await expect.element(summary).toHaveTextContent(/Due today\s*£0\.00/);
	await expect
		.element(summary)
		.toHaveTextContent(/£25\.00 today if this card has had a trial: we ask you first\./);
});

test("a first month that is paid at once says nothing of trials", async () => {
	openPlanCheckout({ [setup]: gives(aPaymentSetup()) });

	await expect.element(summary).toHaveTextContent(/Due today\s*£25\.00/);
	await expect.element(summary).not.toHaveTextContent(/trial/);
});

test("a price that has changed is shown before anything can be paid", async () => {
	const { sent } = openPlanCheckout({
		[prices]: inTurn(gives(planPrices()), gives(planPrices({ pro: 27 }))),
		[setup]: inTurn(
			refuses(409, { code: "price_changed", message: "Pro costs £27 a month now." }),
			gives(aSetup({ amount: 2700 })),
		),
	});

	await expectToast("Setup Error", "Pro costs £27 a month now.");
	await expect.element(summary).toHaveTextContent(/Total per month\s*£27\.00/);
	await expect.element(planButton).toHaveTextContent("then £27.00 a month");
	await expect.element(details.getByText("Pro costs £27 a month now.")).toBeVisible();
	expect(sent.at(-1)?.body).toMatchObject({ amount: 2700 });
});

test("a session of another mode is not used: the key is asked for again, and then another session", async () => {
	const { stripe } = openPlanCheckout({
		[config]: inTurn(gives(aConfig), gives({ ...aConfig, publicKey: "pk_test_two" })),
		[setup]: gives(aSetup({ publicKey: "pk_test_two" })),
	});

	await expect.element(planButton).toBeVisible();
	expect(new Set(stripe.keys)).toEqual(new Set(["pk_test_two"]));
});

test.for([
	["plan", { planId: "expert" }],
	["amount", { amount: 2400 }],
] as const)("a secret for another %s than the page shows is not used", async ([, other]) => {
	const { stripe } = openPlanCheckout({ [setup]: gives(aSetup(other)) });

	await expectToast(...failed);
	await expect.element(details.getByRole("button", { name: "Try again" })).toBeVisible();
	await expect.element(planButton).not.toBeInTheDocument();
	expect(stripe.keys).toEqual([]);
});

test("a late session of another amount is thrown away, and the next waits for it", async () => {
	const first = Promise.withResolvers<void>();
	const { sent, stripe } = openPlanCheckout({
		[promo]: gives({ valid: true, discount: 5, message: "Applied." }),
		[setup]: inTurn(
			async (url) => {
				await first.promise;
				return gives(aSetup())(url);
			},
			gives(aSetup({ clientSecret: "seti_test_2_secret_x", amount: 2000 })),
		),
	});
	await applyCode("five");
	await expect.element(summary).toHaveTextContent(/Total per month\s*£20\.00/);
	expect(sent.filter(({ call }) => call === setup)).toHaveLength(1);

	first.resolve();

	await expect.element(planButton).toHaveTextContent("then £20.00 a month");
	expect(stripe.terms.clientSecret).toBe("seti_test_2_secret_x");
	expect(sent.filter(({ call }) => call === setup).map(({ body }) => body)).toEqual([
		{ planId: "pro", amount: 2500, promoCode: null },
		{ planId: "pro", amount: 2000, promoCode: "FIVE" },
	]);
});

test("a plan that was taken out in another window meanwhile is not sold again", async () => {
	const { sent } = openPlanCheckout({
		...takenOutMeanwhile(refuses(409, { code: "already_subscribed", message: "You are on Pro." })),
	});

	await expect
		.element(page.getByRole("heading", { name: "This is your current plan" }))
		.toBeVisible();
	expect(sent).toHaveLength(1);
});

test("a session for a change is not used for a new plan: how the subscription stands is asked again", async () => {
	const { sent, stripe } = openPlanCheckout({
		...takenOutMeanwhile(gives(aSetup({ kind: "change" }))),
	});

	await expect
		.element(page.getByRole("heading", { name: "This is your current plan" }))
		.toBeVisible();
	expect(sent).toHaveLength(1);
	expect(stripe.keys).toEqual([]);
});

test("a payment that failed meanwhile leads to another card", async () => {
	openPlanCheckout({
		[setup]: refuses(409, { code: "update_card", message: "Update your card first." }),
	});

	await expect.element(details.getByRole("alert")).toHaveTextContent(/Update your card first\./);
	await expect.element(details.getByRole("button", { name: "Update card" })).toBeVisible();
});

test("paying that was taken out of service meanwhile says so", async () => {
	openPlanCheckout({
		[config]: inTurn(gives(aConfig), gives({ ...aConfig, publicKey: null })),
		[setup]: refuses(503, { code: "payment_unavailable", message: "Not set up here." }),
	});

	await expect.element(details.getByText("Paying is not set up here yet.")).toBeVisible();
});

test("fields that break are drawn again with a session asked for again", async () => {
	const provider: Parameters<typeof openPlanCheckout>[1] = { fields: "break" };
	const { sent } = openPlanCheckout({}, provider);
	await expect.element(details.getByText("The payment system could not be loaded.")).toBeVisible();

	provider.fields = "come";
	await details.getByRole("button", { name: "Try again" }).click();

	await expect.element(planButton).not.toHaveAttribute("aria-disabled");
	expect(sent.filter(({ call }) => call === setup)).toHaveLength(2);
});

test.for([
	["a trial", aSetup(), "Start Free Trial, then £25.00 a month"],
	["a first month", aPaymentSetup(), "Pay £25.00"],
] as const)("the button of %s says what it costs", async ([, made, label]) => {
	openPlanCheckout({ [setup]: gives(made) });

	await expect.element(planButton).toHaveTextContent(label);
});

test("the terms stand above the button", async () => {
	openPlanCheckout();

	await expect
		.element(details)
		.toHaveTextContent(/From 8 December 2026 your card is charged £25\.00 a month\./);
	await expect.element(details).toHaveTextContent(/It renews every month until you cancel/);
	await expect.element(details).toHaveTextContent(/30-day money-back guarantee/);
	await expect
		.element(main.getByRole("link", { name: "account settings" }))
		.toHaveAttribute("href", "/account");
});

test("a server that cannot be reached is said so once", async () => {
	openPlanCheckout({ [setup]: isDown });

	await expectToast(...failed);
	await expect
		.element(details.getByRole("alert"))
		.toHaveTextContent(/We could not reach the server\. Please try again\./);
});
