import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";

/** Keeps a card for a customer. One that is theirs already stays so, and nothing is told. */
export function attachMethod(
	simulation: Simulation,
	method: Stripe.PaymentMethod,
	customer: string,
): Stripe.PaymentMethod {
	if (method.customer === customer) {
		return method;
	}
	const attached = simulation.change("payment_method", method, { customer });
	simulation.emit("payment_method.attached", "payment_method", attached);
	return attached;
}
