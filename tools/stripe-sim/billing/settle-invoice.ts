import type { Invoice } from "../contract/kinds.ts";
import { cancelPaymentIntent } from "../payments/cancel-payment-intent.ts";
import { idOf } from "../payments/id-of.ts";
import { findCustomer } from "../resources/find.ts";
import type { Simulation } from "../simulation.ts";
import { changeBalance } from "./change-balance.ts";
import { intentOf, invoiceIdOf } from "./whose.ts";

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

/** An open invoice is given up: its payment is cancelled, and what the customer's balance gave goes back there. */
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
