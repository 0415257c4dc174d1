import type Stripe from "stripe";
import { notSimulated } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { find } from "../resources/find.ts";
import type { Simulation } from "../simulation.ts";
import { awaitPeriodEnd, endPeriod } from "./renew.ts";
import { withItem } from "./subscription-item.ts";
import { awaitTrialNotice } from "./trials.ts";
import { updateSubscription } from "./update-subscription.ts";

/**
 * Moves the end of a trial, from which the periods are counted then.
 *
 * @param end seconds since 1970; `now` ends the trial at once, with its first invoice.
 * @throws {StripeError} 400 for a time that is past; 501 outside of a trial.
 */
export function changeTrial(
	simulation: Simulation,
	id: string,
	end: number | "now",
): Stripe.Subscription {
	const now = simulation.clock.now();
	const trial_end = end === "now" ? now : end;
	const subscription = find(simulation, "subscription", id);
	if (subscription.status !== "trialing") {
		throw notSimulated("Subscriptions.update", "trial_end outside of a trial");
	}
	if (trial_end < now) {
		throw invalidRequest("trial_end must be in the future.", { param: "trial_end" });
	}
	const moved = updateSubscription(simulation, id, {
		billing_cycle_anchor: trial_end,
		items: withItem(simulation, subscription, { current_period_end: trial_end }),
		trial_end,
	});
	if (trial_end === now) {
		endPeriod(simulation, moved, true);
	} else {
		awaitPeriodEnd(simulation, moved);
		awaitTrialNotice(simulation, moved);
	}
	return find(simulation, "subscription", id);
}
