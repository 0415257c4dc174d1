import type Stripe from "stripe";
import { newId, type Simulation } from "../simulation.ts";

/** The one item of a subscription; the simulator takes no second. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = items.data;
	if (!item) {
		throw new Error(`${id} has no item.`);
	}
	return item;
}

export function makeItem(
	{ clock, contract }: Simulation,
	fields: Pick<
		Stripe.SubscriptionItem,
		"subscription" | "price" | "current_period_start" | "current_period_end"
	>,
): Stripe.SubscriptionItem {
	return contract.fill<Stripe.SubscriptionItem>("SubscriptionItem", {
		id: newId("si"),
		created: clock.now(),
		plan: planOf(contract, fields.price),
		quantity: 1,
		tax_rates: [],
		...fields,
	});
}

/** The items of a subscription with its one item changed. */
export function withItem(
	{ contract }: Simulation,
	subscription: Stripe.Subscription,
	fields: Partial<
		Pick<Stripe.SubscriptionItem, "price" | "current_period_start" | "current_period_end">
	>,
): Stripe.Subscription["items"] {
	const item = { ...itemOf(subscription), ...fields };
	return { ...subscription.items, data: [{ ...item, plan: planOf(contract, item.price) }] };
}

/** The price in the form that came before prices, which Stripe still sends. */
function planOf(contract: Simulation["contract"], price: Stripe.Price): Stripe.Plan {
	return contract.fill<Stripe.Plan>("Plan", {
		id: price.id,
		active: price.active,
		amount: price.unit_amount,
		amount_decimal: price.unit_amount_decimal,
		billing_scheme: "per_unit",
		created: price.created,
		currency: price.currency,
		interval: price.recurring?.interval ?? "month",
		interval_count: price.recurring?.interval_count ?? 1,
		metadata: price.metadata,
		nickname: price.nickname,
		product: price.product,
		usage_type: "licensed",
	});
}
