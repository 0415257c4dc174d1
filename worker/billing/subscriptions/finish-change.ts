import { pence } from "#domain/base/money.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { Problem } from "#worker/platform/problem.ts";
import { type Moved, makeMove, oneChange } from "./plan-change.ts";
import { setupOver } from "./refusals.ts";
import {
	discountOf,
	findSetup,
	lapseSetup,
	moveSetup,
	type SetupRow,
} from "./setups-repository.ts";
import { findSubscription, type SubscriptionRow } from "./subscriptions-repository.ts";

/** What the payment session of a change to another plan has come to. */
export type ChangeOutcome =
	| { readonly outcome: "subscribed"; readonly subscription: SubscriptionRow }
	/** The provider is still at it, or the buyer has not finished. */
	| { readonly outcome: "waiting"; readonly isProcessing: boolean }
	| { readonly outcome: "proof_needed"; readonly clientSecret: string };

/**
 * Moves a running subscription to the agreed plan, with the card entered for it and at the price of that moment. If the change fails, gives the old card
 * back. Null where another call makes the change, or has made it.
 * @throws Problem `setup_over`, `card_declined`, `unavailable`
 */
export async function finishChange(
	billing: BillingContext,
	setup: SetupRow,
	paymentMethod: string,
): Promise<ChangeOutcome | null> {
	const { db } = billing;
	const { id, subscriptionId } = setup;
	const running = subscriptionId === null ? null : await findSubscription(db, subscriptionId);
	if (!running || subscriptionStage(running.status) !== "subscribed") {
		await lapseSetup(db, setup);
		throw setupOver();
	}
	const moved = await oneChange(billing, { id: running.id, plan: setup.plan }, async () => {
		// Browser and provider both report the change: whichever comes second must not begin it again.
		const now = await findSetup(db, id);
		if (now?.state !== "open") {
			return null;
		}
		await giveCard(billing, running, now, paymentMethod);
		return moveAsAgreed(billing, running, setup);
	});
	if (!moved) {
		return null;
	}
	switch (moved.outcome) {
		case "proof_needed":
			return { outcome: "proof_needed", clientSecret: moved.clientSecret };
		case "processing":
			return { outcome: "waiting", isProcessing: true };
		case "changed": {
			await moveSetup(db, id, { state: "done" });
			const now = await findSubscription(db, running.id);
			return { outcome: "subscribed", subscription: now ?? running };
		}
	}
}

/** Notes which card was there, before another takes its place. */
async function giveCard(
	billing: BillingContext,
	running: SubscriptionRow,
	{ id, cardBefore }: SetupRow,
	paymentMethod: string,
): Promise<void> {
	const { plans } = await gatewayFor(billing, running);
	const current = await plans.cardOf(running.id);
	if (current === paymentMethod) {
		return;
	}
	if (cardBefore === null && current !== null) {
		await moveSetup(billing.db, id, { cardBefore: current });
	}
	await plans.setCard(running.id, paymentMethod);
}

async function moveAsAgreed(
	billing: BillingContext,
	running: SubscriptionRow,
	setup: SetupRow,
): Promise<Moved> {
	const { plans } = await gatewayFor(billing, running);
	const to = {
		plan: setup.plan,
		price: pence(setup.price),
		discount: discountOf(setup),
	};
	const { dueNow } = await plans.previewChange(running.id, to);
	if (dueNow > setup.dueNow && running.plan !== setup.plan) {
		// A trial has ended meanwhile, say: no one is charged more than the page showed.
		await restoreCard(billing, setup);
		await lapseSetup(billing.db, setup);
		throw setupOver("What is due today has changed. You have not been charged: please look again.");
	}
	try {
		return await makeMove(billing, running, to);
	} catch (cause) {
		if (cause instanceof Problem && cause.code === "card_declined") {
			await restoreCard(billing, setup);
			// An event that comes twice must not try the card again.
			await lapseSetup(billing.db, setup, "declined");
		}
		throw cause;
	}
}

async function restoreCard(
	billing: BillingContext,
	{ id, subscriptionId }: SetupRow,
): Promise<void> {
	const noted = await findSetup(billing.db, id);
	if (noted?.cardBefore && subscriptionId !== null) {
		await (await gatewayFor(billing, noted)).plans.setCard(subscriptionId, noted.cardBefore);
	}
}
