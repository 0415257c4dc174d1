import type {
	SetupMade,
	SubscriptionConfirmation,
	SubscriptionOutcome,
} from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { plans } from "#domain/business/plans.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { finishSetup } from "#worker/billing/subscriptions/finish-setup.ts";
import { updateCardFirst } from "#worker/billing/subscriptions/refusals.ts";
import { findSetup } from "#worker/billing/subscriptions/setups-repository.ts";
import { Problem } from "#worker/platform/problem.ts";
import { beginPaidSetup } from "./begin-setup.ts";
import type { SubscriberContext } from "./open-setup.ts";
import {
	changeInWords,
	hasBegun,
	hasChanged,
	isProcessing,
	proofWanted,
} from "./subscription-outcome.ts";

/**
 * Asks the provider whether the payment session that the browser reports was completed. Answers only its owner, and only for the plan it was opened for.
 * @throws Problem `not_found`, `setup_over`, `promo_refused`, `card_declined`, `update_card`, `trial_used`, `unavailable`
 */
export async function confirmSetup(
	subscriber: SubscriberContext,
	{ paymentIntentId, planId }: SubscriptionConfirmation,
): Promise<SubscriptionOutcome> {
	const {
		billing,
		user: { id: userId },
	} = subscriber;
	const setup = await findSetup(billing.db, paymentIntentId);
	if (setup?.userId !== userId || setup.plan !== planId) {
		throw new Problem("not_found", "There is no such payment for this plan.");
	}
	const finish = await finishSetup(billing, setup);
	switch (finish.outcome) {
		case "subscribed":
			if (subscriptionStage(finish.subscription.status) !== "subscribed") {
				throw updateCardFirst();
			}
			return setup.kind === "change"
				? hasChanged(changeInWords(finish.subscription, planId))
				: hasBegun(`Welcome to ${plans[planId].name} plan!`);
		case "waiting":
			return finish.isProcessing
				? isProcessing()
				: {
						isActive: false,
						isChange: false,
						message: "This payment is not complete yet.",
						proofNeeded: null,
					};
		case "proof_needed":
			return proofWanted(finish.clientSecret);
		case "trial_used":
			throw trialUsed(await beginPaidSetup(subscriber, setup));
	}
}

/** The visitor is asked again, with the session in which the plan is paid for from today. */
function trialUsed(payment: SetupMade): Problem {
	const { planId, amount } = payment;
	return new Problem(
		"trial_used",
		`This card has had a free trial already. You have not been charged. ${plans[planId].name} can begin today for ${poundsAndPence(pence(amount))}.`,
		{ payment },
	);
}
