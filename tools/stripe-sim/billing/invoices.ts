import type Stripe from "stripe";
import { find } from "../api/find.ts";
import { heedOnly, listPage, operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { findCustomerMethod } from "../payments/payment-methods.ts";
import type { Simulation } from "../simulation.ts";
import { type Invoice, idOf } from "../store.ts";
import { voidInvoice } from "./invoice-lifecycle.ts";
import { collect } from "./invoice-payments.ts";
import { createPreview } from "./invoice-preview.ts";
import { intentOf, invoiceIdOf, methodOf, subscriptionIdOf, subscriptionOf } from "./relations.ts";
import { dropPendingUpdate } from "./subscription-state.ts";

export const invoices: Resource = {
	operations: [
		operation<Stripe.InvoiceRetrieveParams>("Invoices.retrieve", [], (simulation, _, id) =>
			find(simulation, "invoice", id),
		),
		operation<Stripe.InvoiceCreatePreviewParams>(
			"Invoices.createPreview",
			["customer", "discounts", "subscription", "subscription_details"],
			createPreview,
		),
		operation<Stripe.InvoiceListParams>(
			"Invoices.list",
			["created", "customer", "ending_before", "limit", "starting_after", "status", "subscription"],
			({ store }, params) => {
				const { customer, status, subscription } = params;
				const asked = store
					.all("invoice")
					.filter((invoice) => !customer || invoice.customer === customer)
					.filter((invoice) => !status || invoice.status === status)
					.filter((invoice) => !subscription || subscriptionIdOf(invoice) === subscription);
				return listPage("/v1/invoices", asked, params);
			},
		),
		operation<Stripe.InvoicePayParams>("Invoices.pay", ["off_session", "payment_method"], pay),
		operation<Stripe.InvoiceVoidInvoiceParams>("Invoices.voidInvoice", [], (simulation, _, id) =>
			giveUp(simulation, id),
		),
	],
	included: {
		"invoice.confirmation_secret": (simulation, id) => {
			const secret = intentOf(simulation, id)?.client_secret;
			return secret ? { client_secret: secret, type: "payment_intent" } : null;
		},
	},
};

/** @throws {StripeError} 402 when the card is refused, or wants its owner. */
function pay(
	simulation: Simulation,
	{ payment_method }: Stripe.InvoicePayParams,
	id: string,
): Invoice {
	const invoice = openInvoice(simulation, id);
	const about = { customer: idOf(invoice.customer) ?? "", param: "payment_method" };
	const subscription = subscriptionOf(simulation, invoice);
	const method = payment_method
		? findCustomerMethod(simulation, payment_method, about)
		: subscription && methodOf(simulation, subscription);
	if (!method) {
		throw invalidRequest(
			"There is no default payment method set on this Customer or Invoice. Please set a default payment method or provide one to use.",
			{ code: "missing" },
		);
	}
	const refusal = collect(simulation, invoice, method);
	if (refusal) {
		throw refusal;
	}
	return find(simulation, "invoice", id);
}

/** A change that waited for the invoice is given up with it. */
function giveUp(simulation: Simulation, id: string): Invoice {
	const invoice = openInvoice(simulation, id);
	const subscription = subscriptionOf(simulation, invoice);
	if (subscription?.pending_update && subscription.latest_invoice === id) {
		dropPendingUpdate(simulation, subscription.id);
		return find(simulation, "invoice", id);
	}
	return voidInvoice(simulation, invoice);
}

function openInvoice(simulation: Simulation, id: string): Invoice {
	const invoice = find(simulation, "invoice", id);
	if (invoice.status === "paid") {
		throw invalidRequest("Invoice is already paid");
	}
	if (invoice.status !== "open") {
		throw invalidRequest(`This invoice is ${invoice.status}; it would have to be open.`);
	}
	return invoice;
}

export const invoicePayments: Resource = {
	operations: [
		operation<Stripe.InvoicePaymentListParams>(
			"InvoicePayments.list",
			["ending_before", "invoice", "limit", "payment", "starting_after", "status"],
			({ store }, params) => {
				const { invoice, payment, status } = params;
				const heeded = ["payment_intent", "type"] as const;
				if (payment) {
					heedOnly("InvoicePayments.list", payment, { param: "payment", heeded });
				}
				const asked = store
					.all("invoice_payment")
					.filter((each) => !invoice || invoiceIdOf(each) === invoice)
					.filter((each) => !payment || isBy(each, payment.payment_intent))
					.filter((each) => !status || each.status === status);
				return listPage("/v1/invoice_payments", asked, params);
			},
		),
	],
	included: {
		"invoice.payments": ({ store }, id) =>
			listPage(
				`/v1/invoices/${id}/payments`,
				store.all("invoice_payment").filter((payment) => invoiceIdOf(payment) === id),
				{},
			),
	},
};

function isBy({ payment }: Stripe.InvoicePayment, intentId: string | undefined): boolean {
	return !intentId || idOf(payment.payment_intent) === intentId;
}
