import type { Letter } from "../letter.ts";
import type { PlanTold } from "../plan-told.ts";

/** Says two days before a trial ends what will be charged. `link` leads to where it can be cancelled. */
export function trialEnding(
	username: string,
	{ plan, price, periodEnd, isTest }: PlanTold,
	link: string,
): Letter {
	return {
		subject: `Your free trial ends on ${periodEnd}`,
		preview: `Then ${plan} costs ${price} a month, unless you cancel before.`,
		username,
		paragraphs: [
			`Your free trial of the ${plan} plan ends on ${periodEnd}. If you do nothing the plan goes on, and ${price} is charged to your card that day and every month after.`,
			"If you would rather not go on, cancel before then and nothing is charged.",
		],
		button: { label: "See or cancel your plan", address: link },
		notes: [
			"If you did not begin this trial, cancel it there and change your password.",
			...(isTest ? ["You are in test mode: no money is taken."] : []),
		],
	};
}
