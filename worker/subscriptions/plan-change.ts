import type { Pence } from "#domain/money.ts";
import type { PlanId, PlanPrices } from "#domain/plans.ts";
import { discounted, isChargeable } from "#domain/subscription/promo.ts";
import { promoFaultWords } from "#domain/subscription/promo-words.ts";
import { standingOf } from "#domain/subscription/status.ts";
import type { NewPlan } from "#worker/payments/plan-gateway.ts";
import { Problem } from "#worker/platform/problem.ts";
import { gatewayFor, type Till } from "#worker/till/till.ts";
import { discountOn } from "./plan-discount.ts";
import { alreadyOn, cardDeclined, updateCardFirst } from "./refusals.ts";
import { discountOf } from "./setups-repository.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** What a running subscription would become. */
export type PlanMove = {
	readonly to: NewPlan;
	/** Pence a month, after the discount that stays. */
	readonly amount: Pence;
	readonly isUp: boolean;
	/** Its discount is not for the new plan, and ends. */
	readonly losesDiscount: boolean;
};

/**
 * The terms on which a subscription moves to a plan: today's price, less a discount that its code gives on that plan too.
 * @throws Problem `already_subscribed`, `update_card`
 */
export async function planMove(
	{ db }: Till,
	subscription: SubscriptionRow,
	{ plan, prices }: { plan: PlanId; prices: PlanPrices },
): Promise<PlanMove> {
	if (standingOf(subscription.status) !== "subscribed") {
		throw updateCardFirst();
	}
	if (subscription.plan === plan) {
		throw alreadyOn(plan);
	}
	const price = prices[plan];
	const held = discountOf(subscription);
	const discount = await discountOn(db, held, plan);
	const amount = discounted(price, discount).due;
	if (!isChargeable(amount)) {
		throw new Problem("promo_refused", promoFaultWords.too_little);
	}
	return {
		to: { plan, price, discount },
		amount,
		isUp: price > subscription.price,
		losesDiscount: held !== null && discount === null,
	};
}

/** The move is made, or waits: for the provider, or with the secret with which the owner of the card first proves who they are. */
export type Moved =
	| { readonly outcome: "changed" | "processing" }
	| { readonly outcome: "proof_needed"; readonly clientSecret: string };

/** Moves a subscription, and brings our row along. Asked again it does nothing more. @throws Problem `card_declined`, `unavailable` */
export async function makeMove(
	till: Till,
	subscription: SubscriptionRow,
	to: NewPlan,
): Promise<Moved> {
	const made = await gatewayFor(till, subscription).plans.change(subscription.id, to);
	await syncSubscription(till, subscription);
	if (made.outcome === "declined") {
		throw cardDeclined();
	}
	return made;
}
