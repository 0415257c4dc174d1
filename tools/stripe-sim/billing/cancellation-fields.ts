import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";

/** What a subscription says that is to end with its period, at `end`; null when it is to go on after all. */
export function cancellationFields(
	{ clock }: Simulation,
	end: number | null,
): Partial<Stripe.Subscription> {
	return {
		cancel_at: end,
		cancel_at_period_end: end !== null,
		canceled_at: end === null ? null : clock.now(),
		cancellation_details: {
			comment: null,
			feedback: null,
			reason: end === null ? null : "cancellation_requested",
		},
	};
}
