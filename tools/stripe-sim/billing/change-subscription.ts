import type Stripe from "stripe";
import { mergeMetadata } from "../api/metadata.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { cancellationFields } from "../billing/cancellation-fields.ts";
import { changePlan } from "../billing/change-plan.ts";
import { changeTrial } from "../billing/change-trial.ts";
import { couponsFor, redeem } from "../billing/discounts.ts";
import { itemOf } from "../billing/subscription-item.ts";
import { updateSubscription } from "../billing/update-subscription.ts";
import { idOf } from "../payments/id-of.ts";
import type { Simulation } from "../simulation.ts";
import { find } from "./find.ts";
import { findCustomerMethod } from "./find-customer-method.ts";
import { readItemChange, readProrationDate } from "./read-item-change.ts";

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
