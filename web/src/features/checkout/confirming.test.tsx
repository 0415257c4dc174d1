import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { coveredByNotice } from "#web/test/covered.ts";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import {
	confirmed,
	holdNotice,
	openCheckout,
	pay,
	payButton,
	purchaseCalls,
	waiver,
} from "#web/test/open-checkout.ts";
import { aPaidReport, REPORT_ID } from "#web/test/paid-report.ts";

configure({ reactStrictMode: true });

const { confirm, report } = purchaseCalls;
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
	const answer = Promise.withResolvers<Response>();
	const { sent, address } = openCheckout({ [confirm]: inTurn(processing, () => answer.promise) });
	const notice = holdNotice();

	await pay();

	await expect.element(standing).toHaveTextContent(/^Your payment is being processed\./);
	await expect.element(standing).toHaveTextContent(/Please do not pay a second time\./);
	expect(standing.getByRole("button").elements()).toEqual([]);
	await expect.poll(() => sent.filter(({ call }) => call === confirm)).toHaveLength(2);
	answer.resolve(Response.json(confirmed));
	await expect.element(standing).toHaveTextContent(/^Payment received\. Thank you\./);
	await expect.poll(notice.isHeld).toBe(true);
	notice.end();
	await expect.poll(address).toBe(`/reports/${REPORT_ID}`);
	expect(sent.filter(({ call }) => call === confirm)).toHaveLength(2);
});

test("a confirmation that fails can be tried again, and nothing is paid twice", async () => {
	const { stripe } = openCheckout({ [confirm]: inTurn(isDown, gives(confirmed)) });
	holdNotice();
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

test("a guest reads that the link was mailed, after paying and once the report is open", async () => {
	openCheckout({ [report]: gives(aPaidReport()) });
	const notice = holdNotice();

	await pay();

	await expect.element(standing).toHaveTextContent(/We mailed you the link to it\./);
	await expect.poll(notice.isHeld).toBe(true);
	notice.end();
	await expect.element(page.getByText("We mailed you the link to this report.")).toBeVisible();
});

test("whoever has an account is told of no link: the report is among theirs", async () => {
	openCheckout({ ...signedInAs(), [report]: gives(aPaidReport()) });
	const notice = holdNotice();
	await waiver.click();
	await payButton.click();

	await expect.element(standing).toHaveTextContent(/^Payment received\. Thank you\./);
	expect(standing.element().textContent).not.toMatch(/mailed/);
	await expect.poll(notice.isHeld).toBe(true);
	notice.end();
	await expect.element(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
	expect(page.getByText(/We mailed you/).elements()).toEqual([]);
});

test("on a phone the notice of a payment that is in doubt leaves free what can be done about it", async () => {
	await page.viewport(390, 620);
	openCheckout({ [confirm]: isDown });

	await pay();

	await expect
		.element(page.getByText("Payment Confirmation Failed", { exact: true }).first())
		.toBeVisible();
	await expect
		.element(standing.getByRole("button", { name: "Check the payment again" }))
		.toBeVisible();
	await expect.poll(() => coveredByNotice(standing.element())).toEqual([]);
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
