import { countInWords } from "#domain/base/words.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { GUARANTEE_NAME } from "#domain/business/subscription/guarantee.ts";
import type { EmailContent } from "#worker/mail/layout.ts";

/** A plan as the emails about it say it. */
export type PlanInWords = {
	/** "Pro". */
	readonly plan: string;
	/** "25 reports a month". */
	readonly reports: string;
	/** Reports during the trial; null without one. */
	readonly trialReports: number | null;
	/** "£25", a month and after any discount. */
	readonly price: string;
	/** The end of the trial, "28 November 2026"; null without a trial. */
	readonly firstCharge: string | null;
	/** When it renews or ends. */
	readonly periodEnd: string;
	/** The smaller plan that it changes to then, and what that costs; null where it stays. */
	readonly next: { readonly plan: string; readonly reports: string; readonly price: string } | null;
	/** Paid with test cards. */
	readonly isTest: boolean;
};

/** Said where a plan is paid with test cards. */
const IN_TEST = "It runs in test mode: no money is taken.";

/** Welcomes somebody to a plan, and says what it costs from when. `links` lead to the search and to the account. */
export function planStarted(
	username: string,
	{ plan, reports, trialReports, price, firstCharge, periodEnd, isTest }: PlanInWords,
	links: { readonly home: string; readonly account: string },
): EmailContent {
	return {
		subject: `Welcome to the ${plan} plan`,
		preview: `It is running: ${lowered(reports)}. Cancel any time.`,
		username,
		paragraphs: [
			`Your ${plan} plan is running: ${lowered(reports)}, each with its PDF${trialReports === null ? "" : `, and ${trialReports} during the free trial`}.`,
			firstCharge === null
				? `It costs ${price} a month and renews on ${periodEnd}.`
				: `Your free trial runs until ${firstCharge}. Then it costs ${price} a month, unless you cancel before.`,
			"Reports that are left at the end of a billing period do not carry over.",
		],
		button: { label: "Analyse a property", address: links.home },
		link: { label: "See or cancel your plan", address: links.account },
		notes: [
			"You can cancel at any time under Subscription in your account. What is paid for then runs out, and nothing more is charged.",
			`Our ${GUARANTEE_NAME} covers what you pay: write to us and you have it back.`,
			"If you did not choose this plan, please change your password and write to us: you have your money back.",
			...(isTest ? [IN_TEST] : []),
		],
	};
}

/** Says two days before a trial ends what will be charged. `link` leads to where it can be cancelled. */
export function trialEnding(
	username: string,
	{ plan, price, periodEnd, isTest }: PlanInWords,
	link: string,
): EmailContent {
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
			...(isTest ? [IN_TEST] : []),
		],
	};
}

/** Reminds of the last monthly charge of six months. `link` leads to where the plan is ended. Source: Rule PLAN-15. */
export function planRenewing(
	username: string,
	{ plan, price, periodEnd, next, isTest }: PlanInWords,
	link: string,
): EmailContent {
	const due = next ?? { plan, price };
	return {
		subject: `Your ${due.plan} plan renews on ${periodEnd}`,
		preview: `${due.price} is charged then, unless you cancel before.`,
		username,
		paragraphs: [
			`Your ${plan} plan goes on until you end it. On ${periodEnd} it renews${next ? ` as ${next.plan}` : ""}: ${due.price} is charged to your card that day, and every month after.`,
			`If you no longer want it, cancel before ${periodEnd} and nothing more is charged: one button, and one to confirm.`,
			"The law has us remind you every six months. The months between come without a mail.",
		],
		button: { label: "See or cancel your plan", address: link },
		notes: [
			"If you did not choose this plan, please change your password and write to us.",
			...(isTest ? [IN_TEST] : []),
		],
	};
}

/** Says, on the first day after a trial, that the paid plan can be given up, until when and how. Source: Rule TRIAL-6. */
export function coolingOff(
	username: string,
	{ plan, price, isTest }: PlanInWords,
	{ from, until, link }: { readonly from: string; readonly until: string; readonly link: string },
): EmailContent {
	return {
		subject: `You can still give ${plan} up, until ${until}`,
		preview: "You have back all that you paid for it.",
		username,
		paragraphs: [
			`Your free trial is over and your ${plan} plan goes on, for ${price} a month.`,
			`You have the right to cancel it with your money back, without a reason. That right runs from ${from} until the end of ${until}. Nothing that you do with the plan takes it away.`,
			"Press “Cancel plan” in your account, or write to us. The plan ends at once and all that you paid for it goes back to your card. Nothing is taken off it. The reports you made stay yours.",
		],
		button: { label: "See or cancel your plan", address: link },
		notes: [
			"If you would like to keep the plan, there is nothing to do.",
			"If you did not choose this plan, please change your password and write to us.",
			...(isTest ? [IN_TEST] : []),
		],
	};
}

/** Asks for another card once a payment for a plan failed. `link` leads to where it is changed. */
export function planPaymentFailed(
	username: string,
	{ plan, price, isTest }: PlanInWords,
	link: string,
): EmailContent {
	return {
		subject: `Payment for your ${plan} plan failed`,
		preview: "Your card was declined. Update it, and your plan goes on.",
		username,
		paragraphs: [
			`Your card was declined when ${price} was due for your ${plan} plan. Until it is paid no new reports can be made from the plan. Everything you have stays where it is.`,
			"Please update your card. We try again over the next days. If no payment succeeds, the plan ends.",
		],
		button: { label: "Update your card", address: link },
		notes: [
			"If you no longer want the plan you can cancel it at the same place.",
			"If you did not choose this plan, please change your password and write to us.",
			...(isTest ? [IN_TEST] : []),
		],
	};
}

type Ended = {
	readonly isOver: boolean;
	/** What goes back, "£25", of a plan that was given up in its cooling-off; null else. */
	readonly givenBack: string | null;
	readonly link: string;
};

/** Confirms that a plan ends, or has ended, and says what is kept until when. `link` leads to the account. */
export function planCancelled(
	username: string,
	{ plan, periodEnd, isTest }: PlanInWords,
	{ isOver, givenBack, link }: Ended,
): EmailContent {
	return {
		subject: isOver ? `Your ${plan} plan has ended` : `Your ${plan} plan ends on ${periodEnd}`,
		preview: isOver
			? "Nothing more is charged. Your reports stay."
			: `You can use it until ${periodEnd}. Nothing more is charged.`,
		username,
		paragraphs: [
			isOver
				? `Your ${plan} plan has ended, and nothing more is charged.`
				: `Your ${plan} plan is cancelled. You can go on using it until ${periodEnd}. Then it ends, and nothing more is charged.`,
			...(givenBack === null
				? []
				: [
						`${givenBack} goes back to the card that paid. Banks take five to ten days to show it.`,
					]),
			`The reports you have made stay in your account. Each is kept for ${countInWords(KEPT_YEARS.assessments, "year")} after you last open it.`,
		],
		button: { label: isOver ? "See your account" : "See or resume your plan", address: link },
		notes: [
			"If you did not do this, please change your password and write to us.",
			...(isTest ? [IN_TEST] : []),
		],
	};
}

/** Confirms that somebody is on another plan now, and says what it gives and costs. `link` leads to the account. */
export function planChanged(
	username: string,
	{ plan, reports, trialReports, price, firstCharge, periodEnd, isTest }: PlanInWords,
	link: string,
): EmailContent {
	return {
		subject: `You are on the ${plan} plan now`,
		preview: `${reports} for ${price} a month.`,
		username,
		paragraphs: [
			`Your plan has changed to ${plan}: ${lowered(reports)}${trialReports === null ? "" : `, and ${trialReports} during the free trial`}.`,
			firstCharge === null
				? `It costs ${price} a month and renews on ${periodEnd}.`
				: `Your free trial still runs until ${firstCharge}. Then it costs ${price} a month, unless you cancel before.`,
		],
		button: { label: "See your plan", address: link },
		notes: [
			"If you did not choose this plan, please change your password and write to us.",
			...(isTest ? [IN_TEST] : []),
		],
	};
}

type Planned = PlanInWords & { readonly next: NonNullable<PlanInWords["next"]> };

/** Confirms that a smaller plan begins with the next period, and how to stay. `link` leads to the account. */
export function planChangePlanned(
	username: string,
	{ plan, periodEnd, next, isTest }: Planned,
	link: string,
): EmailContent {
	return {
		subject: `Your plan changes to ${next.plan}`,
		preview: `You stay on ${plan} until ${periodEnd}. Nothing is charged now.`,
		username,
		paragraphs: [
			`You stay on the ${plan} plan until ${periodEnd}. Nothing is charged now.`,
			`From then on you are on ${next.plan}: ${lowered(next.reports)} for ${next.price} a month.`,
		],
		button: { label: "See or keep your plan", address: link },
		notes: [
			`You can stay on ${plan} by choosing it again before ${periodEnd}.`,
			"If you did not ask for this, please change your password and write to us.",
			...(isTest ? [IN_TEST] : []),
		],
	};
}

/** Confirms that the move to a smaller plan was undone. `link` leads to the account. */
export function planKept(
	username: string,
	{ plan, price, periodEnd, isTest }: PlanInWords,
	link: string,
): EmailContent {
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
			...(isTest ? [IN_TEST] : []),
		],
	};
}

function lowered(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
