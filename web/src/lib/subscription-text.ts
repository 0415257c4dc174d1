import type { CardOnFile, SubscriptionState } from "#contracts/subscription.ts";
import { lastDayBefore } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { countInWords, dateInWords, poundsAndPence } from "#domain/base/words.ts";
import { plans, UNLIMITED } from "#domain/business/plans.ts";
import type { SubscriptionStatus } from "#domain/business/subscription/status.ts";
import { formatDay } from "./format.ts";

/** How each status of a subscription looks as a pill, in words and colour: for administrators, who see what the payment provider says. */
export const subscriptionPills = {
	active: { tone: "green", icon: "check", word: "Active" },
	trialing: { tone: "green", icon: "clock", word: "Trial" },
	past_due: { tone: "amber", icon: "alert", word: "Past due" },
	unpaid: { tone: "red", icon: "alert", word: "Unpaid" },
	paused: { tone: "amber", icon: "minus", word: "Paused" },
	incomplete: { tone: "amber", icon: "clock", word: "Incomplete" },
	incomplete_expired: { tone: "grey", icon: "minus", word: "Expired" },
	canceled: { tone: "grey", icon: "minus", word: "Cancelled" },
} as const satisfies Record<SubscriptionStatus, { tone: string; icon: string; word: string }>;

/** "Pro", or "Free" for somebody without a plan. Source: Rule PLAN-14. */
export function planNameOf({ plan }: Pick<SubscriptionState, "plan">): string {
	return plan === null ? "Free" : plans[plan].name;
}

type Next = Pick<SubscriptionState, "nextPlan" | "nextPlanFrom" | "nextAmountPence">;

/** The smaller plan that somebody moves to: "Starter", its day, "£15 a month". Null where the plan stays. */
export function nextPlanOf({ nextPlan, nextPlanFrom, nextAmountPence }: Next) {
	return nextPlan === null || nextPlanFrom === null || nextAmountPence === null
		? null
		: {
				name: plans[nextPlan].name,
				day: formatDay(nextPlanFrom),
				price: `${poundsAndPence(pence(nextAmountPence))} a month`,
			};
}

/** The last day, "11 December 2026", on which a plan can be given up with its money back; null where it cannot. */
export function coolingOffDay({ coolingOffUntil }: Pick<SubscriptionState, "coolingOffUntil">) {
	return coolingOffUntil === null ? null : dateInWords(lastDayBefore(Date.parse(coolingOffUntil)));
}

/** What became of a plan that was given up with its money back; null where it was not. */
export function withdrawnInWords({
	withdrawn,
}: Pick<SubscriptionState, "withdrawn">): string | null {
	if (withdrawn === null) {
		return null;
	}
	switch (withdrawn.givenBackPence) {
		case null:
			return "You gave your plan up. It is being ended and your money goes back: we write to you when both are done.";
		case 0:
			return "You gave your plan up before anything was paid for it.";
		default:
			return `You gave your plan up, and ${poundsAndPence(pence(withdrawn.givenBackPence))} goes back to your card. Banks take five to ten days to show it.`;
	}
}

/** "7 of 25 reports used this month.", or how many were made where there is no limit. */
export function reportsUsedInWords({
	status,
	limit,
	reportsUsed,
	granted,
}: Pick<SubscriptionState, "status" | "limit" | "reportsUsed" | "granted">): string {
	const time = status === "trialing" && granted === null ? "in the trial" : "this month";
	return limit === UNLIMITED
		? `${countInWords(reportsUsed, "report")} made ${time}, of as many as you like.`
		: `${reportsUsed} of ${countInWords(limit, "report")} used ${time}.`;
}

/** As the networks write themselves. */
const networks: Readonly<Record<string, string>> = {
	amex: "American Express",
	diners: "Diners Club",
	discover: "Discover",
	jcb: "JCB",
	mastercard: "Mastercard",
	unionpay: "UnionPay",
	visa: "Visa",
};

/** "Visa ending 4242"; "Card ending 4242" for a network we do not know. */
export function cardInWords({ brand, last4 }: CardOnFile): string {
	return `${networks[brand] ?? "Card"} ending ${last4}`;
}
