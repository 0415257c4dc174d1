import { addYears, londonDay, londonMidnight } from "#domain/base/calendar.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { eachBefore, isDone } from "./reconcile-subscriptions.ts";
import { findUnnotedTrials, noteTrial, type SubscriptionRow } from "./subscriptions-repository.ts";
import { claimTrial } from "./trial-cards.ts";

/** Trials read at a time. */
const A_BATCH = 100;

/**
 * Records the cards of trials that began before cards were kept, or whose claim was lost. Stops at `until`; the rest waits for the next day. A trial that
 * cannot be asked about does not hold up the others. Source: Rule TRIAL-3.
 */
export async function noteTrialCards(billing: BillingContext, until: number): Promise<void> {
	const { db, world } = billing;
	let after = londonMidnight(addYears(londonDay(world.now()), -KEPT_YEARS.trialCards));
	while (world.now() < until) {
		const batch = await findUnnotedTrials(db, { after, limit: A_BATCH });
		const last = batch.at(-1);
		if (!last) {
			return;
		}
		await eachBefore(billing, { batch, until }, async (trial) => {
			await isDone(trial, () => noteCardOf(billing, trial));
		});
		after = last.createdAt;
	}
}

/** Records the card of a trial. There is none where the provider no longer knows the trial, or it began without a card. */
async function noteCardOf(billing: BillingContext, trial: SubscriptionRow): Promise<void> {
	const { db, world } = billing;
	const { plans } = await gatewayFor(billing, trial);
	const setupId = (await plans.read(trial.id))?.setupId ?? null;
	const card = setupId === null ? null : await plans.readCard(setupId);
	if (setupId !== null && card !== null) {
		const { cardHashes: hashes } = card;
		await claimTrial(db, { hashes, claimedBy: setupId, now: trial.createdAt });
	}
	await noteTrial(db, trial.id, world.now()).execute();
}
