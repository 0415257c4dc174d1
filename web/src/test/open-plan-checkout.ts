import { page } from "vitest/browser";
import type { PlanChangeQuote, SetupMade, SubscriptionOutcome } from "#contracts/subscription.ts";
import { aSubscription, aTrialState, noSubscription, planPrices } from "./a-subscription.ts";
import { signedInAs } from "./a-user.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { fakeStripe } from "./fake-stripe.ts";
import { aConfig, PUBLIC_KEY } from "./open-checkout.ts";
import { renderScreen } from "./render-screen.tsx";

/** Calls of taking out a plan. */
export const planCalls = {
	prices: "/api/subscription-prices",
	status: "/api/subscription/status",
	trial: "/api/trial/status",
	config: "/api/stripe/config",
	promo: "POST /api/promo-codes/validate",
	setup: "POST /api/subscription/setup",
	confirm: "POST /api/subscription/confirm",
	quote: "/api/subscription/change/expert",
	change: "POST /api/subscription/change",
	resume: "POST /api/subscription/resume",
	portal: "POST /api/subscription/portal",
};

/** A session that begins a Pro plan with the free trial. */
export function aSetup(overrides: Partial<SetupMade> = {}): SetupMade {
	return {
		clientSecret: "seti_test_1_secret_x",
		planId: "pro",
		amount: 2500,
		kind: "trial",
		dueNow: 0,
		chargedFrom: "2026-12-08T10:00:00.000Z",
		startsAt: null,
		publicKey: PUBLIC_KEY,
		...overrides,
	};
}

/** A session by which the first month is paid at once. */
export function aPaymentSetup(overrides: Partial<SetupMade> = {}): SetupMade {
	return aSetup({
		clientSecret: "pi_test_1_secret_x",
		kind: "payment",
		dueNow: 2500,
		chargedFrom: null,
		...overrides,
	});
}

/** Moving from Pro to Expert in the middle of the month, with a card on file. */
export function aQuote(overrides: Partial<PlanChangeQuote> = {}): PlanChangeQuote {
	return {
		planId: "expert",
		kind: "upgrade",
		startsAt: null,
		dueNow: 1234,
		amount: 4500,
		price: 4500,
		discount: null,
		losesDiscount: false,
		chargedFrom: "2026-12-20T10:00:00.000Z",
		card: { brand: "visa", last4: "4242" },
		...overrides,
	};
}

export const begun: SubscriptionOutcome = {
	isActive: true,
	isChange: false,
	message: "Welcome to Pro plan!",
	proofNeeded: null,
};

export const changed: SubscriptionOutcome = {
	isActive: true,
	isChange: true,
	message: "You are on the Expert plan now.",
	proofNeeded: null,
};

/** 202: the provider is still at it, or wants the owner of the card. */
export function notYet(proofNeeded: string | null = null) {
	const message = "Your payment is being processed.";
	const body: SubscriptionOutcome = { isActive: false, isChange: false, message, proofNeeded };
	return () => Response.json(body, { status: 202 });
}

/** Opens the checkout of a plan with a provider and a server that behave as said, and else so that all goes well. */
export function openPlanCheckout(
	answers: Parameters<typeof fakeApi>[0] = {},
	provider: Parameters<typeof fakeStripe>[0] = {},
	path = "/subscription-checkout/pro",
) {
	const stripe = fakeStripe(provider);
	const { asked, sent } = fakeApi({
		...signedInAs(),
		[planCalls.prices]: gives(planPrices()),
		[planCalls.status]: gives(noSubscription()),
		[planCalls.trial]: gives(aTrialState()),
		[planCalls.config]: gives(aConfig),
		[planCalls.setup]: gives(aSetup()),
		[planCalls.confirm]: gives(begun),
		[planCalls.quote]: gives(aQuote()),
		[planCalls.change]: gives(changed),
		...answers,
	});
	return { ...renderScreen(path), asked, sent, stripe };
}

/** Opens Expert for a subscriber of Pro. */
export function openPlanChange(
	answers: Parameters<typeof openPlanCheckout>[0] = {},
	provider: Parameters<typeof openPlanCheckout>[1] = {},
) {
	return openPlanCheckout(
		{
			[planCalls.status]: gives(aSubscription()),
			[planCalls.setup]: gives(
				aSetup({ planId: "expert", amount: 4500, kind: "change", dueNow: 1234 }),
			),
			...answers,
		},
		provider,
		"/subscription-checkout/expert",
	);
}

export const main = page.getByRole("main");
export const summary = main.getByRole("region", { name: "Order Summary" });
export const details = main.getByRole("region", { name: "Payment Details" });
export const standing = details.getByRole("status");
/** What pays, or what it has become while it does. */
export const planButton = details.getByRole("button", {
	name: /^(Start Free Trial|Subscribe for|Pay £|Change |Processing)/,
});
export const promoField = main.getByLabelText("Promo code");
export const applyButton = main.getByRole("button", { name: /^(Apply|Checking...)$/ });

/** Enters a code and applies it. */
export async function applyCode(code: string): Promise<void> {
	await promoField.fill(code);
	await applyButton.click();
}
