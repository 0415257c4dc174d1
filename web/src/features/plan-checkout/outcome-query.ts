import { queryOptions } from "@tanstack/react-query";
import type { SubscriptionOutcome } from "#contracts/subscription.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";
import { isPolledAgain, POLL_EVERY } from "#web/payment/polling.ts";
import { ProofRefused, proveOwner } from "./prove-owner.ts";

/** What is to be settled: an intent that the provider has confirmed, or a change that the card on file pays. */
export type Purchase =
	| { by: "intent"; planId: PlanId; intentId: string }
	/** `amount` in pence a month and `dueNow` in pence, as the page shows them. */
	| { by: "card_on_file"; planId: PlanId; amount: number; dueNow: number };

/** The outcome of a purchase. `isMailed`: a mail is sure to tell of it. */
export type Settled = SubscriptionOutcome & { readonly isMailed: boolean };

/** An outcome of which this holds is not polled again. */
export const isActive = (outcome: SubscriptionOutcome): boolean => outcome.isActive;

/**
 * Has the server settle a purchase, and the owner of the card asked where the bank wants that. Asking again settles nothing twice, so it may be asked as
 * often as there is doubt. Polls what is under way a few times.
 */
export function outcomeQuery(purchase: Purchase) {
	return queryOptions({
		queryKey: [...ownKey("subscription-outcome"), purchase] as const,
		queryFn: async ({ client, signal }) => {
			// A screen that is drawn twice, as in development, asks once.
			await Promise.resolve();
			signal.throwIfAborted();
			const outcome = await settle(purchase);
			if (outcome.proofNeeded === null) {
				return outcome;
			}
			signal.throwIfAborted();
			await proveOwner(client, outcome.proofNeeded);
			const proven = await settle(purchase);
			if (proven.proofNeeded !== null) {
				throw new ProofRefused();
			}
			return proven;
		},
		refetchInterval: ({ state }) => (isPolledAgain(state, isActive) ? POLL_EVERY : false),
		// Anyone who comes back is answered again.
		gcTime: 0,
	});
}

async function settle(purchase: Purchase): Promise<Settled> {
	const { planId } = purchase;
	if (purchase.by === "intent") {
		const json = { paymentIntentId: purchase.intentId, planId };
		return { ...(await call(api.subscription.confirm.$post({ json }))), isMailed: true };
	}
	try {
		const json = { planId, amount: purchase.amount, dueNow: purchase.dueNow };
		return { ...(await call(api.subscription.change.$post({ json }))), isMailed: true };
	} catch (error) {
		// A change whose answer was lost, or one that was made before this page was drawn.
		if (error instanceof ApiError && error.code === "already_subscribed") {
			const { message } = error;
			return { isActive: true, isChange: true, message, proofNeeded: null, isMailed: false };
		}
		throw error;
	}
}
