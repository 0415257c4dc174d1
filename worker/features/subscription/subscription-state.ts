import type { SubscriptionState, TrialState } from "#contracts/subscription.ts";
import { daysLeft, TRIAL_REPORTS } from "#domain/business/subscription/allowance.ts";
import { coolingOffEnd } from "#domain/business/subscription/notices.ts";
import { discountInWords } from "#domain/business/subscription/promo.ts";
import { hadSubscription, holdsPlan } from "#worker/billing/subscriptions/holding.ts";
import { discountOf } from "#worker/billing/subscriptions/setups-repository.ts";
import type { PlanStanding } from "#worker/billing/subscriptions/standing.ts";
import type {
	Holding,
	SubscriptionRow,
} from "#worker/billing/subscriptions/subscriptions-repository.ts";

/** GET /api/subscription/status of somebody. Source: Rule PLAN-2. */
export function toSubscriptionState(standing: PlanStanding, now: number): SubscriptionState {
	const { holding, granted } = standing;
	const row = holding?.subscription ?? null;
	const given = row?.withdrawnAt ?? null;
	return {
		hasSubscription: standing.isSubscriber,
		canGenerate: standing.canGenerate,
		plan: standing.plan,
		limit: standing.limit,
		reportsUsed: standing.used,
		granted: granted && {
			plan: granted.plan,
			until: new Date(granted.endsAt).toISOString(),
		},
		status: row?.status ?? null,
		currentPeriodEnd: iso(row?.periodEnd),
		trialEndsAt: row?.status === "trialing" ? iso(row.trialEnd) : null,
		coolingOffUntil: iso(row && coolingOffEnd(row, now)),
		withdrawn:
			given === null
				? null
				: { at: new Date(given).toISOString(), givenBackPence: row?.givenBack ?? null },
		...(row && holdsPlan(holding) ? paidParts(row) : nothingPaid),
	};
}

type Parts = Pick<
	SubscriptionState,
	| "paidPlan"
	| "cancelAtPeriodEnd"
	| "nextPlan"
	| "nextPlanFrom"
	| "nextAmountPence"
	| "amountPence"
	| "discount"
	| "card"
	| "isTest"
>;

const nothingPaid: Parts = {
	paidPlan: null,
	cancelAtPeriodEnd: false,
	nextPlan: null,
	nextPlanFrom: null,
	nextAmountPence: null,
	amountPence: null,
	discount: null,
	card: null,
	isTest: false,
};

function paidParts(subscription: SubscriptionRow): Parts {
	const discount = discountOf(subscription);
	return {
		paidPlan: subscription.plan,
		cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
		nextPlan: subscription.nextPlan,
		nextPlanFrom: subscription.nextPlan === null ? null : iso(subscription.periodEnd),
		nextAmountPence: subscription.nextAmount,
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

/** GET /api/trial/status of somebody. Source: Rule TRIAL-1. */
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
