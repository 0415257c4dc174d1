import { and, eq, inArray, isNotNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { statusesOf, subscriptionStage } from "#domain/business/subscription/status.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import type { ProviderSubscription } from "#worker/billing/gateway/plan-gateway.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import { findCustomer } from "./customers-repository.ts";
import { countPromoUse, discountOn, releasePromoOf } from "./promo-repository.ts";
import { closeSetupOf, discountOf } from "./setups-repository.ts";
import {
	findSubscription,
	isNews,
	keepSubscription,
	type SubscriptionRow,
	stood,
} from "./subscriptions-repository.ts";

/** A subscription by its id, in the mode it was made in. */
type SubscriptionKey = Pick<SubscriptionRow, "id" | "livemode">;

/**
 * Brings our row of a subscription to where the provider says it stands, with the emails, the use of a promo code and the payment session
 * that follow from it, in one batch. The one writer: confirmations, the provider's events in any order and number, administrators and the
 * daily reconciliation all call this. Null when it is none of ours. Source: Rule PLAN-12.
 * @throws Problem `unavailable` when the provider or our tables cannot be asked
 */
export async function syncSubscription(
	billing: BillingContext,
	named: SubscriptionKey,
): Promise<SubscriptionRow | null> {
	const { db, world } = billing;
	const before = await findSubscription(db, named.id);
	const askedAt = world.now();
	const fetched = await fetchSubscription(billing, named, before);
	if (!fetched) {
		return before && forgotten(billing, before);
	}
	const customer = await findCustomer(db, fetched.customerId);
	// One of ours stays ours when its customer was deleted at the provider, and forgotten, before it was heard how it ended.
	const owner = customer ?? before;
	if (!owner || fetched.plan === null) {
		log.info("a subscription that is not ours", { subscription: named.id });
		return null;
	}
	const { userId } = owner;
	const row = rowOf(fetched, fetched.plan, { userId, askedAt });
	await db.batch([
		...emailsAbout(billing, row),
		keepSubscription(db, row),
		...consequences(billing, row, fetched.setupId),
	]);
	if (userId === null && subscriptionStage(fetched.status) !== "over") {
		await endOrphan(billing, named);
	}
	return findSubscription(db, fetched.id);
}

/**
 * Reads the subscription at the provider. After a change of plan, first keeps the discount only as
 * far as its code covers the new plan. Null where the provider no longer knows the subscription.
 */
async function fetchSubscription(
	billing: BillingContext,
	named: SubscriptionKey,
	before: SubscriptionRow | null,
): Promise<ProviderSubscription | null> {
	const { plans } = await gatewayFor(billing, named);
	const fetched = await plans.read(named.id);
	if (!fetched?.plan || subscriptionStage(fetched.status) === "over") {
		return fetched;
	}
	if (fetched.next && fetched.cancelAtPeriodEnd) {
		// It was cancelled in the provider's own pages: no period comes in which another plan could begin.
		await plans.endAfterPeriod(named.id, true);
		return plans.read(named.id);
	}
	if (!before || before.plan === fetched.plan || fetched.isDiscountAgreed) {
		return fetched;
	}
	const discount = await discountOn(billing.db, discountOf(before), fetched.plan);
	await plans.putDiscount(named.id, fetched.price, discount);
	return plans.read(named.id);
}

/** One that the provider knows no more is over: nothing can be charged for it, or cancelled. */
async function forgotten(
	{ db, world }: BillingContext,
	before: SubscriptionRow,
): Promise<SubscriptionRow> {
	const now = world.now();
	if (subscriptionStage(before.status) === "over") {
		return before;
	}
	log.error("the provider knows no such subscription any more", { subscription: before.id });
	const over = { ...before, status: "canceled", endedAt: now, askedAt: now } as const;
	await keepSubscription(db, over).execute();
	return over;
}

/** Ends a subscription whose account was deleted while it was being made, and gives the payment back: nobody could use or cancel it. */
async function endOrphan(billing: BillingContext, named: SubscriptionKey): Promise<void> {
	const gateway = await gatewayFor(billing, named);
	log.error("a subscription outlived its account, and is ended", { subscription: named.id });
	await gateway.plans.end(named.id);
	const [paid] = await gateway.plans.charges(named.id);
	if (paid && billing.world.now() - paid.paidAt < ORPHANED_WITHIN) {
		await gateway.refund(paid.paymentId, "requested_by_customer");
	}
}

/** Milliseconds after which a payment no longer counts as made while its account was being deleted. */
const ORPHANED_WITHIN = 24 * 60 * 60_000;

type New = typeof subscriptions.$inferInsert;

function rowOf(
	fetched: ProviderSubscription,
	plan: New["plan"],
	{ userId, askedAt }: Pick<SubscriptionRow, "userId" | "askedAt">,
): New {
	const { discount, card, next, setupId: _, isDiscountAgreed: __, ...same } = fetched;
	return {
		...same,
		plan,
		nextPlan: next?.plan ?? null,
		nextAmount: next?.amount ?? null,
		userId,
		askedAt,
		promoId: discount?.promoId ?? null,
		discountType: discount?.type ?? null,
		discountValue: discount?.value ?? null,
		cardBrand: card?.brand ?? null,
		cardLast4: card?.last4 ?? null,
	};
}

/** Emails for what is new in this row. Each checks the row that stands when the batch runs, so that nothing is told twice. */
function emailsAbout({ db, world }: BillingContext, row: New) {
	const { id: subscriptionId, userId, status, cancelAtPeriodEnd } = row;
	const enqueueIf = (kind: PlanEmail, isDue: boolean, news: SQL | undefined) => {
		const about = { userId: userId ?? "", recipient: null, subscriptionId };
		const id = newId("let", world.token);
		return enqueueFor(db, { id, kind, now: world.now(), ...about }, isDue ? news : sql`FALSE`);
	};
	const standing = subscriptionStage(status);
	const isOn = standing === "subscribed";
	const moves = sql`${subscriptions.nextPlan} IS NOT ${row.nextPlan}`;
	const stayed = and(isNotNull(subscriptions.nextPlan), eq(subscriptions.plan, row.plan));
	const begun = not(inArray(subscriptions.status, statusesOf("pending")));
	const owed = inArray(subscriptions.status, statusesOf("owing"));
	const running = inArray(subscriptions.status, [
		...statusesOf("subscribed"),
		...statusesOf("owing"),
	]);
	const over = inArray(subscriptions.status, statusesOf("over"));
	// Whoever was told on which day it ends is told again only if it ended earlier.
	const isEarly = status === "canceled" && (row.endedAt ?? 0) < row.periodEnd;
	const ended = or(
		isEarly ? over : or(eq(subscriptions.cancelAtPeriodEnd, true), over),
		// Whoever gave it up is told with the sum that goes back.
		isNotNull(subscriptions.withdrawnAt),
	);
	return [
		enqueueIf("plan_started", isOn, isNews(row, begun)),
		enqueueIf(
			"plan_payment_failed",
			standing === "owing" && status !== "paused",
			isNews(row, owed),
		),
		enqueueIf("plan_cancelled", cancelAtPeriodEnd || status === "canceled", isNews(row, ended)),
		// Separately from anything else, on the first day that is paid for. Source: Rule TRIAL-6.
		enqueueIf(
			"cooling_off",
			(isOn || standing === "owing") &&
				status !== "trialing" &&
				row.amount > 0 &&
				!cancelAtPeriodEnd,
			stood(row, eq(subscriptions.status, "trialing")),
		),
		...(isOn
			? [
					enqueueIf(
						"plan_changed",
						true,
						stood(row, and(running, ne(subscriptions.plan, row.plan))),
					),
					enqueueIf("plan_change_planned", row.nextPlan !== null, stood(row, moves)),
					enqueueIf("plan_kept", !(row.nextPlan || cancelAtPeriodEnd), stood(row, stayed)),
				]
			: []),
	] as const;
}

type PlanEmail =
	| "plan_started"
	| "plan_payment_failed"
	| "cooling_off"
	| "plan_cancelled"
	| "plan_changed"
	| "plan_change_planned"
	| "plan_kept";

/** What becomes of the promo code and the payment session that it began with. */
function consequences(
	{ db }: BillingContext,
	{ id, userId, status, promoId }: New,
	setupId: string | null,
) {
	const begun = { subscriptionId: id, setupId };
	switch (subscriptionStage(status)) {
		case "subscribed":
			return [
				closeSetupOf(db, begun, "done"),
				...(promoId && userId ? [countPromoUse(db, { promoId, userId })] : []),
			];
		case "over":
			return [
				...(promoId && userId ? [releasePromoOf(db, { promoId, userId, subscriptionId: id })] : []),
				closeSetupOf(db, begun, "lapsed"),
			];
		default:
			return [];
	}
}
