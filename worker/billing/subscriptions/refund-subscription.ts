import { type Pence, pence } from "#domain/base/money.ts";
import { GUARANTEE_DAYS, isGuaranteed } from "#domain/business/subscription/guarantee.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import type { PlanCharge } from "#worker/billing/gateway/plan-gateway.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findSubscription, type SubscriptionRow } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** What was given back, and how the subscription stands since. */
export type Refund = {
	readonly amount: Pence;
	/** It had gone back before, and nothing was given back now. */
	readonly isRepeated: boolean;
	readonly subscription: SubscriptionRow | null;
};

/**
 * Gives back everything that was paid for a subscription within the guarantee, an upgrade included, and ends it now. Reports that were made stay with their owner.
 * What went back before is not given back again: asked twice, the second ends what the first left and answers the same. Source: Rule PAY-5.
 * `onRefund` hears after each payment what has gone back by then. @throws Problem `not_found`, `guarantee_over`, `unavailable`
 */
export async function refundSubscription(
	billing: BillingContext,
	id: string,
	onRefund: (sum: Pence) => void = () => undefined,
): Promise<Refund> {
	const row = await findSubscription(billing.db, id);
	if (!row) {
		throw new Problem("not_found", "There is no such subscription.");
	}
	const gateway = await gatewayFor(billing, row);
	const charges = await gateway.plans.charges(id);
	if (charges.length === 0) {
		throw new Problem("not_found", "Nothing was ever paid for this subscription.");
	}
	const due = charges.filter(({ paidAt }) => isGuaranteed(paidAt, billing.world.now()));
	if (due.length === 0) {
		throw charges.every(({ isRefunded }) => isRefunded) ? nothingLeft() : guaranteeOver();
	}
	const left = due.filter(({ isRefunded }) => !isRefunded);
	for (const [index, { paymentId }] of left.entries()) {
		await gateway.refund(paymentId, "requested_by_customer");
		onRefund(sumOf(left.slice(0, index + 1)));
	}
	await gateway.plans.end(id);
	return {
		amount: sumOf(left.length > 0 ? left : due),
		isRepeated: left.length === 0,
		subscription: await syncSubscription(billing, row),
	};
}

function sumOf(charges: readonly PlanCharge[]): Pence {
	return pence(charges.reduce((sum, { amount }) => sum + amount, 0));
}

function nothingLeft(): Problem {
	return new Problem(
		"not_found",
		"Everything that was paid for this subscription was given back already.",
	);
}

function guaranteeOver(): Problem {
	return new Problem(
		"guarantee_over",
		`The last payment is more than ${GUARANTEE_DAYS} days old: the guarantee is over.`,
	);
}
