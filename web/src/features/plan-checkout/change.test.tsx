import { configure } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
	aPlanMovingDown,
	aPlanSetAside,
	aSubscription,
	aTrialSubscription,
} from "#web/test/a-subscription.ts";
import { gives, inTurn, isDown, refuses, staysSilent } from "#web/test/fake-api.ts";
import { expectToast, toasts } from "#web/test/open-checkout.ts";
import {
	aQuote,
	aSetup,
	begun,
	details,
	main,
	notYet,
	openPlanChange,
	openPlanCheckout,
	planButton,
	planCalls,
	promoField,
	standing,
	summary,
} from "#web/test/open-plan-checkout.ts";
import { pressTwice } from "#web/test/press-twice.ts";

configure({ reactStrictMode: true });

const { change, confirm, quote, setup, status } = planCalls;
const payOnFile = details.getByRole("button", { name: "Pay £12.34 with Visa ending 4242" });
const otherCard = details.getByRole("button", { name: "Use another card" });

test("a subscriber is told what changes, what is due today and what from when", async () => {
	const { sent } = openPlanChange();

	await expect
		.element(page.getByRole("heading", { name: "Change to Expert", level: 1 }))
		.toBeVisible();
	await expect.element(summary).toHaveTextContent(/Now\s*Pro\s*From today\s*Expert/);
	await expect.element(summary).toHaveTextContent(/Total per month\s*£45\.00/);
	await expect.element(summary).toHaveTextContent(/Due today\s*£12\.34/);
	await expect.element(summary).toHaveTextContent(/£45\.00 a month from 20 December 2026\./);
	await expect.element(summary).not.toHaveTextContent(/Credit/);
	await expect.element(payOnFile).toBeVisible();
	await expect.element(promoField).not.toBeInTheDocument();
	expect(sent).toEqual([]);
});

test("whose plan is set aside is told so before they pay for another", async () => {
	openPlanChange({ [status]: gives(aPlanSetAside()) });

	await expect
		.element(main.getByText("We have set your plan aside until 21 December 2026."))
		.toBeVisible();
	await expect.element(payOnFile).toBeVisible();
});

test("a smaller plan says from when it holds and what is kept until then, and charges nothing today", async () => {
	openPlanChange({
		[quote]: gives(aQuote({ kind: "downgrade", dueNow: 0, startsAt: "2026-12-20T10:00:00.000Z" })),
	});

	await expect.element(summary).toHaveTextContent(/Due today\s*£0\.00/);
	await expect.element(summary).toHaveTextContent(/Now\s*Pro\s*From 20 December 2026\s*Expert/);
	await expect
		.element(summary)
		.toHaveTextContent("You stay on Pro until then, with all its reports.");
	await expect
		.element(details.getByRole("button", { name: "Change to Expert for £45.00 a month" }))
		.toBeVisible();
	await expect.element(details).toHaveTextContent(/Nothing is charged today\./);
});

test.for([
	[
		"kept",
		{ amount: 3600, discount: "20% off every month" },
		/−£9\.00.*You keep your discount: 20% off every month\./,
	],
	[
		"lost",
		{ losesDiscount: true },
		/Your discount ends with this change: it is not for this plan\./,
	],
] as const)("a discount that is %s is said to be", async ([, terms, words]) => {
	openPlanChange({ [quote]: gives(aQuote(terms)) });

	await expect.element(summary).toHaveTextContent(words);
});

test("during a trial the trial's allowance is named", async () => {
	openPlanChange({
		[status]: gives(aTrialSubscription()),
		[quote]: gives(aQuote({ dueNow: 0 })),
	});

	await expect
		.element(main.getByRole("region", { name: "Expert plan" }))
		.toHaveTextContent(/During the free trial: 5 reports in all\./);
});

test("the plan that is held is kept without a card, and what was planned is shown beside it", async () => {
	const { sent, address } = openPlanCheckout(
		{
			[status]: gives(aPlanMovingDown()),
			"/api/subscription/change/pro": gives(
				aQuote({ planId: "pro", kind: "keep", dueNow: 0, amount: 2500, price: 2500, card: null }),
			),
		},
		{},
		"/subscription-checkout/pro",
	);
	await expect.element(main.getByRole("heading", { name: "Keep Pro", level: 1 })).toBeVisible();
	await expect.element(summary).toHaveTextContent(/Planned from 20 December 2026\s*Starter/);
	await expect.element(summary).toHaveTextContent("You stay on Pro.");
	await expect.element(summary).not.toHaveTextContent("From today");

	await details.getByRole("button", { name: "Keep Pro" }).click();

	await expect.poll(address).toBe("/subscription/success?plan=pro");
	expect(sent).toEqual([{ call: change, body: { planId: "pro", amount: 2500, dueNow: 0 } }]);
});

test("a plan that begins with the next period is not asked for again", async () => {
	const { sent } = openPlanCheckout(
		{ [status]: gives(aPlanMovingDown()) },
		{},
		"/subscription-checkout/starter",
	);

	await expect
		.element(main.getByRole("heading", { name: "You change to Starter on 20 December 2026" }))
		.toBeVisible();
	expect(sent).toEqual([]);
});

test("two presses change the plan once with the card on file", async () => {
	const { sent, stripe, address } = openPlanChange();
	await expect.element(payOnFile).toBeVisible();

	pressTwice(payOnFile);

	await expectToast("Plan changed", "You are on the Expert plan now. We e-mailed you this too.");
	await expect.poll(address).toBe("/subscription/success?plan=expert");
	expect(sent).toEqual([{ call: change, body: { planId: "expert", amount: 4500, dueNow: 1234 } }]);
	expect(stripe.keys).toEqual([]);
});

test("a bank that wants the owner of the card is heard, and the change goes on", async () => {
	const { sent, stripe, address } = openPlanChange({
		[change]: inTurn(notYet("pi_test_9_secret_x"), gives(begun)),
	});

	await payOnFile.click();

	await expect.poll(address).toBe("/subscription/success?plan=expert");
	expect(stripe.proven).toEqual(["pi_test_9_secret_x"]);
	expect(sent.map(({ call }) => call)).toEqual([change, change]);
});

test("a change that went through while its answer was lost is found to be made", async () => {
	const { address } = openPlanChange({
		[change]: inTurn(
			notYet("pi_test_9_secret_x"),
			refuses(409, { code: "already_subscribed", message: "You are on Expert." }),
		),
	});

	await payOnFile.click();

	await expectToast("Plan changed", "You are on Expert.");
	await expect.element(toasts.getByText(/e-mailed/)).not.toBeInTheDocument();
	await expect.poll(address).toBe("/subscription/success?plan=expert");
});

test("a declined card is said to be, and another can be used", async () => {
	const { stripe } = openPlanChange({
		[change]: refuses(402, { code: "card_declined", message: "Your card was declined." }),
	});
	await payOnFile.click();
	await expectToast("Payment Failed", "Your card was declined.");
	await expect.element(details.getByRole("alert")).toHaveTextContent("Your card was declined.");

	await otherCard.click();

	await expect.element(planButton).toHaveTextContent("Pay £12.34 and change to Expert");
	expect(stripe.terms.clientSecret).toBe("seti_test_1_secret_x");
});

test("another card changes the plan once it is set up", async () => {
	const { sent, stripe, address } = openPlanChange();
	await otherCard.click();

	await planButton.click();

	await expect.poll(address).toBe("/subscription/success?plan=expert");
	expect(stripe.setUp).toHaveLength(1);
	expect(sent).toEqual([
		{ call: setup, body: { planId: "expert", amount: 4500, promoCode: null } },
		{ call: confirm, body: { paymentIntentId: "seti_test_1", planId: "expert" } },
	]);
});

test("another card that is declined after all is the card on file from then on", async () => {
	openPlanChange({
		[quote]: inTurn(
			gives(aQuote()),
			gives(aQuote({ card: { brand: "mastercard", last4: "4444" } })),
		),
		[confirm]: refuses(402, { code: "card_declined", message: "Your card was declined." }),
	});
	await otherCard.click();

	await planButton.click();
	await expectToast("Payment Failed", "Your card was declined.");
	await details.getByRole("button", { name: "Use the card on file" }).click();

	await expect
		.element(details.getByRole("button", { name: "Pay £12.34 with Mastercard ending 4444" }))
		.toBeVisible();
});

test("whoever would rather keep the card on file goes back to it", async () => {
	openPlanChange();
	await otherCard.click();
	await expect.element(planButton).toBeVisible();

	await details.getByRole("button", { name: "Use the card on file" }).click();

	await expect.element(payOnFile).toBeVisible();
});

test("without a card on file one is entered", async () => {
	openPlanChange({ [quote]: gives(aQuote({ card: null })) });

	await expect.element(planButton).toHaveTextContent("Pay £12.34 and change to Expert");
	await expect
		.element(details.getByRole("button", { name: "Use the card on file" }))
		.not.toBeInTheDocument();
});

test("a session that is no change is not used: the subscription has ended meanwhile", async () => {
	let known = aSubscription();
	const { stripe } = openPlanChange({
		[status]: (url) => gives(known)(url),
		[setup]: (url) => {
			known = aSubscription({ status: "canceled" });
			return gives(aSetup({ planId: "expert", amount: 4500, kind: "payment" }))(url);
		},
	});

	await otherCard.click();

	await expect
		.element(page.getByRole("heading", { name: "Subscribe to Expert", level: 1 }))
		.toBeVisible();
	expect(stripe.setUp).toEqual([]);
});

test("an answer that is lost can be asked for again", async () => {
	const { sent, address } = openPlanChange({ [change]: inTurn(isDown, gives(begun)) });
	await payOnFile.click();
	await expectToast("Payment Failed", "Something went wrong");
	await expect.element(payOnFile).not.toBeInTheDocument();

	await standing.getByRole("button", { name: "Check again" }).click();

	await expect.poll(address).toBe("/subscription/success?plan=expert");
	expect(sent.map(({ call }) => call)).toEqual([change, change]);
});

test("a price that has changed is shown before the plan is changed", async () => {
	openPlanChange({
		[quote]: inTurn(gives(aQuote()), gives(aQuote({ amount: 4700, price: 4700, dueNow: 1300 }))),
		[change]: refuses(409, { code: "price_changed", message: "Expert costs £47 now." }),
	});

	await payOnFile.click();

	await expectToast("Payment Failed", "Expert costs £47 now.");
	await expect.element(summary).toHaveTextContent(/Total per month\s*£47\.00/);
	await expect.element(details.getByRole("button", { name: /^Pay £13\.00 with/ })).toBeVisible();
});

test("a plan that is paid with a test card says that no money moves", async () => {
	openPlanChange({ [status]: gives(aSubscription({ isTest: true })) });

	await expect.element(details.getByText("Test mode: no money moves.")).toBeVisible();
});

test("while the quote is on its way its shape is shown", async () => {
	openPlanChange({ [quote]: staysSilent });

	await expect.element(details.getByText("Preparing your payment...")).toBeVisible();
	await expect.element(summary).toBeVisible();
});

test("a quote that could not be had can be asked for again", async () => {
	openPlanChange({ [quote]: inTurn(isDown, gives(aQuote())) });
	await expect.element(details.getByRole("alert")).toBeVisible();

	await details.getByRole("button", { name: "Try again" }).click();

	await expect.element(payOnFile).toBeVisible();
});

test("a quote that needs another card leads to it", async () => {
	openPlanChange({
		[quote]: refuses(409, { code: "update_card", message: "Update your card first." }),
	});

	await expect.element(details.getByRole("button", { name: "Update card" })).toBeVisible();
});
