import type { Letter } from "../letter.ts";
import type { PlanTold } from "../plan-told.ts";

/** Confirms that the move to a smaller plan was undone. `link` leads to the account. */
export function planKept(
	username: string,
	{ plan, price, periodEnd, isTest }: PlanTold,
	link: string,
): Letter {
	return {
		subject: `You stay on the ${plan} plan`,
		preview: "The change to a smaller plan is off.",
		username,
		paragraphs: [
			`The change to a smaller plan is off: you stay on ${plan}. It renews on ${periodEnd} for ${price} a month.`,
		],
		button: { label: "See your plan", address: link },
		notes: [
			"If you did not ask for this, please change your password and write to us.",
			...(isTest ? ["It runs in test mode: no money is taken."] : []),
		],
	};
}
