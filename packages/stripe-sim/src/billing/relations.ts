import type Stripe from "stripe";
import { newId, type Simulation } from "../simulation.ts";
import { type Invoice, idOf } from "../store.ts";

/** The invoice that a payment is for, if it is for one. */
export function invoiceOf({ store }: Simulation, intentId: string): Invoice | undefined {
	const payment = store
		.all("invoice_payment")
		.find(({ payment: { payment_intent } }) => idOf(payment_intent) === intentId);
	return payment && store.find("invoice", invoiceIdOf(payment) ?? "");
}

/** The payment that an invoice waits for or was paid by; null when nothing was due. */
export function intentOf(
	{ store }: Simulation,
	invoiceId: string,
): Stripe.PaymentIntent | undefined {
	const payment = store
		.all("invoice_payment")
		.find((each) => invoiceIdOf(each) === invoiceId)?.payment;
	return store.find("payment_intent", idOf(payment?.payment_intent) ?? "");
}

export function invoiceIdOf({ invoice }: Stripe.InvoicePayment): string | null {
	return typeof invoice === "string" ? invoice : (invoice.id ?? null);
}

export function subscriptionIdOf({ parent }: Stripe.Invoice): string | null {
	return idOf(parent?.subscription_details?.subscription);
}

export function subscriptionOf(
	{ store }: Simulation,
	invoice: Stripe.Invoice,
): Stripe.Subscription | undefined {
	return store.find("subscription", subscriptionIdOf(invoice) ?? "");
}

/** The subscription's latest invoice, which always exists. */
export function latestInvoiceOf(
	{ store }: Simulation,
	{ latest_invoice }: Stripe.Subscription,
): Invoice | undefined {
	return store.find("invoice", typeof latest_invoice === "string" ? latest_invoice : "");
}

/** Whether a subscription has ended for good. */
export function hasEnded({ status }: Stripe.Subscription): boolean {
	return status === "canceled" || status === "incomplete_expired";
}

/**
 * The card to charge for a subscription: its own, else the customer's.
 *
 * @returns null when there is none, or it was removed from the customer.
 */
export function methodOf(
	{ store }: Simulation,
	{ customer, default_payment_method }: Stripe.Subscription,
): Stripe.PaymentMethod | null {
	const owner = store.find("customer", idOf(customer) ?? "");
	const ofOwner = owner?.deleted ? null : owner?.invoice_settings.default_payment_method;
	const method = store.find("payment_method", idOf(default_payment_method ?? ofOwner) ?? "");
	return method?.customer ? method : null;
}

/** The only item of a subscription; the simulator accepts no second. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = items.data;
	if (!item) {
		throw new Error(`${id} has no item.`);
	}
	return item;
}

export function makeItem(
	{ clock, contract }: Simulation,
	fields: Pick<
		Stripe.SubscriptionItem,
		"subscription" | "price" | "current_period_start" | "current_period_end"
	>,
): Stripe.SubscriptionItem {
	return contract.fill<Stripe.SubscriptionItem>("SubscriptionItem", {
		id: newId("si"),
		created: clock.now(),
		plan: planOf(contract, fields.price),
		quantity: 1,
		tax_rates: [],
		...fields,
	});
}

/** The items of a subscription with its one item changed. */
export function withItem(
	{ contract }: Simulation,
	subscription: Stripe.Subscription,
	fields: Partial<
		Pick<Stripe.SubscriptionItem, "price" | "current_period_start" | "current_period_end">
	>,
): Stripe.Subscription["items"] {
	const item = { ...itemOf(subscription), ...fields };
	return { ...subscription.items, data: [{ ...item, plan: planOf(contract, item.price) }] };
}

/** The price in the older plan format, which Stripe still sends. */
function planOf(contract: Simulation["contract"], price: Stripe.Price): Stripe.Plan {
	return contract.fill<Stripe.Plan>("Plan", {
		id: price.id,
		active: price.active,
		amount: price.unit_amount,
		amount_decimal: price.unit_amount_decimal,
		billing_scheme: "per_unit",
		created: price.created,
		currency: price.currency,
		interval: price.recurring?.interval ?? "month",
		interval_count: price.recurring?.interval_count ?? 1,
		metadata: price.metadata,
		nickname: price.nickname,
		product: price.product,
		usage_type: "licensed",
	});
}
