import type { PlanId } from "#domain/plans.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { claimChange, leaveChange } from "./subscriptions-repository.ts";

/**
 * Changes the plan of a subscription while nobody else does: the provider would take what one window began for where the other started, and
 * charge for that. Null, and nothing done, while another change is being made.
 */
export async function oneChange<T>(
	{ db, world }: BillingContext,
	change: { readonly id: string; readonly plan: PlanId },
	work: () => Promise<T>,
): Promise<T | null> {
	const claim = { ...change, until: world.now() + CHANGING_FOR };
	if (!(await claimChange(db, claim, world.now()))) {
		return null;
	}
	try {
		return await work();
	} finally {
		await leaveChange(db, claim).execute();
	}
}

/** Milliseconds after which a change whose maker died keeps no other away: longer than the provider takes to answer. */
const CHANGING_FOR = 2 * 60_000;
