import type { PlanChange, PlanChangeQuote, SubscriptionOutcome } from "#contracts/subscription.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { discountInWords } from "#domain/business/subscription/promo.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import { gatewayFor } from "#worker/billing/billing-context.ts";
import {
	makeMove,
	oneChange,
	type PlanMove,
	planMove,
} from "#worker/billing/subscriptions/plan-change.ts";
import { changesElsewhere, otherPrice, setupOver } from "#worker/billing/subscriptions/refusals.ts";
import {
	findSubscription,
	type SubscriptionRow,
} from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { SubscriberContext } from "./open-setup.ts";
import { runningPlan, unlessEnded } from "./running-plan.ts";
import {
	changeInWords,
	hasChanged,
	isProcessing,
	keptInWords,
	proofWanted,
} from "./subscription-outcome.ts";
import { cardOf } from "./subscription-state.ts";

/** What moving to another plan would mean, now. @throws Problem `not_subscribed`, `already_subscribed`, `update_card` */
export async function quoteChange(
	subscriber: SubscriberContext,
	plan: PlanId,
): Promise<PlanChangeQuote> {
	const { subscription, move } = await movable(subscriber, plan);
	const { dueNow } = await (await gatewayFor(subscriber.billing, subscription)).plans.previewChange(
		subscription.id,
		move.to,
	);
	return {
		planId: plan,
		kind: move.kind,
		startsAt: move.startsAt === null ? null : new Date(move.startsAt).toISOString(),
		dueNow,
		amount: move.amount,
		price: move.to.price,
		discount: move.to.discount && discountInWords(move.to.discount),
		losesDiscount: move.losesDiscount,
		chargedFrom: new Date(subscription.periodEnd).toISOString(),
		card: cardOf(subscription),
	};
}

/**
 * Moves to another plan with the card on file. Asked again after the owner of the card has proved who they are, it goes on.
 * @throws Problem `not_subscribed`, `already_subscribed`, `update_card`, `price_changed`, `card_declined`, `rate_limited`
 */
export async function changePlan(
	subscriber: SubscriberContext,
	{ planId: plan, amount, dueNow: shownDue }: PlanChange,
): Promise<SubscriptionOutcome> {
	const { subscription, move } = await movable(subscriber, plan);
	if (move.amount !== amount) {
		throw otherPrice(plan, move.amount);
	}
	if (move.kind !== "keep" && !cardOf(subscription)) {
		throw setupOver("There is no card on file. Please enter one.");
	}
	await countAttempt(subscriber.caller, "pay", subscriber.user.id);
	if (shownDue !== undefined) {
		const { plans: provider } = await gatewayFor(subscriber.billing, subscription);
		const { dueNow } = await provider.previewChange(subscription.id, move.to);
		if (dueNow > shownDue) {
			throw otherPrice(plan, move.amount);
		}
	}
	const { billing } = subscriber;
	const moved = await oneChange(billing, { id: subscription.id, plan }, () =>
		unlessEnded(billing, subscription, () => makeMove(billing, subscription, move.to)),
	);
	if (!moved) {
		throw changesElsewhere();
	}
	switch (moved.outcome) {
		case "changed":
			return hasChanged(
				move.kind === "keep"
					? keptInWords(plan)
					: changeInWords(await findSubscription(billing.db, subscription.id), plan),
			);
		case "processing":
			return isProcessing();
		case "proof_needed":
			return proofWanted(moved.clientSecret);
	}
}

async function movable(
	{ caller, billing, user }: SubscriberContext,
	plan: PlanId,
): Promise<{ subscription: SubscriptionRow; move: PlanMove }> {
	const { planPrices: prices } = await readSettings(caller.db);
	const subscription = await runningPlan(billing, user);
	return { subscription, move: await planMove(billing, subscription, { plan, prices }) };
}
