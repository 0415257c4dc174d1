import type { Simulation } from "../simulation.ts";
import { updateSubscription } from "./update-subscription.ts";
import { subscriptionOf } from "./whose.ts";

/** An invoice was not paid although it was tried: a renewal that fails leaves the subscription past due. */
export function recordFailedAttempt(simulation: Simulation, invoiceId: string): void {
	const { change, emit, store } = simulation;
	const invoice = store.find("invoice", invoiceId);
	if (invoice?.status !== "open") {
		return;
	}
	const attempt_count = Math.max(1, invoice.attempt_count);
	const tried = change("invoice", invoice, { attempt_count, attempted: true });
	emit("invoice.payment_failed", "invoice", tried);
	const subscription = subscriptionOf(simulation, tried);
	if (subscription?.status === "active" && tried.billing_reason === "subscription_cycle") {
		updateSubscription(simulation, subscription.id, { status: "past_due" });
	}
}
