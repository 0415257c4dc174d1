import type Stripe from "stripe";
import { find } from "../api/find.ts";
import { heedOnly, mergeMetadata, notSimulated } from "../api/operation.ts";
import { invalidRequest, noSuch } from "../api/stripe-error.ts";
import type { OperationName } from "../contract/schema.ts";
import { findCustomerMethod } from "../payments/payment-methods.ts";
import type { Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import { findRecurringPrice } from "./catalogue.ts";
import { changePlan } from "./change-plan.ts";
import { couponsFor, redeem } from "./coupons.ts";
import { monthsOf } from "./periods.ts";
import { itemOf } from "./relations.ts";
import { changeTrial } from "./renewal.ts";
import { cancellationFields, updateSubscription } from "./subscription-state.ts";

type Params = Stripe.SubscriptionUpdateParams;

export const heededOnUpdate = [
	"cancel_at_period_end",
	"default_payment_method",
	"description",
	"discounts",
	"items",
	"metadata",
	"off_session",
	"payment_behavior",
	"proration_behavior",
	"proration_date",
	"trial_end",
] as const;

/** docs.stripe.com/billing/subscriptions/pending-updates-reference */
const allowedWhilePending = [
	"items",
	"payment_behavior",
	"proration_behavior",
	"proration_date",
	"trial_end",
];

/** @throws {StripeError} for what its status does not allow, and as `changePlan` and `changeTrial` do. */
export function changeSubscription(
	simulation: Simulation,
	params: Params,
	id: string,
): Stripe.Subscription {
	const subscription = find(simulation, "subscription", id);
	checkState(subscription, params);
	const { items, trial_end } = params;
	const price = items
		? readItemChange(simulation, subscription, {
				name: "Subscriptions.update",
				param: "items",
				items,
			})
		: null;
	const at = readProrationDate(simulation, subscription, params.proration_date);
	const fields = plainFields(simulation, subscription, params);
	const changed = price
		? changePlan(simulation, id, {
				price,
				proration: params.proration_behavior ?? "create_prorations",
				behaviour: params.payment_behavior ?? "allow_incomplete",
				at,
				fields,
			})
		: updateSubscription(simulation, id, fields);
	return trial_end === undefined ? changed : changeTrial(simulation, id, trial_end);
}

function checkState({ status }: Stripe.Subscription, params: Params): void {
	const only = (names: readonly string[]) =>
		Object.keys(params).every((name) => names.includes(name));
	if ((status === "canceled" || status === "incomplete_expired") && !only(["metadata"])) {
		throw invalidRequest(
			"A canceled subscription can only update its cancellation_details and metadata.",
		);
	}
	if (status === "incomplete" && !only(["metadata"])) {
		throw invalidRequest("Of an incomplete subscription only the metadata can be updated.");
	}
	if (params.payment_behavior === "pending_if_incomplete" && !only(allowedWhilePending)) {
		throw invalidRequest(
			`With payment_behavior=pending_if_incomplete only these can be passed: ${allowedWhilePending.join(", ")}.`,
			{ param: "payment_behavior" },
		);
	}
}

function plainFields(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ cancel_at_period_end, default_payment_method, description, discounts, metadata }: Params,
): Partial<Stripe.Subscription> {
	const { currency, id } = subscription;
	const customer = idOf(subscription.customer) ?? "";
	const end = itemOf(subscription).current_period_end;
	const about = { customer, param: "default_payment_method" };
	return {
		...(cancel_at_period_end === undefined ||
		cancel_at_period_end === subscription.cancel_at_period_end
			? {}
			: cancellationFields(simulation, cancel_at_period_end ? end : null)),
		...(default_payment_method === undefined
			? {}
			: {
					default_payment_method: findCustomerMethod(simulation, default_payment_method, about).id,
				}),
		...(description === undefined ? {} : { description: description || null }),
		...(discounts === undefined
			? {}
			: {
					discounts: redeem(simulation, couponsFor(simulation, discounts || [], currency), {
						subscription: id,
						customer,
					}),
				}),
		metadata: mergeMetadata(subscription.metadata, metadata),
	};
}

type ItemChange = {
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
	{ name, param, items }: ItemChange,
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
