import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { gives, inTurn, isDown, refuses } from "#web/test/fake-api.ts";
import {
	aConfig,
	begun,
	emailField,
	expectToast,
	openCheckout,
	pay,
	payButton,
	purchaseCalls,
	toasts,
	waiver,
} from "#web/test/open-checkout.ts";
import { aCheckoutView } from "#web/test/paid-report.ts";

configure({ reactStrictMode: true });

const { begin, checkout, config, price } = purchaseCalls;

test.for([
	[
		"the server's words",
		refuses(503, { code: "unavailable", message: "The payment provider did not answer." }),
		"The payment provider did not answer.",
	],
	[
		"an answer without a secret",
		gives({ ...begun, clientSecret: "" }),
		"No client secret returned from payment intent",
	],
	[
		"a refusal without words",
		() => new Response("<html>", { status: 502 }),
		"Failed to create payment intent",
	],
	["no answer", isDown, "Could not setup payment. Please try again."],
] as const)("a payment that cannot be begun says why: %s", async ([, answer, message]) => {
	const { stripe } = openCheckout({ [begin]: answer });

	await pay();

	await expectToast("Payment Setup Failed", message);
	await expect.element(payButton).toHaveTextContent("Pay £15.00");
	expect(stripe.confirmed).toEqual([]);
});

test("an address the server refuses is refused at its field", async () => {
	openCheckout({
		[begin]: refuses(400, {
			code: "invalid_input",
			message: "Please check what you entered.",
			fields: { email: "That is no e-mail address" },
		}),
	});

	await pay();

	await expectToast("Email Required", "Please enter a valid email address for report delivery");
	await expect.element(emailField).toHaveAccessibleDescription(/That is no e-mail address/);
	await expect.element(emailField).toHaveFocus();
});

test("a price that has changed is shown before anything is charged", async () => {
	const { stripe, sent } = openCheckout({
		[price]: inTurn(gives({ price: 15 }), gives({ price: 18 })),
		[begin]: inTurn(
			refuses(409, { code: "price_changed", message: "A report costs £18 now." }),
			gives(begun),
		),
	});
	await pay();
	await expectToast("Payment Setup Failed", "A report costs £18 now.");
	await expect.element(payButton).toHaveTextContent("Pay £18.00");
	await expect.poll(() => stripe.terms.amount).toBe(1800);
	expect(stripe.confirmed).toEqual([]);

	await payButton.click();

	await expect.poll(() => stripe.confirmed).toHaveLength(1);
	expect(sent[1]).toMatchObject({ body: { amount: 1800 } });
});

test("a report that was paid for meanwhile is said to be", async () => {
	openCheckout({
		[checkout]: inTurn(
			gives(aCheckoutView()),
			gives(aCheckoutView({ state: "paid", isPaid: true })),
		),
		[begin]: refuses(409, { code: "already_paid", message: "It has been paid for." }),
	});

	await pay();

	await expect
		.element(page.getByRole("heading", { name: "Report Already Purchased" }))
		.toBeVisible();
});

test("a report that is being paid for elsewhere says so, and stays", async () => {
	openCheckout({
		[begin]: refuses(409, { code: "already_paid", message: "It is being processed." }),
	});

	await pay();

	await expectToast("Payment Setup Failed", "It is being processed.");
	await expect.element(payButton).toHaveTextContent("Pay £15.00");
});

test("a report that was refunded meanwhile is closed", async () => {
	openCheckout({
		[checkout]: inTurn(gives(aCheckoutView()), gives(aCheckoutView({ state: "refunded" }))),
		[begin]: refuses(409, { code: "report_closed", message: "It is closed." }),
	});

	await pay();

	await expect.element(page.getByRole("heading", { name: "Report Refunded" })).toBeVisible();
});

test("paying that was taken out of service meanwhile says so", async () => {
	openCheckout({
		[config]: inTurn(gives(aConfig), gives({ ...aConfig, publicKey: null })),
		[begin]: refuses(503, { code: "payment_unavailable", message: "Not set up here." }),
	});

	await pay();

	await expect.element(page.getByText("Paying is not set up here yet.")).toBeVisible();
});

test("a payment begun in another mode is not confirmed: the fields come again, with what was typed", async () => {
	const { stripe } = openCheckout({
		[config]: inTurn(gives(aConfig), gives({ ...aConfig, publicKey: "pk_test_two" })),
		[begin]: gives({ ...begun, publicKey: "pk_test_two" }),
	});
	await pay();
	await expect
		.element(toasts.getByText(/^How payments are taken has changed/).first())
		.toBeVisible();
	await expect.poll(() => stripe.keys.at(-1)).toBe("pk_test_two");
	expect(stripe.confirmed).toEqual([]);
	await expect.element(emailField).toHaveValue("ada@example.com");
	await expect.element(waiver).toBeChecked();
	await expect.element(payButton).not.toHaveAttribute("aria-disabled");

	await payButton.click();

	await expect.poll(() => stripe.confirmed).toHaveLength(1);
});
