import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { log } from "#worker/platform/log.ts";
import type { SetupRow } from "./setups-repository.ts";

/**
 * Calls a payment session off at the provider. A first payment that went through this very moment goes back: what it was for is not wanted
 * any more. A change that never came gives the subscription the card back that it had. @throws Problem `unavailable`
 */
export async function cancelSetup(
	billing: BillingContext,
	{ id, kind, livemode, subscriptionId, cardBefore }: SetupRow,
): Promise<void> {
	const gateway = await gatewayFor(billing, { livemode });
	const { plans } = gateway;
	if (kind !== "payment" || subscriptionId === null) {
		await plans.dropCard(id);
		if (cardBefore !== null && subscriptionId !== null) {
			await plans.setCard(subscriptionId, cardBefore);
		}
		return;
	}
	await plans.end(subscriptionId);
	const payment = await plans.readFirstPayment(id);
	if (payment?.state === "succeeded") {
		log.error("a plan was paid for while it was called off; the money goes back", { payment: id });
		await gateway.refund(id, "requested_by_customer");
	}
}
