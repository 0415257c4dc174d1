import type { Letter } from "../letter.ts";
import type { PlanTold } from "../plan-told.ts";

/** Confirms that a plan ends, or has ended. `link` leads to the account. */
export function planCancelled(
	username: string,
	{ plan, periodEnd }: PlanTold,
	{ isOver, link }: { readonly isOver: boolean; readonly link: string },
): Letter {
	return {
		subject: isOver ? `Your ${plan} plan has ended` : `Your ${plan} plan ends on ${periodEnd}`,
		preview: "Nothing more is charged.",
		username,
		paragraphs: [
			isOver
				? `Your ${plan} plan has ended, and nothing more is charged.`
				: `Your ${plan} plan is cancelled. You can go on using it until ${periodEnd}; then it ends, and nothing more is charged.`,
			"The reports you have made stay in your account.",
		],
		button: { label: isOver ? "See your account" : "See or resume your plan", address: link },
		notes: ["If you did not do this, please change your password and write to us."],
	};
}
