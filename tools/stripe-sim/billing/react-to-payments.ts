import { idOf } from "../payments/id-of.ts";
import type { Reaction, Simulation } from "../simulation.ts";
import { afterPayment } from "./after-payment.ts";
import { recordFailedAttempt } from "./failed-attempt.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { updateSubscription } from "./update-subscription.ts";
import { invoiceOf } from "./whose.ts";

/** What payments and setups do to the invoices and subscriptions they belong to. */
export const reactToPayments: Reaction = (simulation, type, id) => {
	switch (type) {
		case "payment_intent.succeeded":
			settleInvoiceOf(simulation, id);
			break;
		case "payment_intent.payment_failed":
			recordFailedAttempt(simulation, invoiceOf(simulation, id)?.id ?? "");
			break;
		case "payment_intent.requires_action":
			askForOwner(simulation, id);
			break;
		case "setup_intent.succeeded":
			keepCard(simulation, id);
			break;
		default:
	}
};

function settleInvoiceOf(simulation: Simulation, intentId: string): void {
	const invoice = invoiceOf(simulation, intentId);
	const intent = simulation.store.find("payment_intent", intentId);
	if (intent && invoice?.status === "open") {
		afterPayment(simulation, settleInvoice(simulation, invoice), intent);
	}
}

function askForOwner(simulation: Simulation, intentId: string): void {
	const invoice = invoiceOf(simulation, intentId);
	if (invoice?.status === "open") {
		simulation.emit("invoice.payment_action_required", "invoice", invoice);
	}
}

/** The card of a setup that a subscription asked for is the subscription's from now on. */
function keepCard(simulation: Simulation, setupId: string): void {
	const { store } = simulation;
	const method = idOf(store.find("setup_intent", setupId)?.payment_method);
	const asking = store.all("subscription").find((each) => each.pending_setup_intent === setupId);
	if (asking && method) {
		updateSubscription(simulation, asking.id, {
			default_payment_method: method,
			pending_setup_intent: null,
		});
	}
}
