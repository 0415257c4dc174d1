import { pence } from "#domain/money.ts";
import { standingOf } from "#domain/subscription/status.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { Problem } from "#worker/platform/problem.ts";
import { gatewayFor, type Till } from "#worker/till/till.ts";
import type { Finish } from "./finish-setup.ts";
import { type Moved, makeMove } from "./plan-change.ts";
import { setupOver } from "./refusals.ts";
import { discountOf, lapseSetup, moveSetup, type SetupRow } from "./setups-repository.ts";
import { findSubscription, type SubscriptionRow } from "./subscriptions-repository.ts";

/**
 * Moves a running subscription to the plan that was agreed, with the card that was entered for it and at the price of that moment.
 * @throws Problem `setup_over`, `card_declined`, `unavailable`
 */
export async function finishChange(
	till: Till,
	setup: SetupRow,
	paymentMethod: string,
): Promise<Finish> {
	const { db } = till;
	const { subscriptionId } = setup;
	const running =
		subscriptionId === null ? null : await orUnavailable(findSubscription(db, subscriptionId));
	if (!running || standingOf(running.status) !== "subscribed") {
		await lapseSetup(db, setup);
		throw setupOver();
	}
	await gatewayFor(till, setup).plans.setCard(running.id, paymentMethod);
	const { proofNeeded } = await moveAsAgreed(till, running, setup);
	if (proofNeeded !== null) {
		return { outcome: "proof_needed", clientSecret: proofNeeded };
	}
	await moveSetup(db, setup.id, { state: "done" });
	return {
		outcome: "subscribed",
		subscription: (await orUnavailable(findSubscription(db, running.id))) ?? running,
	};
}

async function moveAsAgreed(till: Till, running: SubscriptionRow, setup: SetupRow): Promise<Moved> {
	try {
		return await makeMove(till, running, {
			plan: setup.plan,
			price: pence(setup.price),
			discount: discountOf(setup),
			now: till.world.now(),
		});
	} catch (cause) {
		if (cause instanceof Problem && cause.code === "card_declined") {
			// An event that comes twice must not try the card again.
			await lapseSetup(till.db, setup, "declined");
		}
		throw cause;
	}
}
