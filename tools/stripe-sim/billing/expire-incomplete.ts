import type { Simulation } from "../simulation.ts";
import { voidInvoice } from "./settle-invoice.ts";
import { updateSubscription } from "./update-subscription.ts";
import { intentOf, latestInvoiceOf } from "./whose.ts";

/** Stripe's words on `payment_behavior`: how long a first payment is waited for. */
const WAITING_SECONDS = 23 * 3600;
const AGAIN_SECONDS = 3600;

/** Has the clock give up a subscription that is never paid for. */
export function awaitFirstPayment(simulation: Simulation, id: string): void {
	simulation.clock.after(WAITING_SECONDS, () => expire(simulation, id));
}

function expire(simulation: Simulation, id: string): void {
	const { clock, store } = simulation;
	const subscription = store.find("subscription", id);
	const invoice = subscription && latestInvoiceOf(simulation, subscription);
	if (subscription?.status !== "incomplete" || !invoice || invoice.status === "paid") {
		return;
	}
	if (intentOf(simulation, invoice.id)?.status === "processing") {
		clock.after(AGAIN_SECONDS, () => expire(simulation, id));
		return;
	}
	if (invoice.status === "open") {
		voidInvoice(simulation, invoice);
	}
	updateSubscription(simulation, id, { ended_at: clock.now(), status: "incomplete_expired" });
}
