import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { updateSubscription } from "./update-subscription.ts";

/** A subscription that was paid for becomes active; at once, unless activation is held. */
export function activate(
	simulation: Simulation,
	id: string,
	fields: Partial<Stripe.Subscription>,
): void {
	const { billing } = simulation;
	if (billing.activationHeld) {
		billing.heldActivations.set(id, fields);
	} else {
		updateSubscription(simulation, id, { ...fields, status: "active" });
	}
}

/** Lets activation trail the payment, as it does at Stripe for a moment, or makes up for it. */
export function holdActivation(simulation: Simulation, held: boolean): void {
	const { billing, store } = simulation;
	billing.activationHeld = held;
	if (held) {
		return;
	}
	for (const [id, fields] of billing.heldActivations) {
		if (store.find("subscription", id)?.status === "incomplete") {
			activate(simulation, id, fields);
		}
	}
	billing.heldActivations.clear();
}
