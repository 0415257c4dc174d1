import type Stripe from "stripe";
import type { Line } from "./lines.ts";

/** What billing knows beyond the objects that Stripe shows. */
export type BillingState = ReturnType<typeof createBillingState>;

export function createBillingState() {
	const state = {
		/** Prorations that wait for the next invoice, by subscription. */
		waitingLines: new Map<string, readonly Line[]>(),
		/** While true, subscriptions that were paid for stay incomplete. */
		activationHeld: false,
		/** The subscriptions to activate when it is not held any more, with what changes in them then. */
		heldActivations: new Map<string, Partial<Stripe.Subscription>>(),
		/** The setup of a card that was begun on a page of the portal, by the portal's session. */
		portalSetups: new Map<string, string>(),
		/** What the portal has to tell a person once, by the portal's session. */
		portalNotices: new Map<string, string>(),
		clear(): void {
			state.waitingLines.clear();
			state.activationHeld = false;
			state.heldActivations.clear();
			state.portalSetups.clear();
			state.portalNotices.clear();
		},
	};
	return state;
}
