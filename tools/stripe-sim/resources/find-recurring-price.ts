import type Stripe from "stripe";
import { invalidRequest } from "../api/stripe-error.ts";
import type { Simulation } from "../simulation.ts";
import { find } from "./find.ts";

/** @throws {StripeError} for a price that does not exist or is paid once. */
export function findRecurringPrice(
	simulation: Simulation,
	id: string,
	param: string,
): Stripe.Price {
	const price = find(simulation, "price", id, param);
	if (!price.recurring) {
		throw invalidRequest(`The price ${id} is paid once; a subscription needs a recurring one.`, {
			param,
		});
	}
	return price;
}
