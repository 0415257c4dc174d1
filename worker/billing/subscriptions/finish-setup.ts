import { pence } from "#domain/base/money.ts";
import { TRIAL_DAYS } from "#domain/business/subscription/allowance.ts";
import { promoFaultWords } from "#domain/business/subscription/promo.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { CustomerGone } from "#worker/billing/gateway/gateway.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findCustomerOf, forgetCustomer } from "./customers-repository.ts";
import { type ChangeOutcome, finishChange } from "./finish-change.ts";
import { hadSubscription, holdsPlan } from "./holding.ts";
import { PROMO_HELD, reservePromo } from "./promo-repository.ts";
import { cardDeclined, planHeld, setupOver } from "./refusals.ts";
import {
	claimSetup,
	discountOf,
	findSetup,
	lapseSetup,
	leaveSetup,
	moveSetup,
	type SetupRow,
} from "./setups-repository.ts";
import { findHolding, noteTrial } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";
import { claimTrial } from "./trial-cards.ts";

/** What a payment session has come to. */
type SetupOutcome =
	| ChangeOutcome
	/** The card has had a free trial, so nothing began. The plan can be paid for. */
	| { readonly outcome: "trial_used" };

/**
 * Completes a payment session once the provider says that the card was taken or the payment made. The
 * buyer's confirmation, the provider's events and the trigger for forgotten sessions all call this. However
 * often it runs, one session gives one subscription, and one card one free trial. Source: Rule TRIAL-2.
 * @throws Problem `setup_over`, `promo_refused`, `card_declined`, `unavailable`
 */
export async function finishSetup(billing: BillingContext, setup: SetupRow): Promise<SetupOutcome> {
	if (setup.state === "declined") {
		throw cardDeclined();
	}
	if (setup.state === "trial_used") {
		return { outcome: "trial_used" };
	}
	if (setup.state === "replaced" || setup.state === "lapsed") {
		throw setupOver();
	}
	if (setup.subscriptionId !== null && (setup.kind !== "change" || setup.state === "done")) {
		return outcomeOf(billing, setup, setup.subscriptionId);
	}
	const card = await (await gatewayFor(billing, setup)).plans.readCard(setup.id);
	if (!card || card.state === "canceled") {
		await lapseSetup(billing.db, setup);
		throw setupOver();
	}
	if (card.state !== "succeeded" || card.paymentMethod === null) {
		return { outcome: "waiting", isProcessing: card.state === "processing" };
	}
	// From here on no other window replaces it.
	if (!(await claimSetup(billing.db, setup.id, billing.world.now()))) {
		return outcomeElsewhere(billing, setup);
	}
	const finish = await (setup.kind === "change"
		? finishChange(billing, setup, card.paymentMethod)
		: begin(billing, setup, card.paymentMethod, card.cardHashes));
	if (!finish) {
		return changedElsewhere(billing, setup);
	}
	if (finish.outcome === "proof_needed") {
		await leaveSetup(billing.db, setup.id);
	}
	return finish;
}

/** The outcome that another caller has reached meanwhile. */
async function outcomeElsewhere(billing: BillingContext, { id }: SetupRow): Promise<SetupOutcome> {
	const now = await findSetup(billing.db, id);
	if (!now || now.state === "open") {
		throw setupOver();
	}
	return finishSetup(billing, now);
}

/** A change that another of those who call this is making, or has made. */
async function changedElsewhere(billing: BillingContext, { id }: SetupRow): Promise<SetupOutcome> {
	const now = await findSetup(billing.db, id);
	return now && now.state !== "open"
		? finishSetup(billing, now)
		: { outcome: "waiting", isProcessing: true };
}

/** How the subscription that a session began stands. */
async function outcomeOf(
	billing: BillingContext,
	{ id: setupId, livemode }: SetupRow,
	id: string,
): Promise<SetupOutcome> {
	const subscription = await syncSubscription(billing, { id, livemode });
	if (!subscription || subscriptionStage(subscription.status) === "over") {
		throw setupOver();
	}
	if (subscription.status !== "incomplete") {
		return { outcome: "subscribed", subscription };
	}
	// It becomes active a moment after its payment went through.
	const payment = await (await gatewayFor(billing, { livemode })).plans.readFirstPayment(setupId);
	return { outcome: "waiting", isProcessing: payment?.state !== "open" };
}

/** The card was entered before the subscription: it begins now, unless something has come in between. */
async function begin(
	billing: BillingContext,
	setup: SetupRow,
	paymentMethod: string,
	cardHashes: readonly string[],
): Promise<SetupOutcome> {
	const { db } = billing;
	const { id, userId, livemode, kind } = setup;
	const customer = await findCustomerOf(db, userId, livemode);
	const refusal = await reasonAgainst(billing, setup);
	if (!customer || refusal) {
		// Another of those who call this may have begun it meanwhile.
		const now = await findSetup(db, id);
		if (now?.subscriptionId) {
			return outcomeOf(billing, now, now.subscriptionId);
		}
		await lapseSetup(db, setup);
		throw refusal ?? setupOver();
	}
	if (kind === "trial") {
		const claim = { hashes: cardHashes, claimedBy: id, now: billing.world.now() };
		// Where the whole price is taken off, a trial gives nothing away.
		if (!(await claimTrial(db, claim)) && setup.amount > 0) {
			await moveSetup(db, id, { state: "trial_used" });
			return { outcome: "trial_used" };
		}
	}
	const starting = (await gatewayFor(billing, setup)).plans.start({
		customerId: customer.id,
		plan: setup.plan,
		price: pence(setup.price),
		discount: discountOf(setup),
		setupId: id,
		paymentMethod,
		trialDays: kind === "trial" ? TRIAL_DAYS : 0,
	});
	const subscriptionId = await starting.catch(async (cause: unknown) => {
		if (!(cause instanceof CustomerGone)) {
			throw cause;
		}
		// Deleted at the provider since the card was entered: the next session has another.
		await forgetCustomer(db, customer.id);
		await lapseSetup(db, setup);
		throw setupOver();
	});
	await moveSetup(db, id, { subscriptionId });
	const outcome = await outcomeOf(billing, setup, subscriptionId);
	if (kind === "trial") {
		await noteTrial(db, subscriptionId, billing.world.now());
	}
	return outcome;
}

/** Why what was agreed may not begin any more; null when it may, with the use of its promo code reserved. */
async function reasonAgainst(
	{ db, world }: BillingContext,
	setup: SetupRow,
): Promise<Problem | null> {
	const { userId, kind, promoId } = setup;
	const holding = await findHolding(db, userId);
	if (holdsPlan(holding) || (kind === "trial" && hadSubscription(holding))) {
		return planHeld();
	}
	const now = world.now();
	return promoId === null ||
		(await reservePromo(db, { promoId, userId, now, until: now + PROMO_HELD }))
		? null
		: new Problem("promo_refused", promoFaultWords.used_up);
}
