import type { Letter } from "../letter.ts";
import type { PlanTold } from "../plan-told.ts";

type Planned = PlanTold & { readonly next: NonNullable<PlanTold["next"]> };

/** Confirms that a smaller plan begins with the next period, and how to stay. `link` leads to the account. */
export function planChangePlanned(
	username: string,
	{ plan, periodEnd, next, isTest }: Planned,
	link: string,
): Letter {
	return {
		subject: `Your plan changes to ${next.plan} on ${periodEnd}`,
		preview: `Until then you stay on ${plan}.`,
		username,
		paragraphs: [
			`You stay on the ${plan} plan until ${periodEnd}. Nothing is charged now.`,
			`From then on you are on ${next.plan}: ${next.reports.charAt(0).toLowerCase()}${next.reports.slice(1)} for ${next.price} a month.`,
		],
		button: { label: "See or keep your plan", address: link },
		notes: [
			`You can stay on ${plan} by choosing it again before ${periodEnd}.`,
			"If you did not ask for this, please change your password and write to us.",
			...(isTest ? ["It runs in test mode: no money is taken."] : []),
		],
	};
}
