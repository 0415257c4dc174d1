import type { SetupMade, SetupRequest } from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { trialEnd } from "#domain/business/subscription/allowance.ts";
import { discounted, isChargeable, promoFaultWords } from "#domain/business/subscription/promo.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import { gatewayFor } from "#worker/billing/billing-context.ts";
import type { Gateway } from "#worker/billing/gateway/gateways.ts";
import {
	currentHolding,
	hadSubscription,
	holdsPlan,
} from "#worker/billing/subscriptions/holding.ts";
import { planMove } from "#worker/billing/subscriptions/plan-change.ts";
import {
	PROMO_HELD,
	releasePromos,
	reservePromo,
} from "#worker/billing/subscriptions/promo-repository.ts";
import { otherPrice, planHeld } from "#worker/billing/subscriptions/refusals.ts";
import { discountOf, type SetupRow } from "#worker/billing/subscriptions/setups-repository.ts";
import type { Holding } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { readSettings, type Settings } from "#worker/db/settings-repository.ts";
import { Problem } from "#worker/platform/problem.ts";
import { checkPromo, offOf } from "./check-promo.ts";
import {
	openSetup,
	type SetupContext,
	type SetupTerms,
	type SubscriberContext,
} from "./open-setup.ts";

/**
 * Opens the payment session of a plan, or finds the one that is open on the same terms. A first subscription begins with a free trial, a
 * running one changes, and there is never a second. Prices, discounts and what is due are the server's at this moment.
 * Source: Rule PLAN-8, Rule PLAN-4, Rule TRIAL-1.
 * @throws Problem `verify_email`, `price_changed`, `already_subscribed`, `update_card`, `promo_refused`, `payment_unavailable`,
 * `rate_limited`
 */
export async function beginSetup(
	subscriber: SubscriberContext,
	request: SetupRequest,
): Promise<SetupMade> {
	const { caller, billing, user } = subscriber;
	if (user.verifiedAt === null) {
		throw new Problem(
			"verify_email",
			`Please verify your e-mail address first: open the link that we sent to ${user.email}.`,
		);
	}
	const settings = await readSettings(caller.db);
	const holding = await currentHolding(billing, user.id);
	const held = holding && holdsPlan(holding) ? holding : null;
	// What runs is changed in the mode it was begun in, whichever is in force.
	const gateway = await billing.gatewayOf(held?.subscription.livemode ?? settings.livemode)?.();
	if (!gateway) {
		throw paymentUnavailable();
	}
	const terms = await (held
		? changeTerms(subscriber, request, { settings, holding: held, gateway })
		: newTerms(subscriber, request, { settings, holding }));
	if (terms.amount !== request.amount) {
		throw otherPrice(terms.plan, terms.amount);
	}
	await reserve(subscriber, terms);
	return open({ ...subscriber, gateway }, terms);
}

/**
 * Opens the payment session that follows one whose card has had a free trial: the same plan without a trial, paid from today, on the terms that were shown.
 * @throws Problem as `beginSetup`, `setup_over` for anyone who has a plan by now
 */
export async function beginPaidSetup(
	subscriber: SubscriberContext,
	setup: SetupRow,
): Promise<SetupMade> {
	const { billing, user } = subscriber;
	if (holdsPlan(await currentHolding(billing, user.id))) {
		throw planHeld();
	}
	const amount = pence(setup.amount);
	const terms = {
		kind: "payment",
		plan: setup.plan,
		price: pence(setup.price),
		amount,
		discount: discountOf(setup),
		changes: null,
		dueNow: amount,
		chargedFrom: null,
		startsAt: null,
	} as const;
	await reserve(subscriber, terms);
	return open({ ...subscriber, gateway: await gatewayFor(billing, setup) }, terms);
}

async function open(context: SetupContext, terms: SetupTerms): Promise<SetupMade> {
	const { clientSecret } = await openSetup(context, terms);
	return {
		clientSecret,
		planId: terms.plan,
		amount: terms.amount,
		kind: terms.kind,
		dueNow: terms.dueNow,
		chargedFrom: isoOf(terms.chargedFrom),
		startsAt: isoOf(terms.startsAt),
		publicKey: context.gateway.publicKey,
	};
}

function isoOf(instant: number | null): string | null {
	return instant === null ? null : new Date(instant).toISOString();
}

type Standing = { readonly settings: Settings; readonly holding: Holding | null };

async function newTerms(
	{ caller, user }: SubscriberContext,
	{ planId: plan, promoCode }: SetupRequest,
	{ settings, holding }: Standing,
): Promise<SetupTerms> {
	const prices = settings.planPrices;
	const price = prices[plan];
	const check =
		promoCode === null
			? null
			: await checkPromo(caller, user.id, { code: promoCode, plan, prices });
	if (check?.promo === null) {
		// Codes are no easier found here than where they are tried.
		await countAttempt(caller, "promo", user.id);
		throw promoRefused(promoFaultWords[check.fault]);
	}
	// What takes off less than half a penny takes off nothing.
	const discount =
		check && check.discount > 0 ? { ...offOf(check.promo), promoId: check.promo.id } : null;
	const { due } = discounted(price, discount);
	if (!isChargeable(due)) {
		throw paymentUnavailable();
	}
	const kind = hadSubscription(holding) ? (due === 0 ? "free" : "payment") : "trial";
	return {
		kind,
		plan,
		price,
		amount: due,
		discount,
		changes: null,
		dueNow: kind === "payment" ? due : 0,
		chargedFrom: kind === "trial" && due > 0 ? trialEnd(caller.now) : null,
		startsAt: null,
	};
}

type Running = Standing & { readonly holding: Holding; readonly gateway: Gateway };

async function changeTerms(
	{ billing }: SubscriberContext,
	{ planId: plan, promoCode }: SetupRequest,
	{ settings, holding: { subscription }, gateway }: Running,
): Promise<SetupTerms> {
	if (promoCode !== null) {
		throw promoRefused("A promo code can be used when a plan begins, not when it changes.");
	}
	const move = await planMove(billing, subscription, { plan, prices: settings.planPrices });
	const { to, amount, startsAt } = move;
	const { dueNow } = await gateway.plans.previewChange(subscription.id, to);
	return {
		kind: "change",
		plan,
		price: to.price,
		amount,
		discount: to.discount,
		changes: subscription.id,
		dueNow,
		chargedFrom: subscription.periodEnd,
		startsAt,
	};
}

/** A use of the code is kept for anyone who is at the checkout with it. */
async function reserve(
	{ caller: { db, now }, user }: SubscriberContext,
	{ kind, discount }: SetupTerms,
): Promise<void> {
	const promoId = kind === "change" ? null : (discount?.promoId ?? null);
	await releasePromos(db, user.id, promoId);
	if (
		promoId !== null &&
		!(await reservePromo(db, { promoId, userId: user.id, now, until: now + PROMO_HELD }))
	) {
		throw promoRefused(promoFaultWords.used_up);
	}
}

function paymentUnavailable(): Problem {
	return new Problem(
		"payment_unavailable",
		"Paying is not set up here yet. You have not been charged.",
	);
}

function promoRefused(why: string): Problem {
	return new Problem("promo_refused", why);
}
