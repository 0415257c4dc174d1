import type { Invoice } from "../contract/kinds.ts";
import type { Simulation } from "../simulation.ts";
import { collect } from "./collect.ts";
import { endSubscription } from "./end-subscription.ts";
import { recordFailedAttempt } from "./failed-attempt.ts";
import { DAY } from "./periods.ts";
import { hasEnded, methodOf, subscriptionOf } from "./whose.ts";

/** Days from one attempt to the next, as the product's account is to be set. After the last, the subscription ends. */
const RETRY_DAYS: readonly number[] = [3, 5, 7];

/** Charges an invoice to the card on file, and again later when that fails. */
export function collectWithRetries(simulation: Simulation, invoiceId: string): void {
	const { change, clock, store } = simulation;
	const invoice = store.find("invoice", invoiceId);
	const subscription = invoice && subscriptionOf(simulation, invoice);
	if (invoice?.status !== "open" || !subscription || hasEnded(subscription)) {
		return;
	}
	const days = RETRY_DAYS[invoice.attempt_count];
	const next = days === undefined ? null : clock.now() + days * DAY;
	const trying = change("invoice", invoice, {
		attempt_count: invoice.attempt_count + 1,
		attempted: true,
		next_payment_attempt: next,
	});
	if (next !== null) {
		clock.at(next, () => collectWithRetries(simulation, invoiceId));
	}
	if (!isTaken(simulation, trying) && next === null) {
		endSubscription(simulation, subscription.id, { reason: "payment_failed" });
	}
}

/** Whether the card on file pays, or may still do so. */
function isTaken(simulation: Simulation, invoice: Invoice): boolean {
	const subscription = subscriptionOf(simulation, invoice);
	const method = subscription && methodOf(simulation, subscription);
	if (method) {
		return collect(simulation, invoice, method) === null;
	}
	recordFailedAttempt(simulation, invoice.id);
	return false;
}
