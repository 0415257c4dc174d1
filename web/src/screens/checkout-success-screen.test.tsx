import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedInAs } from "#web/test/a-user.ts";
import { fakeApi, gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { confirmed, goodAnswers, holdNotice, purchaseCalls } from "#web/test/open-checkout.ts";
import { REPORT_ID } from "#web/test/paid-report.ts";
import { renderScreen } from "#web/test/render-screen.tsx";

configure({ reactStrictMode: true });

const { confirm } = purchaseCalls;
const returned = `/checkout/success?reportId=${REPORT_ID}&payment_intent=pi_test_1&payment_intent_client_secret=pi_test_1_secret_x&redirect_status=`;
const main = page.getByRole("main");
const standing = main.getByRole("status");

function comeBack(answers: Parameters<typeof fakeApi>[0], status = "succeeded") {
	const { sent } = fakeApi({ ...goodAnswers(), ...answers });
	return { ...renderScreen(`${returned}${status}`), sent };
}

test("the address is cleared while the payment is confirmed", async () => {
	const { address, sent } = comeBack({ [confirm]: staysSilent });

	await expect.element(standing).toHaveTextContent(/^Confirming your payment/);
	await expect.poll(address).toBe("/checkout/success");
	await expect
		.poll(() => sent)
		.toEqual([{ call: confirm, body: { paymentIntentId: "pi_test_1" } }]);
});

test("a payment that was made leads to the report, whatever the address said", async () => {
	const { address } = comeBack({ [confirm]: gives(confirmed) }, "failed");
	const notice = holdNotice();

	await expect.element(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
	await expect
		.element(page.getByText("Redirecting to your report...", { exact: true }).first())
		.toBeVisible();
	await expect.poll(notice.isHeld).toBe(true);
	notice.end();
	await expect.poll(address).toBe(`/reports/${REPORT_ID}`);
});

test("a payment that was not made is none, whatever the address said", async () => {
	const open = { isPaid: false, message: "This payment is not complete yet." };
	const { address } = comeBack({ [confirm]: () => Response.json(open, { status: 202 }) });

	await expect.element(standing).toHaveTextContent(/^This payment is not complete yet\./);
	await expect
		.element(main.getByRole("link", { name: "Back to the checkout" }))
		.toHaveAttribute("href", `/checkout/${REPORT_ID}`);
	expect(address()).toBe("/checkout/success");
});

test("a confirmation that fails says whom to ask, and can be tried again", async () => {
	comeBack({ [confirm]: inTurn(isDown, gives(confirmed)) });
	await expect
		.element(page.getByText("Payment Confirmation Failed", { exact: true }).first())
		.toBeVisible();
	await expect.element(main.getByRole("link", { name: "Back to the checkout" })).toBeVisible();

	await standing.getByRole("button", { name: "Check the payment again" }).click();

	await expect.element(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
});

test("a payment of another report is none of this one", async () => {
	comeBack({ [confirm]: refuses(404, { code: "not_found", message: "No such payment." }) });

	await expect
		.element(standing)
		.toHaveTextContent(/^We could not confirm your payment\. No such payment\./);
});

test.for(["/checkout/success", "/checkout/success?reportId=x"])(
	"%s has nothing to confirm, and tells a guest where the link is",
	async (path) => {
		const { sent } = fakeApi({});
		renderScreen(path);

		await expect
			.element(page.getByRole("heading", { name: "No payment to confirm" }))
			.toBeVisible();
		await expect.element(main.getByText(/we mailed you the link to it/)).toBeVisible();
		await expect
			.element(main.getByRole("link", { name: "Back to Home" }))
			.toHaveAttribute("href", "/");
		expect(main.getByText(/My Reports/).elements()).toEqual([]);
		expect(sent).toEqual([]);
	},
);

test("without a payment to confirm, whoever is signed in is led to My Reports", async () => {
	fakeApi(signedInAs());
	renderScreen("/checkout/success");

	await expect
		.element(main.getByRole("link", { name: "My Reports" }))
		.toHaveAttribute("href", "/reports");
});
