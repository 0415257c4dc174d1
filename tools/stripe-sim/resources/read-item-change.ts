import type Stripe from "stripe";
import { heedOnly, notSimulated } from "../api/operation.ts";
import { invalidRequest, noSuch } from "../api/stripe-error.ts";
import { monthsOf } from "../billing/periods.ts";
import { itemOf } from "../billing/subscription-item.ts";
import type { OperationName } from "../contract/operations.ts";
import type { Simulation } from "../simulation.ts";
import { findRecurringPrice } from "./find-recurring-price.ts";

type Asked = {
	readonly name: OperationName;
	/** What holds the items, such as `items`. */
	readonly param: string;
	readonly items: readonly (
		| Stripe.SubscriptionUpdateParams.Item
		| Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item
	)[];
};

/**
 * The price that the one item of a subscription is to have.
 *
 * @throws {StripeError} 501 for a second item, which an item without an id would be, and for another interval.
 */
export function readItemChange(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ name, param, items }: Asked,
): Stripe.Price {
	const [item] = items;
	const current = itemOf(subscription);
	if (!item?.id || items.length > 1) {
		throw notSimulated(name, `a second item in ${param}`);
	}
	heedOnly(name, item, { param: `${param}[0]`, heeded: ["id", "price"] });
	if (item.id !== current.id) {
		throw noSuch("subscription_item", item.id, `${param}[0][id]`);
	}
	if (!item.price) {
		return current.price;
	}
	const price = findRecurringPrice(simulation, item.price, `${param}[0][price]`);
	if (price.currency !== subscription.currency) {
		throw invalidRequest(`The price ${price.id} is not in ${subscription.currency}.`, {
			param: `${param}[0][price]`,
		});
	}
	if (monthsOf(price) !== monthsOf(current.price)) {
		throw notSimulated(name, `another interval in ${param}[0][price]`);
	}
	return price;
}

/**
 * From when on a change of price counts, in seconds since 1970: now unless a time is given.
 *
 * @throws {StripeError} for a time outside the current period.
 */
export function readProrationDate(
	{ clock }: Simulation,
	subscription: Stripe.Subscription,
	date: number | "now" | undefined,
): number {
	const { current_period_end: end, current_period_start: start } = itemOf(subscription);
	if (typeof date !== "number") {
		return Math.min(clock.now(), end);
	}
	if (date < start || date > end) {
		throw invalidRequest("proration_date must be within the current period.", {
			param: "proration_date",
		});
	}
	return date;
}
