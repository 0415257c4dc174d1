import type Stripe from "stripe";
import { findCustomer } from "../api/operation.ts";
import { cancelPaymentIntent, makePaymentIntent } from "../payments/pay.ts";
import type { Line, Simulation } from "../simulation.ts";
import { type Invoice, idOf } from "../store.ts";
import { discountsOf } from "./coupons.ts";
import { calculateInvoice, type InvoiceTotals, lineItems } from "./invoice-lines.ts";
import { intentOf, invoiceIdOf } from "./relations.ts";

type Issue = {
	/** Assigned beforehand, so that the subscription can already refer to it. */
	readonly id: string;
	readonly lines: readonly Line[];
	readonly reason: Stripe.Invoice.BillingReason;
	/** The period that ends with this invoice; absent where none has passed. */
	readonly period?: Stripe.InvoiceLineItem.Period;
	/** A payment that succeeded before the invoice was made. */
	readonly paidBy?: Stripe.PaymentIntent | null;
};

/** Makes and finalises an invoice of a subscription. If something is due, it is open with a payment that waits for a card; else it is paid. */
export function issueInvoice(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ paidBy = null, ...issue }: Issue,
): Invoice {
	return finaliseInvoice(simulation, draftInvoice(simulation, subscription, issue), paidBy);
}

/** Makes an invoice of a subscription. It is charged once it is finalised. */
export function draftInvoice(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	issue: Omit<Issue, "paidBy">,
): Invoice {
	const customer = findCustomer(simulation, idOf(subscription.customer) ?? "");
	const totals = calculateInvoice({
		lines: issue.lines,
		discounts: discountsOf(simulation, subscription),
		balance: customer.balance,
		currency: subscription.currency,
	});
	const fields = invoiceFields(simulation, { subscription, customer, totals, ...issue });
	const draft = simulation.make("invoice", { ...fields, id: issue.id });
	simulation.emit("invoice.created", "invoice", draft);
	changeBalance(simulation, customer, totals.ending_balance);
	consumeDiscounts(simulation, subscription.id, totals);
	return draft;
}

/** Opens a draft for payment; it is paid at once where nothing is due, or a payment succeeded before. */
export function finaliseInvoice(
	simulation: Simulation,
	draft: Invoice,
	paidBy: Stripe.PaymentIntent | null = null,
): Invoice {
	const open = finalise(simulation, draft, paidBy);
	return open.amount_due === 0 || paidBy ? settleInvoice(simulation, open) : open;
}

function finalise(
	simulation: Simulation,
	draft: Invoice,
	paidBy: Stripe.PaymentIntent | null,
): Invoice {
	const { change, clock, emit, make, publicUrl, store } = simulation;
	const { amount_due, currency, id } = draft;
	if (amount_due > 0) {
		const intent = paidBy ?? makePaymentIntent(simulation, intentFields(draft));
		make("invoice_payment", {
			amount_requested: amount_due,
			currency,
			invoice: id,
			is_default: true,
			payment: { payment_intent: intent.id, type: "payment_intent" },
			status: "open",
		});
	}
	const customer = findCustomer(simulation, idOf(draft.customer) ?? "");
	const sequence = customer.next_invoice_sequence ?? 1;
	store.put("customer", { ...customer, next_invoice_sequence: sequence + 1 });
	const number = String(sequence).padStart(4, "0");
	const open = change("invoice", draft, {
		effective_at: clock.now(),
		hosted_invoice_url: `${publicUrl}/invoice/${id}`,
		invoice_pdf: `${publicUrl}/invoice/${id}/pdf`,
		number: `${customer.invoice_prefix}-${number}`,
		status: "open",
		status_transitions: { ...draft.status_transitions, finalized_at: clock.now() },
	});
	emit("invoice.finalized", "invoice", open);
	return open;
}

/** No metadata: a subscription's is not copied to its payments. */
export function intentFields({
	amount_due,
	billing_reason,
	currency,
	customer,
}: Pick<
	Stripe.Invoice,
	"amount_due" | "billing_reason" | "currency" | "customer"
>): Partial<Stripe.PaymentIntent> {
	return {
		amount: amount_due,
		currency,
		customer: idOf(customer),
		description:
			billing_reason === "subscription_create" ? "Subscription creation" : "Subscription update",
		setup_future_usage: "off_session",
	};
}

/** Removes single-invoice discounts from the subscription once they have been used. */
function consumeDiscounts(
	simulation: Simulation,
	subscriptionId: string,
	{ discounts }: InvoiceTotals,
): void {
	const { change, store } = simulation;
	const subscription = store.find("subscription", subscriptionId);
	const used = discounts
		.filter(({ discount }) => store.find("discount", discount)?.coupon.duration === "once")
		.map(({ discount }) => discount);
	if (subscription && used.length > 0) {
		const left = subscription.discounts.filter((each) => !used.includes(idOf(each) ?? ""));
		change("subscription", subscription, { discounts: left });
	}
}

/** The invoice is paid: by its payment, or because nothing is due. */
export function settleInvoice(simulation: Simulation, invoice: Invoice): Invoice {
	const { change, clock, emit } = simulation;
	const now = clock.now();
	for (const payment of openPayments(simulation, invoice.id)) {
		const paid = change("invoice_payment", payment, {
			amount_paid: payment.amount_requested,
			status: "paid",
			status_transitions: { ...payment.status_transitions, paid_at: now },
		});
		emit("invoice_payment.paid", "invoice_payment", paid);
	}
	const paid = change("invoice", invoice, {
		amount_paid: invoice.amount_due,
		amount_remaining: 0,
		attempt_count: invoice.amount_due > 0 ? Math.max(1, invoice.attempt_count) : 0,
		attempted: true,
		auto_advance: false,
		next_payment_attempt: null,
		status: "paid",
		status_transitions: { ...invoice.status_transitions, paid_at: now },
	});
	emit("invoice.paid", "invoice", paid);
	emit("invoice.payment_succeeded", "invoice", paid);
	return paid;
}

/** Voids an open invoice: cancels its payment, and returns the customer's balance used for it. */
export function voidInvoice(simulation: Simulation, invoice: Invoice): Invoice {
	const { change, clock, emit } = simulation;
	const now = clock.now();
	for (const payment of openPayments(simulation, invoice.id)) {
		change("invoice_payment", payment, {
			status: "canceled",
			status_transitions: { ...payment.status_transitions, canceled_at: now },
		});
	}
	const intent = intentOf(simulation, invoice.id);
	if (intent && intent.status !== "succeeded" && intent.status !== "canceled") {
		cancelPaymentIntent(simulation, intent, "void_invoice");
	}
	const customer = findCustomer(simulation, idOf(invoice.customer) ?? "");
	const given = invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
	changeBalance(simulation, customer, customer.balance + given);
	const voided = change("invoice", invoice, {
		auto_advance: false,
		next_payment_attempt: null,
		status: "void",
		status_transitions: { ...invoice.status_transitions, voided_at: now },
	});
	emit("invoice.voided", "invoice", voided);
	return voided;
}

function openPayments({ store }: Simulation, invoiceId: string) {
	return store
		.all("invoice_payment")
		.filter((payment) => invoiceIdOf(payment) === invoiceId && payment.status === "open");
}

type InvoiceContent = {
	readonly id: string;
	readonly subscription: Stripe.Subscription;
	readonly customer: Stripe.Customer;
	readonly lines: readonly Line[];
	readonly totals: InvoiceTotals;
	readonly reason: Stripe.Invoice.BillingReason;
	readonly period?: Stripe.InvoiceLineItem.Period;
};

/** Fields of an invoice, or of its preview, while it is a draft. */
export function invoiceFields(
	simulation: Simulation,
	{ id, subscription, customer, lines, totals, reason, period }: InvoiceContent,
): Partial<Stripe.Invoice> {
	const now = simulation.clock.now();
	const { amount_due, discounts, ending_balance, starting_balance, subtotal, total } = totals;
	return {
		id,
		account_country: "GB",
		amount_due,
		amount_remaining: amount_due,
		auto_advance: true,
		billing_reason: reason,
		collection_method: "charge_automatically",
		currency: subscription.currency,
		customer: customer.id,
		customer_email: customer.email,
		customer_name: customer.name ?? null,
		customer_tax_exempt: "none",
		discounts: subscription.discounts,
		ending_balance,
		issuer: { type: "self" },
		lines: {
			object: "list",
			data: lineItems(simulation, subscription, { invoice: id, lines, totals }),
			has_more: false,
			url: `/v1/invoices/${id}/lines`,
		},
		metadata: {},
		parent: {
			quote_details: null,
			subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
			type: "subscription_details",
		},
		period_end: period?.end ?? now,
		period_start: period?.start ?? now,
		starting_balance,
		status: "draft",
		subtotal,
		subtotal_excluding_tax: subtotal,
		total,
		total_discount_amounts: [...discounts],
		total_excluding_tax: total,
	};
}

/** Sets a customer's balance in pence: negative is credit, positive is owed. */
function changeBalance(
	{ emit, store }: Simulation,
	customer: Stripe.Customer,
	balance: number,
): void {
	if (balance === customer.balance) {
		return;
	}
	const changed = { ...customer, balance };
	store.put("customer", changed);
	emit("customer.updated", "customer", changed, { balance: customer.balance });
}
