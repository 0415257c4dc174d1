import type { SubscriptionState, TrialState } from "#contracts/subscription.ts";
import { discountInWords } from "#domain/subscription/promo-words.ts";
import { daysLeft, TRIAL_REPORTS } from "#domain/subscription/trial.ts";
import {
	allowanceIn,
	hadSubscription,
	holdsPlan,
	isSubscriber,
} from "#worker/subscriptions/holding.ts";
import { discountOf } from "#worker/subscriptions/setups-repository.ts";
import type { Holding, SubscriptionRow } from "#worker/subscriptions/subscriptions-repository.ts";

/** GET /api/subscription/status of somebody. Source: SPEC section 3 "Subscription status", DECISIONS 10. */
export function toSubscriptionState(holding: Holding | null): SubscriptionState {
	const row = holding?.subscription ?? null;
	return {
		hasSubscription: isSubscriber(holding),
		...allowanceIn(holding),
		status: row?.status ?? null,
		currentPeriodEnd: iso(row?.periodEnd),
		trialEndsAt: row?.status === "trialing" ? iso(row.trialEnd) : null,
		...(holding && holdsPlan(holding) ? runningParts(holding) : noPlan),
	};
}

type Parts = Omit<
	SubscriptionState,
	"hasSubscription" | "limit" | "canGenerate" | "status" | "currentPeriodEnd" | "trialEndsAt"
>;

const noPlan: Parts = {
	plan: null,
	reportsUsed: 0,
	cancelAtPeriodEnd: false,
	amountPence: null,
	discount: null,
	card: null,
	isTest: false,
};

function runningParts({ subscription, used }: Holding): Parts {
	const discount = discountOf(subscription);
	return {
		plan: subscription.plan,
		reportsUsed: used,
		cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
		amountPence: subscription.amount,
		discount: discount && discountInWords(discount),
		card: cardOf(subscription),
		isTest: !subscription.livemode,
	};
}

/** The card on file. */
export function cardOf({ cardBrand: brand, cardLast4: last4 }: SubscriptionRow) {
	return brand === null || last4 === null ? null : { brand, last4 };
}

/** GET /api/trial/status of somebody. Source: DECISIONS 10. */
export function toTrialState(holding: Holding | null, now: number): TrialState {
	const trial = holding?.subscription.status === "trialing" ? holding.subscription : null;
	return {
		eligible: !hadSubscription(holding),
		active: trial !== null,
		endsAt: iso(trial?.trialEnd),
		daysLeft: trial?.trialEnd ? daysLeft(trial.trialEnd, now) : 0,
		reportsUsed: trial && holding ? holding.used : 0,
		limit: TRIAL_REPORTS,
	};
}

function iso(instant: number | null | undefined): string | null {
	return instant ? new Date(instant).toISOString() : null;
}
