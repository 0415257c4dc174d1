import type { Letter } from "../letter.ts";
import type { PlanTold } from "../plan-told.ts";

/** Asks for another card once a payment for a plan failed. `link` leads to where it is changed. */
export function planPaymentFailed(
	username: string,
	{ plan, price }: PlanTold,
	link: string,
): Letter {
	return {
		subject: `We could not take the payment for your ${plan} plan`,
		preview: "Please update your card, and your plan goes on.",
		username,
		paragraphs: [
			`Your card was declined when ${price} was due for your ${plan} plan. Until it is paid no new reports can be made from the plan. Everything you have stays where it is.`,
			"Please update your card. We try again over the next days; if no payment succeeds the plan ends.",
		],
		button: { label: "Update your card", address: link },
		notes: [
			"If you no longer want the plan you can cancel it at the same place.",
			"If you did not choose this plan, please change your password and write to us.",
		],
	};
}
