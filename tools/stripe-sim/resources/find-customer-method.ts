import type Stripe from "stripe";
import { invalidRequest } from "../api/stripe-error.ts";
import type { Simulation } from "../simulation.ts";

/**
 * A card of this customer.
 *
 * @throws {StripeError} `resource_missing` when there is no such card, or it is not attached to the customer.
 */
export function findCustomerMethod(
	{ store }: Simulation,
	id: string,
	{ customer, param }: { readonly customer: string; readonly param: string },
): Stripe.PaymentMethod {
	const method = store.find("payment_method", id);
	if (method?.customer !== customer) {
		throw invalidRequest(
			`The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
			{ code: "resource_missing", param },
		);
	}
	return method;
}
