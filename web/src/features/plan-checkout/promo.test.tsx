import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { planPrices } from "#web/test/a-subscription.ts";
import { gives, inTurn, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast } from "#web/test/open-checkout.ts";
import {
	applyButton,
	applyCode,
	aSetup,
	details,
	main,
	openPlanCheckout,
	planButton,
	planCalls,
	promoField,
	summary,
} from "#web/test/open-plan-checkout.ts";
import { pressTwice } from "#web/test/press-twice.ts";

configure({ reactStrictMode: true });

const { prices, promo, setup } = planCalls;
const fiveOff = gives({ valid: true, discount: 5, message: "£5 off every month" });
const removeButton = main.getByRole("button", { name: "Remove SAVE5" });
const fullPrice = aSetup();
const reduced = aSetup({ clientSecret: "seti_test_2_secret_x", amount: 2000 });

test("a code is raised as it is typed, trimmed, and applied by Enter without paying anything", async () => {
	const { sent, stripe } = openPlanCheckout({
		[promo]: fiveOff,
		[setup]: inTurn(gives(fullPrice), gives(reduced)),
	});
	await expect.element(planButton).toBeVisible();
	await promoField.click();
	await userEvent.keyboard(" save5 ");
	await expect.element(promoField).toHaveValue(" SAVE5 ");

	await userEvent.keyboard("{Enter}");

	await expectToast("Promo code applied!", "You saved £5.00");
	expect(sent.find(({ call }) => call === promo)?.body).toEqual({ code: "SAVE5", plan: "pro" });
	expect(stripe.submitted).toBe(0);
});

test("a letter typed in the middle stays in the middle", async () => {
	openPlanCheckout();
	await promoField.click();

	await userEvent.keyboard("ac{ArrowLeft}b1");

	await expect.element(promoField).toHaveValue("AB1C");
});

test("a code lowers the total, and another session is made for it", async () => {
	const { sent, stripe } = openPlanCheckout({
		[promo]: fiveOff,
		[setup]: inTurn(gives(fullPrice), gives(reduced)),
	});
	await expect.element(planButton).toBeVisible();

	await applyCode("SAVE5");

	await expect.element(summary).toHaveTextContent(/Discount \(SAVE5\), every month\s*−£5\.00/);
	await expect.element(summary).toHaveTextContent(/Total per month\s*£20\.00/);
	await expect.element(planButton).toHaveTextContent("then £20.00 a month");
	expect(stripe.terms.clientSecret).toBe("seti_test_2_secret_x");
	expect(sent.at(-1)).toEqual({
		call: setup,
		body: { planId: "pro", amount: 2000, promoCode: "SAVE5" },
	});
});

test("a code that was removed restores the price, and the focus stays in the box", async () => {
	openPlanCheckout({
		[promo]: fiveOff,
		[setup]: inTurn(gives(fullPrice), gives(reduced), gives(fullPrice)),
	});
	await applyCode("SAVE5");
	await expect.element(removeButton).toHaveFocus();

	await removeButton.click();

	await expectToast("Promo code removed", "Original pricing restored");
	await expect.element(summary).toHaveTextContent(/Total per month\s*£25\.00/);
	await expect.element(planButton).toHaveTextContent("then £25.00 a month");
	await expect.element(promoField).toHaveFocus();
});

test("a code that is not valid says why, at its field too, and nothing changes", async () => {
	const message = "This promo code has expired.";
	const { sent } = openPlanCheckout({ [promo]: gives({ valid: false, discount: 0, message }) });
	await expect.element(planButton).toBeVisible();

	await applyCode("OLD");

	await expectToast("Invalid promo code", message);
	await expect.element(promoField).toHaveAccessibleDescription(message);
	await expect.element(promoField).toHaveValue("OLD");
	await expect.element(planButton).toBeVisible();
	expect(sent.filter(({ call }) => call === setup)).toHaveLength(1);

	await promoField.fill("OLDER");
	await expect.element(promoField).not.toHaveAccessibleDescription(message);
});

test("a code that could not be checked says so", async () => {
	openPlanCheckout({
		[promo]: refuses(429, { code: "rate_limited", message: "Too many tries." }),
	});

	await applyCode("SAVE5");

	await expectToast("Error", "Too many tries.");
	await expect.element(promoField).toHaveAccessibleDescription("Too many tries.");
});

test("nothing, or spaces alone, cannot be applied", async () => {
	const { sent } = openPlanCheckout();
	await expect.element(applyButton).toHaveAttribute("aria-disabled", "true");
	await promoField.fill("   ");

	await promoField.click();
	await userEvent.keyboard("{Enter}");

	await expect.element(applyButton).toHaveAttribute("aria-disabled", "true");
	expect(sent.filter(({ call }) => call === promo)).toEqual([]);
});

test("two presses check a code once, and nothing can be paid meanwhile", async () => {
	const { sent, stripe } = openPlanCheckout({ [promo]: staysSilent });
	await expect.element(planButton).not.toHaveAttribute("aria-disabled");
	await promoField.fill("SAVE5");

	pressTwice(applyButton);
	planButton.element().closest("form")?.requestSubmit();

	await expect.element(applyButton).toHaveTextContent("Checking...");
	await expect.element(applyButton).toHaveAttribute("aria-disabled", "true");
	await expect.element(planButton).toHaveAttribute("aria-disabled", "true");
	await expect.poll(() => sent.filter(({ call }) => call === promo)).toHaveLength(1);
	expect(stripe.submitted).toBe(0);
});

test("while it is paid no code can be entered", async () => {
	const { sent } = openPlanCheckout({}, { submit: () => new Promise(() => undefined) });
	await promoField.fill("SAVE5");
	await expect.element(planButton).not.toHaveAttribute("aria-disabled");

	await planButton.click();
	applyButton.element().closest("form")?.requestSubmit();

	await expect.element(applyButton).toHaveAttribute("aria-disabled", "true");
	expect(sent.filter(({ call }) => call === promo)).toEqual([]);
});

test("a code that the session refuses is taken back, with the reason", async () => {
	const message = "This promo code has been used as often as it may be.";
	openPlanCheckout({
		[promo]: fiveOff,
		[setup]: inTurn(
			gives(fullPrice),
			refuses(422, { code: "promo_refused", message }),
			gives(fullPrice),
		),
	});
	await expect.element(planButton).toBeVisible();

	await applyCode("SAVE5");

	await expectToast("Invalid promo code", message);
	await expect.element(promoField).toHaveAccessibleDescription(message);
	await expect.element(summary).toHaveTextContent(/Total per month\s*£25\.00/);
	await expect.element(planButton).toHaveTextContent("then £25.00 a month");
});

test("a code is worth its new sum when the price changes", async () => {
	const { sent } = openPlanCheckout({
		[prices]: inTurn(gives(planPrices()), gives(planPrices({ pro: 30 }))),
		[promo]: inTurn(fiveOff, gives({ valid: true, discount: 6, message: "20% off every month" })),
		[setup]: inTurn(
			gives(fullPrice),
			refuses(409, { code: "price_changed", message: "Pro costs £24 a month now." }),
			gives(aSetup({ amount: 2400 })),
		),
	});
	await expect.element(planButton).toBeVisible();

	await applyCode("SAVE5");

	await expect.element(planButton).toHaveTextContent("then £24.00 a month");
	await expect.element(summary).toHaveTextContent(/−£6\.00/);
	expect(sent.at(-1)?.body).toEqual({ planId: "pro", amount: 2400, promoCode: "SAVE5" });
});

test("a code that covers the whole price leaves nothing to pay", async () => {
	openPlanCheckout({
		[promo]: gives({ valid: true, discount: 25, message: "100% off every month" }),
		[setup]: inTurn(
			gives(fullPrice),
			gives(aSetup({ amount: 0, kind: "free", dueNow: 0, chargedFrom: null })),
		),
	});
	await expect.element(planButton).toBeVisible();

	await applyCode("SAVE5");

	await expect.element(planButton).toHaveTextContent("Subscribe for £0.00 a month");
	await expect.element(summary).toHaveTextContent(/Total per month\s*£0\.00/);
	await expect.element(summary).toHaveTextContent(/Your code covers the whole price\./);
	await expect.element(details).toHaveTextContent(/your card is kept, and nothing is charged/);
	await expect.element(details).not.toHaveTextContent(/money-back/);
});
