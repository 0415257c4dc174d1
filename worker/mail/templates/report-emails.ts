import type { Pence } from "#domain/base/money.ts";
import { countInWords, poundsAndPence } from "#domain/base/words.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { GUARANTEE_NAME } from "#domain/business/subscription/guarantee.ts";
import type { LettingAnswer } from "#domain/judgement/answer/answer.ts";
import { answerInMail } from "#domain/judgement/answer/answer-words.ts";
import type { EmailContent } from "#worker/mail/layout.ts";

type Bought = {
	readonly postcode: string;
	readonly address: string | null;
	/** It belongs to an account, so its link opens it to no one else. */
	readonly isOwned: boolean;
	/** Paid with test cards. */
	readonly isTest: boolean;
	/** The buyer asked for it at once, and knew that the right to cancel ends with that. */
	readonly isWaived: boolean;
	/** The questions that it answers; null where what it says cannot be read any more. */
	readonly answer: LettingAnswer | null;
};

/** Letters of a home that a subject has room for: a phone shows about 40 in all. */
const MOST_IN_SUBJECT = 24;

/** A home as a subject names it: the first line of its address, or its postcode where that is long. */
export function inSubject({ address, postcode }: Pick<Bought, "address" | "postcode">): string {
	const [line = ""] = (address ?? "").split(",");
	return line === "" || line.length > MOST_IN_SUBJECT ? postcode : line;
}

/** Takes the buyer of a report to it. `links` lead to the report and to its PDF. */
export function reportReady(
	{ postcode, address, isOwned, isTest, isWaived, answer }: Bought,
	links: { readonly report: string; readonly pdf: string },
): EmailContent {
	const home = address ?? postcode;
	return {
		subject: `Your report on ${inSubject({ address, postcode })}`,
		preview: answer
			? answerInMail(answer).slice(0, 2).join(" ")
			: "It is ready to read, on the web and as a PDF.",
		username: null,
		paragraphs: [
			...(answer ? answerInMail(answer) : []),
			`Your report on ${home} is ready. Thank you.`,
			isOwned
				? "It belongs to your account: sign in to read it."
				: "Whoever has this link can read the report. Keep this mail, and pass it on only to people who may read it too.",
			`We keep it for ${countInWords(KEPT_YEARS.assessments, "year")} after it was last opened${isOwned ? ", or until you delete your account" : ""}. A PDF that you save is yours to keep.`,
		],
		button: { label: "Read your report", address: links.report },
		link: { label: "Or open the PDF", address: links.pdf },
		notes: [
			...(isWaived
				? [
						`You asked for the report at once. You agreed that your 14-day right to cancel ended when it was supplied. Our ${GUARANTEE_NAME} still applies.`,
					]
				: []),
			...(isTest ? ["It was paid for in test mode: no money was taken."] : []),
			"If you did not buy it, somebody typed your address by mistake: you can ignore this mail.",
			"The report is information about letting the home, not legal, financial or valuation advice. It lists what could not be checked.",
		],
	};
}

/** Tells a buyer that a payment of theirs went back. `link` leads to the report, where they may still read or buy it. */
export function paymentReturned(home: string, link: string): EmailContent {
	return {
		subject: "Your payment was given back",
		preview: "It could not be used, and all of it goes back to your card.",
		username: null,
		paragraphs: [
			"All of your payment goes back to the card you paid with. Banks take five to ten days to show it.",
			`You paid for the report on ${home}, but the payment could not be used. The report was already paid for, or could no longer be bought.`,
		],
		button: { label: "See the report", address: link },
		notes: [
			"If you did not buy it, somebody typed your address by mistake: you can ignore this mail.",
		],
	};
}

type RefundedReport = {
	readonly postcode: string;
	readonly address: string | null;
	readonly refunded: Pence;
	/** Paid with test cards. */
	readonly isTest: boolean;
};

/** Tells a buyer that what they paid for a report was given back, and that the report is closed by that. */
export function reportRefunded({
	postcode,
	address,
	refunded,
	isTest,
}: RefundedReport): EmailContent {
	const amount = poundsAndPence(refunded);
	const home = address ?? postcode;
	return {
		subject: `We have given back ${amount} for your report`,
		preview: isTest
			? "It was paid with a test card, and the report is closed."
			: "All of it goes back to your card, and the report is closed.",
		username: null,
		paragraphs: [
			isTest
				? `The test payment of ${amount} was given back. No money was taken, so none comes back.`
				: `${amount} is on its way back to your card. Banks take five to ten days to show it.`,
			`It was for the report on ${home}.`,
			"The report is closed by that: its link and its PDF no longer open.",
		],
		notes: [
			"If you did not buy it, somebody typed your address by mistake: you can ignore this mail.",
		],
	};
}
