import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";
import { discounted, discountsOf } from "./discounts.ts";
import { type Line, nameOf } from "./lines.ts";
import { sayDate } from "./say-date.ts";
import { itemOf } from "./subscription-item.ts";

/**
 * What a change to another price at `at` (seconds since 1970) credits and charges for the rest of the period: linear by
 * seconds, each line rounded to a penny, with the discounts of before and after (Stripe's classic billing mode). Nothing
 * while a trial lasts, since nothing was paid for, and nothing when the price stays.
 */
export function prorations(
	simulation: Simulation,
	before: Stripe.Subscription,
	{ after, at, price }: { after: Stripe.Subscription; at: number; price: Stripe.Price },
): Line[] {
	if (before.status === "trialing" || itemOf(before).price.id === price.id) {
		return [];
	}
	return [unusedTime(simulation, before, at), remainingTime(simulation, after, { at, price })];
}

/** The credit for what is left of a period that was paid for. */
export function unusedTime(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	at: number,
): Line {
	const { price } = itemOf(subscription);
	const line = restOfPeriod(simulation, subscription, { at, price });
	return { ...line, amount: 0 - line.amount, description: `Unused time on ${line.description}` };
}

function remainingTime(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ at, price }: { at: number; price: Stripe.Price },
): Line {
	const line = restOfPeriod(simulation, subscription, { at, price });
	return { ...line, description: `Remaining time on ${line.description}` };
}

function restOfPeriod(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	{ at, price }: { at: number; price: Stripe.Price },
): Line {
	const { current_period_start, current_period_end: end } = itemOf(subscription);
	const whole = discounted(price.unit_amount ?? 0, discountsOf(simulation, subscription));
	return {
		amount: Math.round((whole * (end - at)) / (end - current_period_start)),
		description: `${nameOf(simulation, price)} after ${sayDate(at)}`,
		price,
		period: { start: at, end },
		proration: true,
	};
}
