import type Stripe from "stripe";
import {
	find,
	listPage,
	mergeMetadata,
	notSimulated,
	operation,
	type Resource,
	supportOnly,
} from "../api/operation.ts";
import { invalidRequest, noSuch } from "../api/stripe-error.ts";
import type { OperationName } from "../contract/schema.ts";
import { findCustomerMethod } from "../payments/payment-methods.ts";
import { newId, type Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import { findRecurringPrice } from "./catalogue.ts";
import { changePlan } from "./change-plan.ts";
import { couponsFor, redeem } from "./coupons.ts";
import { createSubscription, supportedOnCreate } from "./create-subscription.ts";
import { issueInvoice } from "./invoice-lifecycle.ts";
import { unusedTime } from "./invoice-lines.ts";
import { collectWithRetries } from "./invoice-payments.ts";
import { monthsOf } from "./periods.ts";
import { hasEnded, itemOf } from "./relations.ts";
import { changeTrial } from "./renewal.ts";
import { cancellationFields, endSubscription, updateSubscription } from "./subscription-state.ts";

export const subscriptions: Resource = {
	operations: [
		operation<Stripe.SubscriptionCreateParams>(
			"Subscriptions.create",
			supportedOnCreate,
			createSubscription,
		),
		operation<Stripe.SubscriptionRetrieveParams>(
			"Subscriptions.retrieve",
			[],
			(simulation, _, id) => find(simulation, "subscription", id),
		),
		operation<Stripe.SubscriptionUpdateParams>(
			"Subscriptions.update",
			[
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
			],
			changeSubscription,
		),
		operation<Stripe.SubscriptionCancelParams>(
			"Subscriptions.cancel",
			["cancellation_details", "invoice_now", "prorate"],
			cancelSubscription,
		),
		operation<Stripe.SubscriptionListParams>(
			"Subscriptions.list",
			["created", "customer", "ending_before", "limit", "price", "starting_after", "status"],
			list,
		),
	],
};

function list({ store }: Simulation, params: Stripe.SubscriptionListParams) {
	const { customer, price, status } = params;
	const matching = store
		.all("subscription")
		.filter((subscription) => !customer || subscription.customer === customer)
		.filter(({ items }) => !price || items.data.some((item) => item.price.id === price))
		.filter((subscription) => isAskedFor(subscription, status));
	return listPage("/v1/subscriptions", matching, params);
}

/** Stripe's documentation of `status`: everything not cancelled, unless a status, `ended` or `all` is requested. */
function isAskedFor(
	subscription: Stripe.Subscription,
	asked: Stripe.SubscriptionListParams.Status | undefined,
): boolean {
	switch (asked) {
		case undefined:
			return subscription.status !== "canceled";
		case "all":
			return true;
		case "ended":
			return subscription.status === "canceled" || subscription.status === "incomplete_expired";
		default:
			return subscription.status === asked;
	}
}

/**
 * Ends a subscription at once and, if requested, credits the unused time, with or without an invoice now.
 *
 * @throws {StripeError} `resource_missing` for a subscription that has already ended.
 */
function cancelSubscription(
	simulation: Simulation,
	{ cancellation_details = {}, invoice_now, prorate }: Stripe.SubscriptionCancelParams,
	id: string,
): Stripe.Subscription {
	const subscription = find(simulation, "subscription", id);
	if (hasEnded(subscription)) {
		throw noSuch("subscription", id);
	}
	const isPaidFor = subscription.status === "active";
	const now = simulation.clock.now();
	const credit = prorate && isPaidFor ? [unusedTime(simulation, subscription, now)] : [];
	const lines = [...(simulation.billing.waitingLines.get(id) ?? []), ...credit];
	if (invoice_now && lines.length > 0) {
		const invoiceId = newId("in");
		simulation.change("subscription", subscription, { latest_invoice: invoiceId });
		const reason = "subscription_update";
		issueInvoice(simulation, subscription, { id: invoiceId, lines, reason });
		collectWithRetries(simulation, invoiceId);
	}
	const { comment, feedback } = cancellation_details;
	return endSubscription(simulation, id, {
		comment: comment || null,
		feedback: feedback || null,
		reason: "cancellation_requested",
	});
}

type Params = Stripe.SubscriptionUpdateParams;

/** docs.stripe.com/billing/subscriptions/pending-updates-reference */
const allowedWhilePending = [
	"items",
	"payment_behavior",
	"proration_behavior",
	"proration_date",
	"trial_end",
];

/** @throws {StripeError} for what its status does not allow, and as `changePlan` and `changeTrial` do. */
function changeSubscription(
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
 * The new price of a subscription's only item.
 *
 * @throws {StripeError} 501 for a second item (an item without an id counts as one), and for another interval.
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
	supportOnly(name, item, { param: `${param}[0]`, supported: ["id", "price"] });
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
 * Time from which a price change applies, in seconds since 1970; now by default.
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
