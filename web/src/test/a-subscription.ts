import type { SubscriptionPrices, SubscriptionState, TrialState } from "#contracts/subscription.ts";

/** A running Pro plan, paid by card, with 7 of its 25 reports used. */
export function aSubscription(overrides: Partial<SubscriptionState> = {}): SubscriptionState {
	const { plan = "pro" } = overrides;
	return {
		hasSubscription: true,
		canGenerate: true,
		plan,
		granted: null,
		paidPlan: plan,
		limit: 25,
		reportsUsed: 7,
		status: "active",
		currentPeriodEnd: "2026-12-20T10:00:00.000Z",
		cancelAtPeriodEnd: false,
		nextPlan: null,
		nextPlanFrom: null,
		nextAmountPence: null,
		trialEndsAt: null,
		coolingOffUntil: null,
		withdrawn: null,
		amountPence: 2_500,
		discount: null,
		card: { brand: "visa", last4: "4242" },
		isTest: false,
		...overrides,
	};
}

/** The seven days free at the start of a Pro plan. */
export function aTrialSubscription(overrides: Partial<SubscriptionState> = {}): SubscriptionState {
	return aSubscription({
		status: "trialing",
		limit: 5,
		reportsUsed: 1,
		currentPeriodEnd: "2026-11-28T10:00:00.000Z",
		trialEndsAt: "2026-11-28T10:00:00.000Z",
		...overrides,
	});
}

/** A Pro plan that changes to Starter with the next period. */
export function aPlanMovingDown(overrides: Partial<SubscriptionState> = {}): SubscriptionState {
	return aSubscription({
		nextPlan: "starter",
		nextPlanFrom: "2026-12-20T10:00:00.000Z",
		nextAmountPence: 1_500,
		...overrides,
	});
}

/** Somebody who never subscribed, and has Pro from an administrator until 21 December 2026, with 3 of its 25 reports used. */
export function aGrantedPlan(overrides: Partial<SubscriptionState> = {}): SubscriptionState {
	return noSubscription({
		hasSubscription: true,
		canGenerate: true,
		plan: "pro",
		paidPlan: null,
		limit: 25,
		reportsUsed: 3,
		granted: { plan: "pro", until: "2026-12-22T00:00:00.000Z" },
		...overrides,
	});
}

/** A Pro plan that is paid for, and that an administrator has set aside until 21 December 2026. */
export function aPlanSetAside(overrides: Partial<SubscriptionState> = {}): SubscriptionState {
	return aSubscription({
		hasSubscription: false,
		canGenerate: false,
		plan: null,
		paidPlan: "pro",
		limit: 0,
		reportsUsed: 0,
		granted: { plan: null, until: "2026-12-22T00:00:00.000Z" },
		...overrides,
	});
}

/** Somebody who never subscribed. */
export function noSubscription(overrides: Partial<SubscriptionState> = {}): SubscriptionState {
	return aSubscription({
		hasSubscription: false,
		canGenerate: false,
		plan: null,
		limit: 0,
		reportsUsed: 0,
		status: null,
		currentPeriodEnd: null,
		amountPence: null,
		card: null,
		...overrides,
	});
}

/** What the plans cost while no administrator has set another price. */
export function planPrices(overrides: Partial<SubscriptionPrices> = {}): SubscriptionPrices {
	return { starter: 15, pro: 25, expert: 45, ...overrides };
}

/** Somebody whose first subscription would begin with a trial. */
export function aTrialState(overrides: Partial<TrialState> = {}): TrialState {
	return {
		eligible: true,
		active: false,
		endsAt: null,
		daysLeft: 0,
		reportsUsed: 0,
		limit: 5,
		...overrides,
	};
}
