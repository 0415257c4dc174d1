import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";

/**
 * Changes a subscription and says so with what was there before. What is given as it was already is no change, and
 * without any change there is no event.
 */
export function updateSubscription(
	simulation: Simulation,
	id: string,
	fields: Partial<Stripe.Subscription>,
): Stripe.Subscription {
	const before = simulation.store.find("subscription", id);
	if (!before) {
		throw new Error(`No subscription ${id}.`);
	}
	const kept = new Map<string, unknown>(Object.entries(before));
	const previous = Object.entries(fields)
		.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(kept.get(key)))
		.map(([key]) => [key, kept.get(key)] as const);
	if (previous.length === 0) {
		return before;
	}
	const after = simulation.change("subscription", before, fields);
	const attributes = Object.fromEntries(previous);
	simulation.emit("customer.subscription.updated", "subscription", after, attributes);
	return after;
}
