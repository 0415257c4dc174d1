import type Stripe from "stripe";
import { newId, type Simulation } from "../simulation.ts";
import { collectWithRetries } from "./dunning.ts";
import { endSubscription } from "./end-subscription.ts";
import { draftInvoice, finaliseInvoice } from "./issue-invoice.ts";
import { recurringLine } from "./lines.ts";
import { dropPendingUpdate } from "./pending-update.ts";
import { monthsOf, periodEnd } from "./periods.ts";
import { itemOf, withItem } from "./subscription-item.ts";
import { updateSubscription } from "./update-subscription.ts";
import { hasEnded, methodOf, subscriptionOf } from "./whose.ts";

/** Has the clock end the current period of a subscription. */
export function awaitPeriodEnd(simulation: Simulation, subscription: Stripe.Subscription): void {
	const end = itemOf(subscription).current_period_end;
	simulation.clock.at(end, () => {
		const now = simulation.store.find("subscription", subscription.id);
		if (now && itemOf(now).current_period_end === end) {
			endPeriod(simulation, now);
		}
	});
}

/** What comes after a period, a trial among them: another one, or the end. One that somebody ends is charged for `isAtOnce`. */
export function endPeriod(
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
	awaitPeriodEnd(simulation, renewed);
	if (isAtOnce) {
		chargeDraft(simulation, invoiceId);
	} else {
		simulation.clock.after(simulation.draftSeconds, () => chargeDraft(simulation, invoiceId));
	}
}

/** Finalises the invoice of a renewal and charges it. That of a subscription which ended meanwhile stays a draft. */
function chargeDraft(simulation: Simulation, invoiceId: string): void {
	const draft = simulation.store.find("invoice", invoiceId);
	const subscription = draft && subscriptionOf(simulation, draft);
	if (draft?.status === "draft" && subscription && !hasEnded(subscription)) {
		finaliseInvoice(simulation, draft);
		collectWithRetries(simulation, invoiceId);
	}
}
