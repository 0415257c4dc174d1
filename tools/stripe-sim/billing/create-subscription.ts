import type Stripe from "stripe";
import { invalidRequest } from "../api/stripe-error.ts";
import { makeSetupIntent } from "../payments/make-setup-intent.ts";
import { newId, type Simulation } from "../simulation.ts";
import { cancellationFields } from "./cancellation-fields.ts";
import { collect } from "./collect.ts";
import { redeem } from "./discounts.ts";
import { intentFields, issueInvoice } from "./issue-invoice.ts";
import { recurringLine, trialLine } from "./lines.ts";
import { payOrNothing } from "./pay-or-nothing.ts";
import { monthsOf, periodEnd } from "./periods.ts";
import { reckonInvoice } from "./reckon-invoice.ts";
import { awaitPeriodEnd } from "./renew.ts";
import { voidInvoice } from "./settle-invoice.ts";
import { makeItem } from "./subscription-item.ts";
import { awaitTrialNotice } from "./trials.ts";
import { updateSubscription } from "./update-subscription.ts";
import { intentOf, latestInvoiceOf } from "./whose.ts";

/** Stripe's words on `payment_behavior`: how long a first payment is waited for. */
const WAITING_SECONDS = 23 * 3600;
const AGAIN_SECONDS = 3600;

/** Has the clock give up a subscription that is never paid for. */
function awaitFirstPayment(simulation: Simulation, id: string): void {
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

export type NewSubscription = {
	readonly customer: Stripe.Customer;
	readonly price: Stripe.Price;
	readonly coupons: readonly Stripe.Coupon[];
	/** The card that is to be charged: the subscription's, else the customer's. */
	readonly method: Stripe.PaymentMethod | null;
	/** Seconds since 1970. */
	readonly trialEnd: number | null;
	readonly behaviour: "allow_incomplete" | "default_incomplete" | "error_if_incomplete";
	readonly cancelsAtPeriodEnd: boolean;
	/** What is kept as it is given. */
	readonly fields: Partial<Stripe.Subscription>;
};

/**
 * Begins a subscription: active when nothing is due, trialing with a trial, and incomplete until its first invoice is
 * paid, which is tried at once unless it is left to the customer.
 *
 * @throws {StripeError} 400 when there is no card to charge; 402 when the card is refused and there was to be no
 * incomplete subscription.
 */
export function startSubscription(
	simulation: Simulation,
	wanted: NewSubscription,
): Stripe.Subscription {
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
	awaitPeriodEnd(simulation, made);
	awaitTrialNotice(simulation, made);
	if (isUnpaid) {
		awaitFirstPayment(simulation, made.id);
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
	const { amount_due } = reckonInvoice({
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
	return payOrNothing(simulation, fields, method);
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
