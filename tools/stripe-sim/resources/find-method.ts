import type Stripe from "stripe";
import { testCards } from "../payments/cards.ts";
import { makePaymentMethod } from "../payments/make-payment-method.ts";
import type { Simulation } from "../simulation.ts";
import { find } from "./find.ts";

/**
 * A payment method by its id; each use of a ready-made one, such as `pm_card_visa`, makes a new one.
 *
 * @throws {StripeError} `resource_missing`.
 */
export function findMethod(
	simulation: Simulation,
	id: string,
	param?: string,
): Stripe.PaymentMethod {
	const card = testCards.find(({ method }) => method === id);
	return card ? makePaymentMethod(simulation, card) : find(simulation, "payment_method", id, param);
}
