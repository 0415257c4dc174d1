import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { operation, type Resource } from "../api/operation.ts";
import type { Simulation } from "../simulation.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { changeSubscription, heededOnUpdate } from "./change-subscription.ts";
import { createSubscription, heededOnCreate } from "./create-subscription.ts";
import { find } from "./find.ts";

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
