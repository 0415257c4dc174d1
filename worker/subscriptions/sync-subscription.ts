import { eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { standingOf, statusesOf } from "#domain/subscription/status.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { enqueueFor } from "#worker/outbox/outbox-repository.ts";
import type { ProviderSubscription } from "#worker/payments/plan-gateway.ts";
import { newId } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import { gatewayFor, type Till } from "#worker/till/till.ts";
import { findCustomer } from "./customers-repository.ts";
import { countPromoUse, releasePromoOf } from "./promo-repository.ts";
import { closeSetupOf } from "./setups-repository.ts";
import {
	findSubscription,
	isNews,
	keepSubscription,
	type SubscriptionRow,
} from "./subscriptions-repository.ts";

/** A subscription by its id, in the mode it was made in. */
type Named = Pick<SubscriptionRow, "id" | "livemode">;

/**
 * Brings our row of a subscription to where the provider says it stands, with the letters, the use of a promo code and the payment session
 * that follow from it, in one batch. The one writer: confirmations, the provider's events in any order and number, administrators and the
 * daily reconciliation all call this. Null when it is none of ours. Source: STRIPE.md 3.6.
 * @throws Problem `unavailable` when the provider or our tables cannot be asked
 */
export async function syncSubscription(till: Till, named: Named): Promise<SubscriptionRow | null> {
	const { db, world } = till;
	const askedAt = world.now();
	const { plans } = gatewayFor(till, named);
	const said = await plans.read(named.id);
	const customer = said && (await orUnavailable(findCustomer(db, said.customerId)));
	if (!(said && customer) || said.plan === null) {
		log.info("a subscription that is not ours", { subscription: named.id });
		return null;
	}
	const { userId } = customer;
	const row = rowOf(said, said.plan, { userId, askedAt });
	await orUnavailable(
		db.batch([
			...lettersAbout(till, row),
			keepSubscription(db, row),
			...consequences(till, row, said.setupId),
		]),
	);
	if (userId === null && standingOf(said.status) !== "over") {
		// The account went while this was begun: nobody could use or cancel it.
		log.error("a subscription outlived its account, and is ended", { subscription: said.id });
		await plans.end(said.id);
	}
	return findSubscription(db, said.id);
}

type New = typeof subscriptions.$inferInsert;

function rowOf(
	said: ProviderSubscription,
	plan: New["plan"],
	{ userId, askedAt }: Pick<SubscriptionRow, "userId" | "askedAt">,
): New {
	const { discount, card, setupId: _, ...same } = said;
	return {
		...same,
		plan,
		userId,
		askedAt,
		promoId: discount?.promoId ?? null,
		discountType: discount?.type ?? null,
		discountValue: discount?.value ?? null,
		cardBrand: card?.brand ?? null,
		cardLast4: card?.last4 ?? null,
	};
}

/** Letters for what is new in this row: each looks at the row that stands when the batch runs, so that nothing is told twice. */
function lettersAbout({ db, world }: Till, row: New) {
	const { id: subscriptionId, userId, status, cancelAtPeriodEnd } = row;
	const letter = (kind: PlanLetter, isTold: boolean, news: SQL | undefined) => {
		const about = { userId: userId ?? "", recipient: null, subscriptionId };
		const id = newId("let", world.token);
		return enqueueFor(db, { id, kind, now: world.now(), ...about }, isTold ? news : sql`FALSE`);
	};
	const standing = standingOf(status);
	const begun = not(inArray(subscriptions.status, statusesOf("pending")));
	const owed = inArray(subscriptions.status, statusesOf("owing"));
	const ended = or(
		eq(subscriptions.cancelAtPeriodEnd, true),
		inArray(subscriptions.status, statusesOf("over")),
	);
	return [
		letter("plan_started", standing === "subscribed", isNews(row, begun)),
		letter("plan_payment_failed", standing === "owing" && status !== "paused", isNews(row, owed)),
		letter("plan_cancelled", cancelAtPeriodEnd || status === "canceled", isNews(row, ended)),
	] as const;
}

type PlanLetter = "plan_started" | "plan_payment_failed" | "plan_cancelled";

/** What becomes of the promo code and the payment session that it began with. */
function consequences({ db }: Till, { id, userId, status, promoId }: New, setupId: string | null) {
	const begun = { subscriptionId: id, setupId };
	switch (standingOf(status)) {
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
