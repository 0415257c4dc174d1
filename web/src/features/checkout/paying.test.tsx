import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { gives, inTurn, staysSilent } from "#web/test/fake-api.ts";
import { succeeds } from "#web/test/fake-stripe.ts";
import {
	begun,
	emailField,
	expectToast,
	fillIn,
	holdNotice,
	openCheckout,
	pay,
	payButton,
	purchaseCalls,
	toasts,
	waiver,
} from "#web/test/open-checkout.ts";
import { aCheckoutView, REPORT_ID } from "#web/test/paid-report.ts";
import { pressTwice } from "#web/test/press-twice.ts";

configure({ reactStrictMode: true });

const { begin, report } = purchaseCalls;
const declined = () => Promise.resolve({ error: { message: "Your card was declined." } });

test("two presses pay once, and the report opens after a moment", async () => {
	const { sent, stripe, address } = openCheckout();
	const notice = holdNotice();
	await fillIn(" ada@example.com ");
	await expect.element(payButton).not.toHaveAttribute("aria-disabled");

	pressTwice(payButton);

	await expectToast("Payment Successful!", "Redirecting to your report...");
	expect(address()).toBe(`/checkout/${REPORT_ID}`);
	expect(sent).toEqual([
		{
			call: begin,
			body: { reportId: REPORT_ID, email: "ada@example.com", amount: 1500, waiver: true },
		},
		{
			call: `POST /api/reports/${REPORT_ID}/confirm-payment`,
			body: { paymentIntentId: "pi_test_1" },
		},
	]);
	expect(stripe.submitted).toBe(1);
	expect(stripe.confirmed).toMatchObject([
		{
			clientSecret: "pi_test_1_secret_x",
			confirmParams: {
				return_url: `${window.location.origin}/checkout/success?reportId=${REPORT_ID}`,
			},
			redirect: "if_required",
		},
	]);
	notice.end();
	await expect.poll(address).toBe(`/reports/${REPORT_ID}`);
});

test("the report is read again once it is paid for", async () => {
	const { asked, address } = openCheckout({
		[report]: inTurn(gives(aCheckoutView()), staysSilent),
	});
	await pay();

	await expect.poll(address).toBe(`/reports/${REPORT_ID}`);

	await expect.poll(() => asked).toContain(report);
});

test("while it is paid the button says so", async () => {
	openCheckout({ [begin]: staysSilent });

	await pay();

	await expect.element(payButton).toHaveTextContent("Processing Payment...");
	await expect.element(payButton).toHaveAttribute("aria-disabled", "true");
});

test.for(["", "ada"])("the address “%s” is no address to send a report to", async (typed) => {
	const { sent, stripe } = openCheckout();
	await fillIn(typed);

	await payButton.click();

	await expectToast("Email Required", "Please enter a valid email address for report delivery");
	await expect.element(emailField).toHaveFocus();
	await expect
		.element(emailField)
		.toHaveAccessibleDescription(/Please enter a valid email address for report delivery/);
	expect(sent).toEqual([]);
	expect(stripe.submitted).toBe(0);
});

test("without the tick nothing is paid", async () => {
	const { sent, stripe } = openCheckout();
	await emailField.fill("ada@example.com");

	await payButton.click();

	await expect.element(waiver).toHaveAccessibleDescription(/^Please tick this/);
	await expect.element(waiver).toHaveFocus();
	expect(sent).toEqual([]);
	expect(stripe.submitted).toBe(0);
});

test("what the provider's fields refuse begins no payment", async () => {
	const { sent } = openCheckout(
		{},
		{ submit: () => Promise.resolve({ error: { message: "Your card number is incomplete." } }) },
	);

	await pay();

	await expectToast("Payment Failed", "Your card number is incomplete.");
	await expect.element(payButton).toHaveTextContent("Pay £15.00");
	expect(sent).toEqual([]);
});

test("what the provider's fields say themselves is not said again", async () => {
	const { sent, stripe } = openCheckout({}, { submit: () => Promise.resolve({ error: {} }) });

	await pay();

	await expect.poll(() => stripe.submitted).toBe(1);
	await expect.element(payButton).toHaveTextContent("Pay £15.00");
	await expect.element(toasts.getByText("Payment Failed")).not.toBeInTheDocument();
	expect(sent).toEqual([]);
});

test("a declined card keeps the form, and the next try pays", async () => {
	const tries = [declined, succeeds].values();
	const { sent, stripe } = openCheckout({}, { confirm: () => (tries.next().value ?? succeeds)() });
	await pay();
	await expectToast("Payment Failed", "Your card was declined.");
	await expect.element(emailField).toHaveValue("ada@example.com");
	await expect.element(waiver).toBeChecked();
	await expect.element(page.getByRole("main").getByText("Your card was declined.")).toBeVisible();

	await payButton.click();

	await expectToast("Payment Successful!", "Redirecting to your report...");
	expect(stripe.confirmed.map(({ clientSecret }) => clientSecret)).toEqual([
		"pi_test_1_secret_x",
		"pi_test_1_secret_x",
	]);
	expect(sent.map(({ call }) => call)).toEqual([begin, begin, purchaseCalls.confirm]);
});

test("a payment the provider finds made already is confirmed, not repeated", async () => {
	const paid = { id: "pi_test_0", status: "succeeded" };
	const { sent } = openCheckout(
		{},
		{ confirm: () => Promise.resolve({ error: { message: "Unexpected.", payment_intent: paid } }) },
	);

	await pay();

	await expectToast("Payment Successful!", "Redirecting to your report...");
	expect(sent.at(-1)).toEqual({
		call: purchaseCalls.confirm,
		body: { paymentIntentId: "pi_test_0" },
	});
});

test.for([
	["is left open", () => Promise.resolve({ paymentIntent: { id: "pi_1", status: "canceled" } })],
	["breaks off", () => Promise.reject(new Error("no network"))],
] as const)("a payment that %s is not called one", async ([, confirm]) => {
	openCheckout({}, { confirm });

	await pay();

	await expectToast("Payment Failed", "The payment was not completed. Please try again.");
	await expect.element(payButton).toHaveTextContent("Pay £15.00");
});

test("whoever leaves before the card is charged is not charged", async () => {
	const answered = Promise.withResolvers<void>();
	const { stripe } = openCheckout({
		[begin]: async (url) => {
			await answered.promise;
			return gives(begun)(url);
		},
		"/api/property/preview/M145LL": staysSilent,
	});
	await pay();
	await expect.element(payButton).toHaveTextContent("Processing Payment...");
	await page.getByRole("link", { name: "Back to Report Preview" }).click();
	await expect.element(payButton).not.toBeInTheDocument();

	answered.resolve();
	await new Promise((resolve) => setTimeout(resolve, 100));

	expect(stripe.confirmed).toEqual([]);
});

test("the form is filled in and sent by keyboard alone", async () => {
	const { sent } = openCheckout();
	await expect.element(payButton).not.toHaveAttribute("aria-disabled");
	await emailField.click();
	await userEvent.keyboard("ada@example.com");
	await userEvent.tab();
	await expect.element(waiver).toHaveFocus();
	await userEvent.keyboard(" ");
	await userEvent.tab();
	await expect.element(payButton).toHaveFocus();

	await userEvent.keyboard("{Enter}");

	await expect.poll(() => sent[0]?.call).toBe(begin);
});
