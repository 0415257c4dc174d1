import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { confirmed, openCheckout, pay, payButton, purchaseCalls } from "#web/test/open-checkout.ts";
import { REPORT_ID } from "#web/test/paid-report.ts";

configure({ reactStrictMode: true });

const { confirm } = purchaseCalls;
const standing = page.getByRole("main").getByRole("status");
const processing = () =>
	Response.json({ isPaid: false, message: "Your payment is being processed." }, { status: 202 });

test("while the payment is confirmed there is nothing left to pay with", async () => {
	openCheckout({ [confirm]: staysSilent });

	await pay();

	await expect.element(standing).toHaveTextContent(/^Confirming your payment/);
	await expect.element(standing).toHaveFocus();
	await expect.element(payButton).not.toBeInTheDocument();
});

test("a payment that is being processed is looked at again by itself", async () => {
	const { sent, address } = openCheckout({ [confirm]: inTurn(processing, gives(confirmed)) });

	await pay();

	await expect.element(standing).toHaveTextContent(/^Your payment is being processed\./);
	await expect.element(standing).toHaveTextContent(/Please do not pay a second time\./);
	expect(standing.getByRole("button").elements()).toEqual([]);
	await expect
		.element(standing, { timeout: 4000 })
		.toHaveTextContent(/^Payment received\. Thank you\./);
	expect(sent.filter(({ call }) => call === confirm)).toHaveLength(2);
	await expect.poll(address, { timeout: 3000 }).toBe(`/reports/${REPORT_ID}`);
});

test("a confirmation that fails can be tried again, and nothing is paid twice", async () => {
	const { stripe } = openCheckout({ [confirm]: inTurn(isDown, gives(confirmed)) });
	await pay();
	await expect
		.element(page.getByText("Payment Confirmation Failed", { exact: true }).first())
		.toBeVisible();
	await expect
		.element(
			page.getByText("Please contact support if you've been charged.", { exact: true }).first(),
		)
		.toBeVisible();
	await expect.element(payButton).not.toBeInTheDocument();

	await standing.getByRole("button", { name: "Check the payment again" }).click();

	await expect.element(standing).toHaveTextContent(/^Payment received/);
	await expect
		.element(standing.getByRole("link", { name: "open it now" }))
		.toHaveAttribute("href", `/reports/${REPORT_ID}`);
	expect(stripe.confirmed).toHaveLength(1);
});

test("a payment that came to nothing makes room for another", async () => {
	openCheckout({
		[confirm]: refuses(409, { code: "report_closed", message: "This payment was cancelled." }),
	});
	await pay();
	await expect.element(standing).toHaveTextContent(/^This payment was cancelled\./);

	await standing.getByRole("button", { name: "Begin a new payment" }).click();

	await expect.element(payButton).toHaveTextContent("Pay £15.00");
});
