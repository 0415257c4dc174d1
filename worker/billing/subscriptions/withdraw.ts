import { coolingOffEnd } from "#domain/business/subscription/notices.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { currentHolding } from "./holding.ts";
import { notSubscribed } from "./refusals.ts";
import { findSubscription, type SubscriptionRow } from "./subscriptions-repository.ts";
import { syncSubscription } from "./sync-subscription.ts";
import {
	findUnsettled,
	isUnsettled,
	noteGivenBack,
	noteWithdrawal,
} from "./withdrawals-repository.ts";

/** Withdrawals gone on with in one run. */
const A_BATCH = 20;

/**
 * Gives somebody's plan up within its cooling-off. That holds from here on, whatever happens at the provider: it is noted first, and the rest follows now or
 * by the trigger. Asked again it goes on with what is left. Source: Digital Markets, Competition and Consumers Act 2024, section 264.
 * @throws Problem `not_subscribed`, `cooling_off_over`
 */
export async function withdraw(billing: BillingContext, userId: string): Promise<void> {
	const { db, world } = billing;
	const held = (await currentHolding(billing, userId))?.subscription;
	if (!held) {
		throw notSubscribed();
	}
	if (held.withdrawnAt === null) {
		if (coolingOffEnd(held, world.now()) === null) {
			throw coolingOffOver();
		}
		await noteWithdrawal(db, held, world.now()).execute();
	}
	const noted = await findSubscription(db, held.id);
	if (!noted || noted.withdrawnAt === null) {
		throw new Problem("unavailable", "Your plan has just changed. Please try again.", {
			retryAfter: 1,
		});
	}
	await attempt(billing, noted);
}

/** Goes on with withdrawals that were cut off, as far as it comes before `until` (UTC milliseconds). */
export async function settleWithdrawals(billing: BillingContext, until: number): Promise<void> {
	for (const row of await findUnsettled(billing.db, A_BATCH)) {
		if (billing.world.now() >= until) {
			return;
		}
		await attempt(billing, row);
	}
}

/**
 * Ends a plan that was given up and gives back all that was paid for it, also what was paid while it was being ended. Nothing goes back twice, however often
 * and by whom this is called. @throws Problem `unavailable`
 */
export async function settleWithdrawal(
	billing: BillingContext,
	row: Pick<SubscriptionRow, "id" | "userId" | "livemode">,
): Promise<void> {
	const { db, world } = billing;
	const gateway = await gatewayFor(billing, row);
	// Before the payments are read: afterwards none begins.
	await gateway.plans.end(row.id);
	const charges = await gateway.plans.charges(row.id);
	for (const { paymentId } of charges.filter(({ isRefunded }) => !isRefunded)) {
		await gateway.refund(paymentId, "requested_by_customer");
	}
	const farewell = {
		id: newId("let", world.token),
		kind: "plan_cancelled",
		now: world.now(),
		userId: row.userId ?? "",
		recipient: null,
		subscriptionId: row.id,
	} as const;
	const amount = charges.reduce((sum, charge) => sum + charge.amount, 0);
	await db.batch([
		enqueueFor(db, farewell, isUnsettled(row.id)),
		noteGivenBack(db, row.id, amount),
	]);
	await syncSubscription(billing, row);
}

/** A provider that is silent keeps nobody from giving the plan up: the trigger goes on. */
async function attempt(billing: BillingContext, row: SubscriptionRow): Promise<void> {
	try {
		await settleWithdrawal(billing, row);
	} catch (cause) {
		log.error("a plan that was given up is not settled yet", {
			subscription: row.id,
			reason: reasonOf(cause),
		});
	}
}

function coolingOffOver(): Problem {
	return new Problem(
		"cooling_off_over",
		"The days in which this plan can be given up with its money back are over. You can still cancel it.",
	);
}
