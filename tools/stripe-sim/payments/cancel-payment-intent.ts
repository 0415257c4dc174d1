import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";

/** Ends an intent that has not succeeded. */
export function cancelPaymentIntent(
	{ change, clock, emit }: Simulation,
	intent: Stripe.PaymentIntent,
	reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
	const canceled = change("payment_intent", intent, {
		canceled_at: clock.now(),
		cancellation_reason: reason,
		next_action: null,
		processing: null,
		status: "canceled",
	});
	emit("payment_intent.canceled", "payment_intent", canceled);
	return canceled;
}
