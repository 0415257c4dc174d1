import type { Letter } from "../letter.ts";
import type { PlanTold } from "../plan-told.ts";

/** Confirms that somebody is on another plan now, and says what it gives and costs. `link` leads to the account. */
export function planChanged(
	username: string,
	{ plan, reports, trialReports, price, firstCharge, periodEnd, isTest }: PlanTold,
	link: string,
): Letter {
	return {
		subject: `You are on the ${plan} plan now`,
		preview: `${reports} for ${price} a month.`,
		username,
		paragraphs: [
			`Your plan has changed to ${plan}: ${reports.charAt(0).toLowerCase()}${reports.slice(1)}${trialReports === null ? "" : `, and ${trialReports} during the free trial`}.`,
			firstCharge === null
				? `It costs ${price} a month and renews on ${periodEnd}.`
				: `Your free trial still runs until ${firstCharge}. Then it costs ${price} a month, unless you cancel before.`,
		],
		button: { label: "See your plan", address: link },
		notes: [
			"If you did not choose this plan, please change your password and write to us.",
			...(isTest ? ["It runs in test mode: no money is taken."] : []),
		],
	};
}
