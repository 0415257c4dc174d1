import type Stripe from "stripe";
import type { Invoice } from "../contract/kinds.ts";
import { idOf } from "../payments/id-of.ts";
import { makePaymentIntent } from "../payments/make-payment-intent.ts";
import { findCustomer } from "../resources/find.ts";
import type { Simulation } from "../simulation.ts";
import { changeBalance } from "./change-balance.ts";
import { discountsOf } from "./discounts.ts";
import { invoiceFields } from "./invoice-fields.ts";
import type { Line } from "./lines.ts";
import { type Reckoning, reckonInvoice } from "./reckon-invoice.ts";
import { settleInvoice } from "./settle-invoice.ts";

export type Issue = {
	/** Known beforehand, so that the subscription can name it already. */
	readonly id: string;
	readonly lines: readonly Line[];
	readonly reason: Stripe.Invoice.BillingReason;
	/** The period that ends with this invoice; none has passed when it is not given. */
	readonly period?: Stripe.InvoiceLineItem.Period;
	/** A payment that went through before the invoice was made. */
	readonly paidBy?: Stripe.PaymentIntent | null;
};

/**
 * Makes an invoice of a subscription and finalises it. Where something is due it is open, with a payment that waits for a
 * card; else it is paid.
 */
export function issueInvoice(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ paidBy = null, ...issue }: Issue,
): Invoice {
	return finaliseInvoice(simulation, draftInvoice(simulation, subscription, issue), paidBy);
}

/** Makes an invoice of a subscription, which nobody is charged for before it is finalised. */
export function draftInvoice(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	issue: Omit<Issue, "paidBy">,
): Invoice {
	const customer = findCustomer(simulation, idOf(subscription.customer) ?? "");
	const reckoning = reckonInvoice({
		lines: issue.lines,
		discounts: discountsOf(simulation, subscription),
		balance: customer.balance,
		currency: subscription.currency,
	});
	const fields = invoiceFields(simulation, { subscription, customer, reckoning, ...issue });
	const draft = simulation.make("invoice", { ...fields, id: issue.id });
	simulation.emit("invoice.created", "invoice", draft);
	changeBalance(simulation, customer, reckoning.ending_balance);
	spend(simulation, subscription.id, reckoning);
	return draft;
}

/** Opens a draft for payment; where nothing is due, or a payment went through before, it is paid. */
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

/** Takes discounts of a single invoice away from the subscription once they took something off. */
function spend(simulation: Simulation, subscriptionId: string, { discounts }: Reckoning): void {
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
