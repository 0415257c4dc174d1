import type Stripe from "stripe";
import { findCustomer, mergeMetadata, notSimulated, supportOnly } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { findCustomerMethod } from "../payments/payment-methods.ts";
import { makeSetupIntent } from "../payments/setup-intents.ts";
import { newId, type Simulation } from "../simulation.ts";
import { idOf } from "../store.ts";
import { findRecurringPrice } from "./catalogue.ts";
import { couponsFor, redeem } from "./coupons.ts";
import { intentFields, issueInvoice, voidInvoice } from "./invoice-lifecycle.ts";
import { calculateInvoice, recurringLine, trialLine } from "./invoice-lines.ts";
import { collect, payOrThrow } from "./invoice-payments.ts";
import { DAY, monthsOf, periodEnd } from "./periods.ts";
import { intentOf, latestInvoiceOf, makeItem } from "./relations.ts";
import { schedulePeriodEnd, scheduleTrialNotice } from "./renewal.ts";
import { cancellationFields, updateSubscription } from "./subscription-state.ts";

type Params = Stripe.SubscriptionCreateParams;

export const supportedOnCreate = [
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

/** @throws {StripeError} for what Stripe or the simulator refuses, and as `startSubscription` does. */
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
	supportOnly("Subscriptions.create", item, { param: "items[0]", supported: ["price"] });
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
	supportOnly("Subscriptions.create", payment_settings, {
		param: "payment_settings",
		supported: ["save_default_payment_method"],
	});
	return {
		payment_method_options: null,
		payment_method_types: null,
		save_default_payment_method: payment_settings.save_default_payment_method ?? "off",
	};
}

/** Stripe's documentation of `payment_behavior`: how long a first payment may take. */
const WAITING_SECONDS = 23 * 3600;
const AGAIN_SECONDS = 3600;

/** Schedules the end of a subscription that is never paid for. */
function scheduleExpiry(simulation: Simulation, id: string): void {
	simulation.clock.after(WAITING_SECONDS, () => expire(simulation, id));
}

function expire(simulation: Simulation, id: string): void {
	const { clock, store } = simulation;
	const subscription = store.find("subscription", id);
	const invoice = subscription && latestInvoiceOf(simulation, subscription);
	if (subscription?.status !== "incomplete" || !invoice || invoice.status === "paid") {
		return;
	}
	if (intentOf(simulation, invoice.id)?.status === "processing") {
		clock.after(AGAIN_SECONDS, () => expire(simulation, id));
		return;
	}
	if (invoice.status === "open") {
		voidInvoice(simulation, invoice);
	}
	updateSubscription(simulation, id, { ended_at: clock.now(), status: "incomplete_expired" });
}

type NewSubscription = {
	readonly customer: Stripe.Customer;
	readonly price: Stripe.Price;
	readonly coupons: readonly Stripe.Coupon[];
	/** The card that is to be charged: the subscription's, else the customer's. */
	readonly method: Stripe.PaymentMethod | null;
	/** Seconds since 1970. */
	readonly trialEnd: number | null;
	readonly behaviour: "allow_incomplete" | "default_incomplete" | "error_if_incomplete";
	readonly cancelsAtPeriodEnd: boolean;
	/** Fields that are stored as given. */
	readonly fields: Partial<Stripe.Subscription>;
};

/**
 * Begins a subscription: active when nothing is due, trialing with a trial, and incomplete until its first invoice is paid. That is tried at once unless
 * left to the customer.
 *
 * @throws {StripeError} 400 when there is no card to charge; 402 when the card is refused and an incomplete subscription was not wanted.
 */
function startSubscription(simulation: Simulation, wanted: NewSubscription): Stripe.Subscription {
	const { behaviour, method } = wanted;
	const first = firstInvoice(simulation, wanted);
	if (first.due > 0 && !method && behaviour !== "default_incomplete") {
		const message = "This customer has no attached payment source or default payment method.";
		throw invalidRequest(message, { code: "resource_missing" });
	}
	const paidBy = behaviour === "error_if_incomplete" ? payBefore(simulation, wanted, first) : null;
	const isUnpaid = first.due > 0 && !paidBy;
	const made = makeSubscription(simulation, wanted, { ...first, isUnpaid });
	simulation.emit("customer.subscription.created", "subscription", made);
	const invoice = issueInvoice(simulation, made, { ...first, paidBy });
	schedulePeriodEnd(simulation, made);
	scheduleTrialNotice(simulation, made);
	if (isUnpaid) {
		scheduleExpiry(simulation, made.id);
	}
	if (isUnpaid && method && behaviour === "allow_incomplete") {
		collect(simulation, invoice, method);
	}
	return simulation.store.find("subscription", made.id) ?? made;
}

function firstInvoice(
	simulation: Simulation,
	{ coupons, customer, price, trialEnd }: NewSubscription,
) {
	const start = simulation.clock.now();
	const term = { start, end: trialEnd ?? periodEnd(start, start, monthsOf(price)) };
	const line = (trialEnd === null ? recurringLine : trialLine)(simulation, price, term);
	const { amount_due } = calculateInvoice({
		lines: [line],
		discounts: coupons.map((coupon) => ({ id: coupon.id, coupon })),
		balance: customer.balance,
		currency: price.currency,
	});
	return {
		id: newId("in"),
		lines: [line],
		reason: "subscription_create",
		due: amount_due,
		/** What the invoice is for. */
		term,
	} as const;
}

type FirstInvoice = ReturnType<typeof firstInvoice>;

/** @throws {StripeError} 402. */
function payBefore(
	simulation: Simulation,
	{ customer, method, price }: NewSubscription,
	{ due, reason }: FirstInvoice,
): Stripe.PaymentIntent | null {
	if (due === 0 || !method) {
		return null;
	}
	const about = { customer: customer.id, currency: price.currency, amount_due: due };
	const fields = intentFields({ ...about, billing_reason: reason });
	return payOrThrow(simulation, fields, method);
}

function makeSubscription(
	simulation: Simulation,
	{ cancelsAtPeriodEnd, coupons, customer, fields, method, price, trialEnd }: NewSubscription,
	{ due, id: invoiceId, isUnpaid, term }: FirstInvoice & { readonly isUnpaid: boolean },
): Stripe.Subscription {
	const { start, end } = term;
	const id = newId("sub");
	const item = makeItem(simulation, {
		subscription: id,
		price,
		current_period_start: start,
		current_period_end: end,
	});
	const asksForCard = due === 0 && !method;
	return simulation.make("subscription", {
		...fields,
		...cancellationFields(simulation, cancelsAtPeriodEnd ? end : null),
		id,
		billing_cycle_anchor: trialEnd ?? start,
		billing_mode: { type: "classic" },
		collection_method: "charge_automatically",
		currency: price.currency,
		customer: customer.id,
		discounts: redeem(simulation, coupons, { subscription: id, customer: customer.id }),
		invoice_settings: { account_tax_ids: null, issuer: { type: "self" } },
		items: {
			object: "list",
			data: [item],
			has_more: false,
			url: `/v1/subscription_items?subscription=${id}`,
		},
		latest_invoice: invoiceId,
		pending_setup_intent: asksForCard
			? makeSetupIntent(simulation, { customer: customer.id }).id
			: null,
		start_date: start,
		status: trialEnd === null ? (isUnpaid ? "incomplete" : "active") : "trialing",
		trial_end: trialEnd,
		trial_start: trialEnd === null ? null : start,
	});
}
