import { includedReports, mayGenerate } from "#domain/business/subscription/allowance.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { findHolding, type Holding, noteAsked } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** Milliseconds in which a subscription whose period is over is asked about once. */
const ASKED_EVERY = 60_000;

/**
 * What somebody pays for now, whatever they were granted: see `currentStanding` for both.
 */
export async function currentHolding(
	billing: BillingContext,
	userId: string,
): Promise<Holding | null> {
	return caughtUp(billing, userId, await findHolding(billing.db, userId));
}

/**
 * Returns the holding, brought up to date. Asks the provider where the billing period is over, or
 * the payment after a trial is missing, and no event has arrived. A silent provider changes nothing.
 */
export async function caughtUp(
	billing: BillingContext,
	userId: string,
	holding: Holding | null,
): Promise<Holding | null> {
	if (!(holding && isBehind(holding, billing.world.now()))) {
		return holding;
	}
	try {
		await syncSubscription(billing, holding.subscription);
	} catch (cause) {
		log.error("a subscription could not be asked about", {
			subscription: holding.subscription.id,
			reason: reasonOf(cause),
		});
		await noteAsked(billing.db, holding.subscription, billing.world.now()).execute();
		return holding;
	}
	return findHolding(billing.db, userId);
}

function isBehind({ subscription }: Holding, now: number): boolean {
	return (
		subscriptionStage(subscription.status) === "subscribed" &&
		(subscription.periodEnd <= now || subscription.isFirstInvoiceUnpaid) &&
		now - subscription.askedAt >= ASKED_EVERY
	);
}

/** Reports allowed in the period, and whether another is: 0 and false without a subscription in good standing. */
export function allowanceIn(holding: Holding | null): { limit: number; canGenerate: boolean } {
	if (!holding) {
		return { limit: 0, canGenerate: false };
	}
	const limit = includedReports(holding.subscription);
	return { limit, canGenerate: mayGenerate(limit, holding.used) };
}

/** Whether reports can be made from the plan. */
export function isSubscriber(holding: Holding | null): boolean {
	return holding !== null && subscriptionStage(holding.subscription.status) === "subscribed";
}

/** Whether they have a plan, paid up or not: another would be a second one. */
export function holdsPlan(holding: Holding | null): boolean {
	const standing = holding && subscriptionStage(holding.subscription.status);
	return standing === "subscribed" || standing === "owing";
}

/** Whether they have had what a first subscription begins with. Source: Rule TRIAL-1. */
export function hadSubscription(holding: Holding | null): boolean {
	return (
		holding !== null &&
		holding.subscription.status !== "incomplete" &&
		holding.subscription.status !== "incomplete_expired"
	);
}
