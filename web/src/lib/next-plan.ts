import type { SubscriptionState } from "#contracts/subscription.ts";
import { pence } from "#domain/money.ts";
import { plans } from "#domain/plans.ts";
import { poundsAndPence } from "#domain/words.ts";
import { formatDay } from "./format.ts";

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
