import type { SubscriptionState } from "#contracts/subscription.ts";
import { UNLIMITED } from "#domain/plans.ts";
import { countInWords } from "#domain/words.ts";

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
