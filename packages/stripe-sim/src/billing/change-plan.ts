import type Stripe from "stripe";
import { findCustomer } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { type Line, newId, type Simulation } from "../simulation.ts";
import { type Invoice, idOf } from "../store.ts";
import { discountsOf } from "./coupons.ts";
import { intentFields, issueInvoice } from "./invoice-lifecycle.ts";
import { calculateInvoice, prorations } from "./invoice-lines.ts";
import {
	collect,
	collectWithRetries,
	payOrThrow,
	recordFailedAttempt,
} from "./invoice-payments.ts";
import { methodOf, withItem } from "./relations.ts";
import { beginPendingUpdate, dropPendingUpdate, updateSubscription } from "./subscription-state.ts";

export type PlanChange = {
	readonly price: Stripe.Price;
	readonly proration: Stripe.SubscriptionUpdateParams.ProrationBehavior;
	readonly behaviour: Stripe.SubscriptionUpdateParams.PaymentBehavior;
	/** Seconds since 1970 from which the new price applies. */
	readonly at: number;
	/** Further changes. */
	readonly fields: Partial<Stripe.Subscription>;
};

/**
 * Changes the price of a subscription. The cost or credit is invoiced at once, waits for the next invoice, or is waived. If an invoice is not paid, the
 * subscription becomes past due, the change stays pending, or an error is returned.
 *
 * @throws {StripeError} 402 when the change required payment first.
 */
export function changePlan(
	simulation: Simulation,
	id: string,
	change: PlanChange,
): Stripe.Subscription {
	const { at, fields, price, proration } = change;
	dropPendingUpdate(simulation, id);
	const before = currentSubscription(simulation, id);
	const after = { ...before, ...fields };
	const lines = proration === "none" ? [] : prorations(simulation, before, { after, at, price });
	const waiting = simulation.billing.waitingLines.get(id) ?? [];
	if (proration === "always_invoice" && lines.length > 0) {
		return invoiceChange(simulation, after, { change, lines: [...waiting, ...lines] });
	}
	simulation.billing.waitingLines.set(id, [...waiting, ...lines]);
	return changePrice(simulation, id, change, {});
}

type Charge = { readonly change: PlanChange; readonly lines: readonly Line[] };

function invoiceChange(
	simulation: Simulation,
	after: Stripe.Subscription,
	{ change, lines }: Charge,
): Stripe.Subscription {
	if (change.behaviour === "pending_if_incomplete") {
		return changeOncePaid(simulation, after, { change, lines });
	}
	const { id } = after;
	const paidBy =
		change.behaviour === "error_if_incomplete" ? payBefore(simulation, after, lines) : null;
	const invoiceId = newId("in");
	const swapped = changePrice(simulation, id, change, { latest_invoice: invoiceId });
	const reason = "subscription_update";
	issueInvoice(simulation, swapped, { id: invoiceId, lines, paidBy, reason });
	simulation.billing.waitingLines.delete(id);
	if (change.behaviour === "allow_incomplete") {
		collectWithRetries(simulation, invoiceId);
	}
	const isOpen = simulation.store.find("invoice", invoiceId)?.status === "open";
	return isOpen && swapped.status === "active"
		? updateSubscription(simulation, id, { status: "past_due" })
		: currentSubscription(simulation, id);
}

function changeOncePaid(
	simulation: Simulation,
	{ id }: Stripe.Subscription,
	{ change, lines }: Charge,
): Stripe.Subscription {
	const invoiceId = newId("in");
	const reason = "subscription_update";
	const invoice = issueInvoice(simulation, currentSubscription(simulation, id), {
		id: invoiceId,
		lines,
		reason,
	});
	if (isPaid(simulation, currentSubscription(simulation, id), invoice)) {
		simulation.billing.waitingLines.delete(id);
		return changePrice(simulation, id, change, { latest_invoice: invoiceId });
	}
	return beginPendingUpdate(simulation, currentSubscription(simulation, id), {
		invoiceId,
		price: change.price,
	});
}

/** Whether an invoice is paid after trying its card. */
function isPaid(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	invoice: Invoice,
): boolean {
	const method = methodOf(simulation, subscription);
	if (invoice.status === "open" && method) {
		collect(simulation, invoice, method);
	} else if (invoice.status === "open") {
		recordFailedAttempt(simulation, invoice.id);
	}
	return simulation.store.find("invoice", invoice.id)?.status === "paid";
}

function payBefore(
	simulation: Simulation,
	after: Stripe.Subscription,
	lines: readonly Line[],
): Stripe.PaymentIntent | null {
	const { currency, customer } = after;
	const { amount_due } = calculateInvoice({
		lines,
		discounts: discountsOf(simulation, after),
		balance: findCustomer(simulation, idOf(customer) ?? "").balance,
		currency,
	});
	if (amount_due === 0) {
		return null;
	}
	const method = methodOf(simulation, after);
	if (!method) {
		const message = "This customer has no attached payment source or default payment method.";
		throw invalidRequest(message, { code: "resource_missing" });
	}
	const about = { amount_due, billing_reason: "subscription_update", currency, customer } as const;
	return payOrThrow(simulation, intentFields(about), method);
}

function changePrice(
	simulation: Simulation,
	id: string,
	{ fields, price }: PlanChange,
	more: Partial<Stripe.Subscription>,
): Stripe.Subscription {
	const items = withItem(simulation, currentSubscription(simulation, id), { price });
	return updateSubscription(simulation, id, { ...fields, ...more, items });
}

/** The subscription as it is now. */
function currentSubscription({ store }: Simulation, id: string): Stripe.Subscription {
	const found = store.find("subscription", id);
	if (!found) {
		throw new Error(`No subscription ${id}.`);
	}
	return found;
}
