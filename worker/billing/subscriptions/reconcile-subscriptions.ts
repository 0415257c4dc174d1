import type { BillingContext } from "#worker/billing/billing-context.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { recordPlanPayments } from "./plan-payments.ts";
import {
	findEndedUnasked,
	findUnasked,
	noteAsked,
	type SubscriptionRow,
} from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Milliseconds after which a subscription that runs, and one that has ended, is asked about again. */
const ASKED_EVERY = { running: DAY, ended: 12 * HOUR } as const;

/** Milliseconds for which payments of a subscription that ended are looked after: it may have ended because they went back. */
const JUST_ENDED = 3 * DAY;

/** Subscriptions asked about in one run of the five-minute trigger: 86,400 a day. */
export const A_BATCH = 300;

/** Subscriptions asked about at once: Stripe allows 100 calls a second, the Worker six open connections. */
const AT_ONCE = 5;

/**
 * Asks the provider about subscriptions that are not over and that nobody asked about for a day, and what was paid for them: events can be lost. Takes a
 * bounded batch, the longest unasked first, until `until`; the rest waits for the next run. Source: Rule PLAN-12.
 */
export async function reconcileSubscriptions(
	billing: BillingContext,
	until: number,
): Promise<void> {
	const before = billing.world.now() - ASKED_EVERY.running;
	const batch = await findUnasked(billing.db, { before, limit: A_BATCH });
	await eachBefore(billing, { batch, until }, async (subscription) => {
		const askedAt = billing.world.now();
		if (!(await isDone(subscription, () => syncSubscription(billing, subscription)))) {
			// Else one that always fails would stay at the head of the list and keep others from their turn.
			await noteAsked(billing.db, subscription, askedAt).execute();
		}
		// Apart from the rest: a failure to keep our books must not keep anyone from their plan.
		await isDone(subscription, () => recordPlanPayments(billing, subscription));
	});
}

/**
 * Asks what was paid for subscriptions that have just ended, and what of it went back, in the same way.
 */
export async function reconcileEnded(billing: BillingContext, until: number): Promise<void> {
	const now = billing.world.now();
	const which = { since: now - JUST_ENDED, before: now - ASKED_EVERY.ended, limit: A_BATCH };
	const batch = await findEndedUnasked(billing.db, which);
	await eachBefore(billing, { batch, until }, async (subscription) => {
		const askedAt = billing.world.now();
		await isDone(subscription, () => recordPlanPayments(billing, subscription));
		await noteAsked(billing.db, subscription, askedAt).execute();
	});
}

type SubscriptionBatch = { readonly batch: readonly SubscriptionRow[]; readonly until: number };

/** Does `work` for each of a batch, a few at once, as far as it comes before `until` (UTC milliseconds). */
export async function eachBefore(
	billing: BillingContext,
	{ batch, until }: SubscriptionBatch,
	work: (subscription: SubscriptionRow) => Promise<void>,
): Promise<void> {
	for (let from = 0; from < batch.length; from += AT_ONCE) {
		if (billing.world.now() >= until) {
			log.info("subscriptions left for the next run", { left: batch.length - from });
			return;
		}
		await Promise.all(batch.slice(from, from + AT_ONCE).map(work));
	}
}

/** A failure does not hold up the others. */
export async function isDone(
	{ id }: SubscriptionRow,
	work: () => Promise<unknown>,
): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (cause) {
		log.error("a subscription could not be reconciled", { id, reason: reasonOf(cause) });
		return false;
	}
}
