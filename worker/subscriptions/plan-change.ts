import type { Pence } from "#domain/money.ts";
import type { PlanId, PlanPrices } from "#domain/plans.ts";
import { coversPlan, discounted } from "#domain/subscription/promo.ts";
import { standingOf } from "#domain/subscription/status.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import type { NewPlan } from "#worker/payments/plan-gateway.ts";
import { gatewayFor, type Till } from "#worker/till/till.ts";
import { findPromoById } from "./promo-repository.ts";
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
	{ db, world }: Till,
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
	const promo = held?.promoId ? await orUnavailable(findPromoById(db, held.promoId)) : null;
	// A code that was deleted stands for what it gave.
	const discount = held && (promo === null || coversPlan(promo, plan)) ? held : null;
	return {
		to: { plan, price, discount, now: world.now() },
		amount: discounted(price, discount).due,
		isUp: price > subscription.price,
		losesDiscount: held !== null && discount === null,
	};
}

/** The move is made; or its secret, with which the owner of the card first proves who they are. */
export type Moved = { readonly proofNeeded: string | null };

/** Moves a subscription, and brings our row along. Asked again it does nothing more. @throws Problem `card_declined`, `unavailable` */
export async function makeMove(
	till: Till,
	subscription: SubscriptionRow,
	to: NewPlan,
): Promise<Moved> {
	const { plans } = gatewayFor(till, subscription);
	const made = await plans.change(subscription.id, to);
	await syncSubscription(till, subscription);
	switch (made.outcome) {
		case "changed":
			return { proofNeeded: null };
		case "proof_needed":
			return { proofNeeded: made.clientSecret };
		case "declined":
			throw cardDeclined();
	}
}
