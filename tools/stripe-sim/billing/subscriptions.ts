import type Stripe from "stripe";
import { find } from "../api/find.ts";
import { listPage, operation, type Resource } from "../api/operation.ts";
import { noSuch } from "../api/stripe-error.ts";
import { newId, type Simulation } from "../simulation.ts";
import { changeSubscription, heededOnUpdate } from "./change-subscription.ts";
import { createSubscription, heededOnCreate } from "./create-subscription.ts";
import { issueInvoice } from "./invoice-lifecycle.ts";
import { unusedTime } from "./invoice-lines.ts";
import { collectWithRetries } from "./invoice-payments.ts";
import { hasEnded } from "./relations.ts";
import { endSubscription } from "./subscription-state.ts";

export const subscriptions: Resource = {
	operations: [
		operation<Stripe.SubscriptionCreateParams>(
			"Subscriptions.create",
			heededOnCreate,
			createSubscription,
		),
		operation<Stripe.SubscriptionRetrieveParams>(
			"Subscriptions.retrieve",
			[],
			(simulation, _, id) => find(simulation, "subscription", id),
		),
		operation<Stripe.SubscriptionUpdateParams>(
			"Subscriptions.update",
			heededOnUpdate,
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
	const asked = store
		.all("subscription")
		.filter((subscription) => !customer || subscription.customer === customer)
		.filter(({ items }) => !price || items.data.some((item) => item.price.id === price))
		.filter((subscription) => isAskedFor(subscription, status));
	return listPage("/v1/subscriptions", asked, params);
}

/** Stripe's words on `status`: whatever was not cancelled, unless a status, `ended` or `all` is asked for. */
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
 * Ends a subscription at once, where asked with credit for the unused time: on an invoice now, or on none.
 *
 * @throws {StripeError} `resource_missing` for a subscription that has ended already.
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
