import type { SetupKind } from "#contracts/subscription.ts";
import type { Pence } from "#domain/base/money.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import type { Gateway } from "#worker/billing/gateway/gateways.ts";
import type {
	CardSetup,
	CodeDiscount,
	FirstPayment,
} from "#worker/billing/gateway/plan-gateway.ts";
import { cancelSetup } from "#worker/billing/subscriptions/cancel-setup.ts";
import { finishSetup } from "#worker/billing/subscriptions/finish-setup.ts";
import { releasePromos } from "#worker/billing/subscriptions/promo-repository.ts";
import { otherPrice, setupOver } from "#worker/billing/subscriptions/refusals.ts";
import {
	findOpenSetup,
	findSetup,
	keepSetup,
	replaceSetup,
	type SetupRow,
} from "#worker/billing/subscriptions/setups-repository.ts";
import { withCustomer } from "#worker/billing/subscriptions/with-customer.ts";
import { Problem } from "#worker/platform/problem.ts";

/** A visitor at the checkout of a plan. */
export type SubscriberContext = {
	readonly caller: Caller;
	readonly billing: BillingContext;
	readonly user: UserRow;
};

export type SetupContext = SubscriberContext & { readonly gateway: Gateway };

/** What a payment session is opened on. */
export type SetupTerms = {
	readonly kind: SetupKind;
	readonly plan: PlanId;
	/** Pence a month before and after the discount. */
	readonly price: Pence;
	readonly amount: Pence;
	readonly discount: CodeDiscount | null;
	/** The subscription that changes. */
	readonly changes: string | null;
	readonly dueNow: Pence | 0;
	/** UTC milliseconds; null when nothing is charged later. */
	readonly chargedFrom: number | null;
	/** When the plan begins, in UTC milliseconds; null for at once. */
	readonly startsAt: number | null;
};

/** A session that the browser can complete. Its secret is for these terms and no others. */
export type OpenSetup = { readonly id: string; readonly clientSecret: string };

/**
 * Returns the one open payment session of an account. The same terms give the same session, however often and from however many windows they are asked for.
 * Other terms call the old one off first, so that its secret is worthless. Source: Rule PLAN-13.
 * @throws Problem `already_subscribed` when a payment is under way, `setup_over` when another window was quicker, `price_changed`, `rate_limited`
 */
export async function openSetup(context: SetupContext, terms: SetupTerms): Promise<OpenSetup> {
	const { caller, user, gateway } = context;
	const { open, count } = await findOpenSetup(caller.db, user.id, gateway.livemode);
	if (open) {
		const same = await resume(context, open, terms);
		if (same) {
			return same;
		}
	}
	return begin(context, terms, count);
}

/** The open session where it is still the one that is asked for; else it is called off, and null. */
async function resume(
	context: SetupContext,
	open: SetupRow,
	terms: SetupTerms,
): Promise<OpenSetup | null> {
	const {
		caller: { db },
		gateway: { plans },
		billing,
	} = context;
	const held = await (open.kind === "payment"
		? plans.readFirstPayment(open.id)
		: plans.readCard(open.id));
	if (held?.state === "succeeded" || held?.state === "processing") {
		await refuseFinished(billing, open);
		if ((await findSetup(db, open.id))?.state !== "open") {
			return null;
		}
	}
	if (held?.state === "open" && held.clientSecret !== null && isSame(open, terms)) {
		return { id: held.id, clientSecret: held.clientSecret };
	}
	// First, so that nothing can come of it any more; anyone who is finishing it goes before.
	if (!(await replaceSetup(db, open.id, context.caller.now))) {
		throw underWay();
	}
	await cancelSetup(billing, open);
	await releasePromos(db, open.userId, terms.discount?.promoId ?? null);
	return null;
}

/** Refuses where the open session is going through right now. A session that came to nothing, or waits for a proof that nobody gave, is in no one's way. */
async function refuseFinished(billing: BillingContext, open: SetupRow): Promise<void> {
	const finish = await finishSetup(billing, open).catch((cause: unknown) => {
		if (cause instanceof Problem && cause.code !== "unavailable") {
			return null;
		}
		throw cause;
	});
	if (finish?.outcome === "subscribed" || finish?.outcome === "waiting") {
		throw underWay();
	}
}

function underWay(): Problem {
	return new Problem(
		"already_subscribed",
		"Your payment is being processed. Please wait a moment.",
	);
}

function isSame(open: SetupRow, { kind, plan, price, amount, discount, changes }: SetupTerms) {
	return (
		open.kind === kind &&
		open.plan === plan &&
		open.price === price &&
		open.amount === amount &&
		open.promoId === (discount?.promoId ?? null) &&
		(changes === null || open.subscriptionId === changes)
	);
}

async function begin(context: SetupContext, terms: SetupTerms, count: number): Promise<OpenSetup> {
	const {
		caller: { db, now },
		gateway,
		user,
	} = context;
	await countAttempt(context.caller, "pay", user.id);
	const { made, subscriptionId } = await withCustomer({ db, gateway, user, now }, (customerId) =>
		make(context, terms, { customerId, count }),
	);
	const { kind, plan, price, amount, discount, dueNow } = terms;
	const row = {
		id: made.id,
		userId: user.id,
		livemode: gateway.livemode,
		kind,
		plan,
		price,
		amount,
		promoId: discount?.promoId ?? null,
		discountType: discount?.type ?? null,
		discountValue: discount?.value ?? null,
		subscriptionId,
		dueNow,
		cardBefore: null,
		createdAt: now,
		claimedAt: null,
		checkedAt: now,
		state: "open",
	} as const;
	const kept = await keepSetup(db, row);
	// The same request at once in two places makes the same session at the provider.
	if (!kept && (await findSetup(db, made.id))?.state !== "open") {
		await cancelSetup(context.billing, row);
		throw setupOver("A checkout was opened in another window. Please try again.");
	}
	if (made.clientSecret === null) {
		throw setupOver();
	}
	return { id: made.id, clientSecret: made.clientSecret };
}

/** A new session at the provider. Whatever can vary is in its key, with the number of sessions there were before. */
async function make(
	{ gateway: { plans }, caller: { now } }: SetupContext,
	{ kind, plan, price, amount, discount, changes }: SetupTerms,
	{ customerId, count }: { customerId: string; count: number },
): Promise<{ made: CardSetup | FirstPayment; subscriptionId: string | null }> {
	const key = [count, kind, plan, price, amount, discount?.promoId ?? "-", changes ?? "-"];
	if (kind !== "payment") {
		const made = await plans.takeCard({ customerId, key, now });
		return { made, subscriptionId: changes };
	}
	const begun = await plans.begin({ customerId, plan, price, discount, due: amount, key, now });
	if (!begun) {
		throw otherPrice(plan, amount);
	}
	return { made: begun.payment, subscriptionId: begun.subscriptionId };
}
