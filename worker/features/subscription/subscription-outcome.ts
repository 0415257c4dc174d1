import type { SubscriptionOutcome } from "#contracts/subscription.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { dateInWords } from "#domain/base/words.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import type { SubscriptionRow } from "#worker/billing/subscriptions/subscriptions-repository.ts";

/** What the browser is told of a confirmed payment session or a change of plan. */
export function hasBegun(message: string): SubscriptionOutcome {
	return { isActive: true, isChange: false, message, proofNeeded: null };
}

export function hasChanged(message: string): SubscriptionOutcome {
	return { isActive: true, isChange: true, message, proofNeeded: null };
}

export function isProcessing(): SubscriptionOutcome {
	return {
		isActive: false,
		isChange: false,
		message: "Your payment is being processed.",
		proofNeeded: null,
	};
}

export function proofWanted(clientSecret: string): SubscriptionOutcome {
	return {
		isActive: false,
		isChange: false,
		message: "Your bank asks you to confirm this payment.",
		proofNeeded: clientSecret,
	};
}

/** Words for the outcome of a change of plan, as the subscription stands now. */
export function changeInWords(now: SubscriptionRow | null, plan: PlanId): string {
	const { name } = plans[plan];
	if (now?.nextPlan === plan) {
		const held = plans[now.plan].name;
		return `Your plan changes to ${name} on ${dateInWords(londonDay(now.periodEnd))}. Until then you stay on ${held}.`;
	}
	return `You are on the ${name} plan now.`;
}

/** Words for choosing the held plan again, although a smaller one was to follow it. */
export function keptInWords(plan: PlanId): string {
	return `You stay on the ${plans[plan].name} plan.`;
}
