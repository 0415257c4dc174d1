import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { type Kind, type Kinds, kinds } from "../store.ts";
import { noSuch } from "./stripe-error.ts";

/**
 * What an id names. `param` is the parameter that holds the id; without it the id stood in the path.
 *
 * @throws {StripeError} `resource_missing`.
 */
export function find<K extends Kind>(
	{ store }: Simulation,
	kind: K,
	id: string,
	param?: string,
): Kinds[K] {
	const found = store.find(kind, id);
	if (!found) {
		throw noSuch(kinds[kind].called, id, param);
	}
	return found;
}

/** @throws {StripeError} `resource_missing` for a customer who never was or is deleted. */
export function findCustomer(simulation: Simulation, id: string, param?: string): Stripe.Customer {
	const found = find(simulation, "customer", id, param);
	if (found.deleted) {
		throw noSuch("customer", id, param);
	}
	return found;
}
