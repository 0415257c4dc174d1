import { expect } from "vitest";
import { page } from "vitest/browser";
import type { ReportToBuy } from "#contracts/report.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { fakeStripe } from "./fake-stripe.ts";
import { holdTimer } from "./hold-timer.ts";
import { aCheckoutView, REPORT_ID } from "./paid-report.ts";
import { renderScreen } from "./render-screen.tsx";

export const PUBLIC_KEY = "pk_test_one";

/** Calls of buying a report. */
export const purchaseCalls = {
	checkout: `/api/reports/${REPORT_ID}/checkout`,
	price: "/api/report-price",
	config: "/api/stripe/config",
	begin: "POST /api/create-payment-intent",
	confirm: `POST /api/reports/${REPORT_ID}/confirm-payment`,
	report: `/api/reports/${REPORT_ID}`,
};

export const aConfig = { publicKey: PUBLIC_KEY, isTestMode: false, isSimulated: false };
export const begun = {
	clientSecret: "pi_test_1_secret_x",
	amount: 1500,
	publicKey: PUBLIC_KEY,
	isFree: false,
};
export const confirmed = { isPaid: true, message: "Payment Successful!" };

/** A payment that goes well in everything the test does not say otherwise. */
export function goodAnswers(report: Partial<ReportToBuy> = {}) {
	return {
		[purchaseCalls.checkout]: gives(aCheckoutView(report)),
		[purchaseCalls.price]: gives({ price: 15 }),
		[purchaseCalls.config]: gives(aConfig),
		[purchaseCalls.begin]: gives(begun),
		[purchaseCalls.confirm]: gives(confirmed),
		[purchaseCalls.report]: gives(aCheckoutView()),
	};
}

/** Keeps the notice that it is paid from making room for the report before the test lets it. */
export const holdNotice = () => holdTimer(1500);

/** Opens the checkout of a report with a provider and a server that behave as said. */
export function openCheckout(
	answers: Parameters<typeof fakeApi>[0] = {},
	provider: Parameters<typeof fakeStripe>[0] = {},
) {
	const stripe = fakeStripe(provider);
	const { asked, sent } = fakeApi({ ...goodAnswers(), ...answers });
	return { ...renderScreen(`/checkout/${REPORT_ID}`), asked, sent, stripe };
}

export const payButton = page.getByRole("button", { name: /^(Pay|Processing)/ });
export const emailField = page.getByLabelText("Email", { exact: true });
export const waiver = page.getByRole("checkbox", { name: /^I ask for the report at once/ });

/** Enters what the button asks for. */
export async function fillIn(email = "ada@example.com"): Promise<void> {
	await emailField.fill(email);
	await waiver.click();
}

/** Presses the button once the provider's fields are there. */
export async function pay(): Promise<void> {
	await fillIn();
	await payButton.click();
}

/** Where notices are shown. */
export const toasts = page.getByRole("region", { name: "Notifications" });

export async function expectToast(title: string, message: string) {
	await expect.element(toasts.getByText(title, { exact: true }).first()).toBeVisible();
	await expect.element(toasts.getByText(message, { exact: true }).first()).toBeVisible();
}
