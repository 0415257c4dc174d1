import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { collect } from "../billing/collect.ts";
import { dropPendingUpdate } from "../billing/pending-update.ts";
import { voidInvoice } from "../billing/settle-invoice.ts";
import { intentOf, methodOf, subscriptionIdOf, subscriptionOf } from "../billing/whose.ts";
import type { Invoice } from "../contract/kinds.ts";
import { idOf } from "../payments/id-of.ts";
import type { Simulation } from "../simulation.ts";
import { createPreview } from "./create-preview.ts";
import { find } from "./find.ts";
import { findCustomerMethod } from "./find-customer-method.ts";

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
