import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { lineItems } from "./line-items.ts";
import type { Line } from "./lines.ts";
import type { Reckoning } from "./reckon-invoice.ts";

type Given = {
	readonly id: string;
	readonly subscription: Stripe.Subscription;
	readonly customer: Stripe.Customer;
	readonly lines: readonly Line[];
	readonly reckoning: Reckoning;
	readonly reason: Stripe.Invoice.BillingReason;
	readonly period?: Stripe.InvoiceLineItem.Period;
};

/** What an invoice, or the preview of one, says while it is a draft. */
export function invoiceFields(
	simulation: Simulation,
	{ id, subscription, customer, lines, reckoning, reason, period }: Given,
): Partial<Stripe.Invoice> {
	const now = simulation.clock.now();
	const { amount_due, discounts, ending_balance, starting_balance, subtotal, total } = reckoning;
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
			data: lineItems(simulation, subscription, { invoice: id, lines, reckoning }),
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
