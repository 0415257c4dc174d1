import { GUARANTEE_NAME } from "#domain/subscription/guarantee.ts";
import type { Letter } from "../letter.ts";
import type { PlanTold } from "../plan-told.ts";

/** Welcomes somebody to a plan, and says what it costs from when. `links` lead to the search and to the account. */
export function planStarted(
	username: string,
	{ plan, reports, trialReports, price, firstCharge, periodEnd, isTest }: PlanTold,
	links: { readonly home: string; readonly account: string },
): Letter {
	return {
		subject: `Welcome to the ${plan} plan`,
		preview: `${reports}. Cancel any time.`,
		username,
		paragraphs: [
			`Your ${plan} plan is running: ${lowered(reports)}, each with its PDF${trialReports === null ? "" : `, and ${trialReports} during the free trial`}. Reports that are left at the end of a billing period do not carry over.`,
			firstCharge === null
				? `It costs ${price} a month and renews on ${periodEnd}.`
				: `Your free trial runs until ${firstCharge}. Then it costs ${price} a month, unless you cancel before.`,
		],
		button: { label: "Analyse a property", address: links.home },
		link: { label: "See or cancel your plan", address: links.account },
		notes: [
			"You can cancel at any time under Subscription in your account. What is paid for then runs out, and nothing more is charged.",
			`Our ${GUARANTEE_NAME} covers what you pay: write to us and you have it back.`,
			"If you did not choose this plan, please change your password and write to us: you have your money back.",
			...(isTest ? ["It runs in test mode: no money is taken."] : []),
		],
	};
}

function lowered(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
