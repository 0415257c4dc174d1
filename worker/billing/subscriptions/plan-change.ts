import { type Pence, pence } from "#domain/base/money.ts";
import { isUpgrade, type PlanId, type PlanPrices } from "#domain/business/plans.ts";
import { discounted, isChargeable, promoFaultWords } from "#domain/business/subscription/promo.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import type { NewPlan } from "#worker/billing/gateway/plan-gateway.ts";
import { Problem } from "#worker/platform/problem.ts";
import { discountOn } from "./promo-repository.ts";
import {
	alreadyOn,
	cardDeclined,
	endsBefore,
	movesAlready,
	setupOver,
	updateCardFirst,
} from "./refusals.ts";
import { discountOf } from "./setups-repository.ts";
import { claimChange, leaveChange, type SubscriptionRow } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/**
 * Changes the plan of a subscription while nobody else does. Otherwise the provider would take what one window began for the starting point of the other,
 * and charge for that. Null, and nothing done, while another change is being made.
 */
export async function oneChange<T>(
	{ db, world }: BillingContext,
	change: { readonly id: string; readonly plan: PlanId },
	work: () => Promise<T>,
): Promise<T | null> {
	const claim = { ...change, until: world.now() + CHANGING_FOR };
	if (!(await claimChange(db, claim, world.now()))) {
		return null;
	}
	try {
		return await work();
	} finally {
		await leaveChange(db, claim).execute();
	}
}

/** Milliseconds after which a change that was abandoned no longer blocks others: longer than the provider takes to answer. */
const CHANGING_FOR = 2 * 60_000;

/** What a running subscription would become. */
export type PlanMove = {
	readonly to: NewPlan;
	/** Pence a month, after the discount that stays. */
	readonly amount: Pence;
	/** `keep`: the subscription is on this plan, and will not leave it after all. */
	readonly kind: "upgrade" | "downgrade" | "keep";
	/** When the plan begins, in UTC milliseconds; null for at once. */
	readonly startsAt: number | null;
	/** The discount does not cover the new plan, so it ends. */
	readonly losesDiscount: boolean;
};

/**
 * The terms on which a subscription moves to a plan: today's price, less a discount whose code covers that plan too. A smaller plan begins with the next
 * period; until then choosing the held plan, at its old price, undoes the move. In a trial every change takes effect at once. Source: Rule PLAN-5.
 * @throws Problem `already_subscribed`, `update_card`
 */
export async function planMove(
	{ db }: BillingContext,
	subscription: SubscriptionRow,
	{ plan, prices }: { plan: PlanId; prices: PlanPrices },
): Promise<PlanMove> {
	if (subscriptionStage(subscription.status) !== "subscribed") {
		throw updateCardFirst();
	}
	if (subscription.plan === plan) {
		return keepPlan(subscription);
	}
	const isUp = isUpgrade(subscription.plan, plan);
	const isAtOnce = isUp || subscription.status === "trialing";
	if (subscription.nextPlan === plan) {
		throw movesAlready(plan);
	}
	if (!isAtOnce && subscription.cancelAtPeriodEnd) {
		throw endsBefore(plan);
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
		kind: isUp ? "upgrade" : "downgrade",
		startsAt: isAtOnce ? null : subscription.periodEnd,
		losesDiscount: held !== null && discount === null,
	};
}

function keepPlan(subscription: SubscriptionRow): PlanMove {
	const { plan, nextPlan, price, amount } = subscription;
	if (nextPlan === null) {
		throw alreadyOn(plan);
	}
	return {
		to: { plan, price: pence(price), discount: discountOf(subscription) },
		amount: pence(amount),
		kind: "keep",
		startsAt: null,
		losesDiscount: false,
	};
}

/** The move is made, or waits: for the provider, or with the secret with which the owner of the card first proves who they are. */
export type Moved =
	| { readonly outcome: "changed" | "processing" }
	| { readonly outcome: "proof_needed"; readonly clientSecret: string };

/**
 * Moves a subscription, and brings our row along. Asked again it does nothing more. For one change at a time: see `oneChange`.
 * @throws Problem `card_declined`, `setup_over`, `unavailable`
 */
export async function makeMove(
	billing: BillingContext,
	subscription: SubscriptionRow,
	to: NewPlan,
): Promise<Moved> {
	const made = await (await gatewayFor(billing, subscription)).plans.change(subscription.id, to);
	await syncSubscription(billing, subscription);
	switch (made.outcome) {
		case "declined":
			throw cardDeclined();
		case "renewed":
			throw setupOver(
				"Your billing period has just ended. You have not been charged: please look again.",
			);
		default:
			return made;
	}
}
