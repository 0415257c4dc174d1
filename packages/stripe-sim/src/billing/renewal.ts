import type Stripe from "stripe";
import { find, notSimulated } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { newId, type Simulation } from "../simulation.ts";
import { draftInvoice, finaliseInvoice } from "./invoice-lifecycle.ts";
import { recurringLine } from "./invoice-lines.ts";
import { collectWithRetries } from "./invoice-payments.ts";
import { DAY, monthsOf, periodEnd } from "./periods.ts";
import { hasEnded, itemOf, methodOf, subscriptionOf, withItem } from "./relations.ts";
import { dropPendingUpdate, endSubscription, updateSubscription } from "./subscription-state.ts";

/** Schedules the end of a subscription's current period. */
export function schedulePeriodEnd(simulation: Simulation, subscription: Stripe.Subscription): void {
	const end = itemOf(subscription).current_period_end;
	simulation.clock.at(end, () => {
		const now = simulation.store.find("subscription", subscription.id);
		if (now && itemOf(now).current_period_end === end) {
			endPeriod(simulation, now);
		}
	});
}

/** What follows a period or trial: another period, or the end. A trial ended by hand is charged at once (`isAtOnce`). */
function endPeriod(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	isAtOnce = false,
): void {
	const { id, status } = subscription;
	if (status !== "trialing" && status !== "active" && status !== "past_due") {
		return;
	}
	if (subscription.cancel_at_period_end) {
		const { cancellation_details } = subscription;
		endSubscription(simulation, id, cancellation_details ?? {});
	} else if (status === "trialing" && !methodOf(simulation, subscription)) {
		endTrialWithoutCard(simulation, subscription, isAtOnce);
	} else {
		renew(simulation, subscription, isAtOnce);
	}
}

function endTrialWithoutCard(
	simulation: Simulation,
	subscription: Stripe.Subscription,
	isAtOnce: boolean,
): void {
	const { id, trial_settings } = subscription;
	switch (trial_settings?.end_behavior.missing_payment_method) {
		case "cancel":
			endSubscription(simulation, id, {});
			break;
		case "pause": {
			const paused = updateSubscription(simulation, id, { status: "paused" });
			simulation.emit("customer.subscription.paused", "subscription", paused);
			break;
		}
		default:
			renew(simulation, subscription, isAtOnce);
	}
}

function renew(simulation: Simulation, { id }: Stripe.Subscription, isAtOnce: boolean): void {
	dropPendingUpdate(simulation, id);
	const subscription = simulation.store.find("subscription", id);
	if (!subscription) {
		return;
	}
	const { price, current_period_start, current_period_end: start } = itemOf(subscription);
	const end = periodEnd(subscription.billing_cycle_anchor, start, monthsOf(price));
	const invoiceId = newId("in");
	const lines = [
		...(simulation.billing.waitingLines.get(id) ?? []),
		recurringLine(simulation, price, { start, end }),
	];
	simulation.billing.waitingLines.delete(id);
	const renewed = updateSubscription(simulation, id, {
		items: withItem(simulation, subscription, {
			current_period_start: start,
			current_period_end: end,
		}),
		latest_invoice: invoiceId,
		...(subscription.status === "trialing" ? { status: "active" } : {}),
	});
	draftInvoice(simulation, renewed, {
		id: invoiceId,
		lines,
		reason: "subscription_cycle",
		period: { start: current_period_start, end: start },
	});
	schedulePeriodEnd(simulation, renewed);
	if (isAtOnce) {
		chargeDraft(simulation, invoiceId);
	} else {
		simulation.clock.after(simulation.draftSeconds, () => chargeDraft(simulation, invoiceId));
	}
}

/** Finalises and charges a renewal's invoice. It stays a draft if the subscription ended meanwhile. */
function chargeDraft(simulation: Simulation, invoiceId: string): void {
	const draft = simulation.store.find("invoice", invoiceId);
	const subscription = draft && subscriptionOf(simulation, draft);
	if (draft?.status === "draft" && subscription && !hasEnded(subscription)) {
		finaliseInvoice(simulation, draft);
		collectWithRetries(simulation, invoiceId);
	}
}

/** Stripe's documentation of `customer.subscription.trial_will_end`: three days before, or at once for a shorter trial. */
const NOTICE = 3 * DAY;

/** Schedules the notice of a trial's end. */
export function scheduleTrialNotice(
	simulation: Simulation,
	subscription: Stripe.Subscription,
): void {
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

/**
 * Moves the end of a trial, from which periods are then counted.
 *
 * @param end seconds since 1970; `now` ends the trial at once, with its first invoice.
 * @throws {StripeError} 400 for a time in the past; 501 outside a trial.
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
		schedulePeriodEnd(simulation, moved);
		scheduleTrialNotice(simulation, moved);
	}
	return find(simulation, "subscription", id);
}
