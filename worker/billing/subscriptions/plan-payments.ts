import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { keepPlanPayments, type Named } from "./plan-payments-repository.ts";

/**
 * Brings our books to what the provider says was paid for a subscription of ours, and what of it went back. Events, in any order and number, and the
 * daily reconciliation call this. @throws Problem `unavailable` when the provider or our tables cannot be asked
 */
export async function recordPlanPayments(
	billing: BillingContext,
	subscription: Named,
): Promise<void> {
	const charges = await gatewayFor(billing, subscription).plans.charges(subscription.id);
	if (charges.length > 0) {
		await keepPlanPayments(billing.db, subscription, charges).execute();
	}
}
