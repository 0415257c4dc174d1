import type Stripe from "stripe";
import { mergeMetadata } from "../api/metadata.ts";
import { heedOnly, notSimulated } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { couponsFor } from "../billing/discounts.ts";
import { DAY } from "../billing/periods.ts";
import { startSubscription } from "../billing/start-subscription.ts";
import { idOf } from "../payments/id-of.ts";
import type { Simulation } from "../simulation.ts";
import { findCustomer } from "./find.ts";
import { findCustomerMethod } from "./find-customer-method.ts";
import { findRecurringPrice } from "./find-recurring-price.ts";

type Params = Stripe.SubscriptionCreateParams;

export const heededOnCreate = [
	"billing_mode",
	"cancel_at_period_end",
	"customer",
	"default_payment_method",
	"description",
	"discounts",
	"items",
	"metadata",
	"off_session",
	"payment_behavior",
	"payment_settings",
	"trial_end",
	"trial_period_days",
	"trial_settings",
] as const;

/** @throws {StripeError} for what Stripe or the simulator does not take, and as `startSubscription` does. */
export function createSubscription(simulation: Simulation, params: Params): Stripe.Subscription {
	const customer = findCustomer(simulation, params.customer, "customer");
	const price = priceOf(simulation, params);
	const own = ownMethod(simulation, params);
	const { default_payment_method } = customer.invoice_settings;
	const ofCustomer = simulation.store.find("payment_method", idOf(default_payment_method) ?? "");
	const { payment_behavior = "allow_incomplete" } = params;
	if (payment_behavior === "pending_if_incomplete") {
		throw invalidRequest("pending_if_incomplete is for updates of subscriptions only.", {
			param: "payment_behavior",
		});
	}
	if (params.billing_mode && params.billing_mode.type !== "classic") {
		throw notSimulated("Subscriptions.create", `billing_mode[type] ${params.billing_mode.type}`);
	}
	return startSubscription(simulation, {
		customer,
		price,
		coupons: couponsFor(simulation, params.discounts || [], price.currency),
		method: own ?? (ofCustomer?.customer ? ofCustomer : null),
		trialEnd: trialEndOf(params, simulation.clock.now()),
		behaviour: payment_behavior,
		cancelsAtPeriodEnd: params.cancel_at_period_end ?? false,
		fields: {
			default_payment_method: own?.id ?? null,
			description: params.description ?? null,
			metadata: mergeMetadata({}, params.metadata),
			payment_settings: paymentSettings(params),
			trial_settings: params.trial_settings ?? {
				end_behavior: { missing_payment_method: "create_invoice" },
			},
		},
	});
}

function priceOf(simulation: Simulation, { items = [] }: Params): Stripe.Price {
	const [item] = items;
	if (!item?.price || items.length > 1) {
		throw notSimulated("Subscriptions.create", "anything but one price in items");
	}
	heedOnly("Subscriptions.create", item, { param: "items[0]", heeded: ["price"] });
	return findRecurringPrice(simulation, item.price, "items[0][price]");
}

function ownMethod(
	simulation: Simulation,
	{ customer, default_payment_method }: Params,
): Stripe.PaymentMethod | null {
	const about = { customer, param: "default_payment_method" };
	return default_payment_method
		? findCustomerMethod(simulation, default_payment_method, about)
		: null;
}

function trialEndOf({ trial_end, trial_period_days }: Params, now: number): number | null {
	if (trial_end !== undefined && trial_period_days !== undefined) {
		throw invalidRequest(
			"You may only specify one of these parameters: trial_end, trial_period_days.",
			{
				param: "trial_end",
			},
		);
	}
	if (trial_period_days !== undefined) {
		return trial_period_days > 0 ? now + trial_period_days * DAY : null;
	}
	if (trial_end === undefined || trial_end === "now") {
		return null;
	}
	if (trial_end <= now) {
		throw invalidRequest("Invalid timestamp: must be an integer Unix timestamp in the future.", {
			param: "trial_end",
		});
	}
	return trial_end;
}

function paymentSettings({ payment_settings = {} }: Params): Stripe.Subscription.PaymentSettings {
	heedOnly("Subscriptions.create", payment_settings, {
		param: "payment_settings",
		heeded: ["save_default_payment_method"],
	});
	return {
		payment_method_options: null,
		payment_method_types: null,
		save_default_payment_method: payment_settings.save_default_payment_method ?? "off",
	};
}
