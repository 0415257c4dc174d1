import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { DAY } from "./periods.ts";

/** Stripe's words on `customer.subscription.trial_will_end`: three days before, or at once when a trial is shorter. */
const NOTICE = 3 * DAY;

/** Has the clock give notice of the end of a trial. */
export function awaitTrialNotice(simulation: Simulation, subscription: Stripe.Subscription): void {
	const { clock, emit, store } = simulation;
	const { id, trial_end } = subscription;
	if (trial_end === null) {
		return;
	}
	const giveNotice = () => {
		const now = store.find("subscription", id);
		if (now?.status === "trialing" && now.trial_end === trial_end) {
			emit("customer.subscription.trial_will_end", "subscription", now);
		}
	};
	if (trial_end - NOTICE <= clock.now()) {
		giveNotice();
	} else {
		clock.at(trial_end - NOTICE, giveNotice);
	}
}
