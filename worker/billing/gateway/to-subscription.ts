import type Stripe from "stripe";
import { pence } from "#domain/base/money.ts";
import { discounted } from "#domain/business/subscription/promo.ts";
import { isStatus } from "#domain/business/subscription/status.ts";
import { agreedMove, heldPlan } from "./held-plan.ts";
import type { ProviderSubscription } from "./plan-gateway.ts";
import { discountOf, planOf } from "./stripe-catalogue.ts";

/** What has to be expanded for `toSubscription`. */
export const expandedForUs = ["default_payment_method", "discounts", "latest_invoice"];

/** Under this name a subscription says which setup it was begun with. */
export const SETUP = "setupId";

/**
 * A subscription of the provider in our words. `isFirstInvoiceUnpaid` is what `isFirstUnpaid` found.
 * @throws Error for a state that we do not know: nothing may be concluded from it
 */
export function toSubscription(
	from: Stripe.Subscription,
	isFirstInvoiceUnpaid: boolean,
): ProviderSubscription {
	const [item] = from.items.data;
	const { status } = from;
	if (!(item && isStatus(status))) {
		throw new Error(`a subscription that cannot be read: ${from.id}, ${status}`);
	}
	const start = isFirstInvoiceUnpaid ? from.trial_start : null;
	return {
		id: from.id,
		customerId: idOf(from.customer),
		livemode: from.livemode,
		status,
		...planParts(from, item.price),
		isFirstInvoiceUnpaid,
		periodStart: instant(start ?? item.current_period_start),
		periodEnd: instant(item.current_period_end),
		trialEnd: from.trial_end === null ? null : instant(from.trial_end),
		cancelAtPeriodEnd: from.cancel_at_period_end,
		endedAt: from.ended_at === null ? null : instant(from.ended_at),
		createdAt: instant(from.created),
		card: cardOf(from.default_payment_method),
		setupId: from.metadata[SETUP] ?? null,
	};
}

/** The id of something that stands in full or by its id. Only previews of invoices have none. */
export function idOf(thing: string | { readonly id?: string }): string {
	return typeof thing === "string" ? thing : (thing.id ?? "");
}

/** The provider's seconds as our milliseconds. */
export function instant(seconds: number): number {
	return seconds * 1000;
}

type PlanParts = Pick<
	ProviderSubscription,
	"plan" | "price" | "amount" | "discount" | "next" | "isDiscountAgreed"
>;

/** The plan as the price has it, or as it is held until that price begins. */
function planParts(from: Stripe.Subscription, charged: Stripe.Price): PlanParts {
	const plan = planOf(charged);
	const price = pence(charged.unit_amount ?? 0);
	const [given] = from.discounts;
	const discount = given && typeof given !== "string" ? discountOf(given.coupon) : null;
	const amount = discounted(price, discount).due;
	const held = heldPlan(from);
	if (!held || plan === null) {
		const isDiscountAgreed = agreedMove(from) !== null;
		return { plan, price, amount, discount, next: null, isDiscountAgreed };
	}
	return {
		plan: held.plan,
		price: pence(held.price),
		amount: discounted(pence(held.price), held.discount).due,
		discount: held.discount,
		next: { plan, amount },
		isDiscountAgreed: true,
	};
}

function cardOf(method: Stripe.Subscription["default_payment_method"]) {
	const card = method && typeof method !== "string" ? method.card : null;
	return card ? { brand: card.brand, last4: card.last4 } : null;
}
