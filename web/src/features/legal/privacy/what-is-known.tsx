import { countInWords } from "#domain/base/words.ts";
import { DEVICE_DAYS, DROPPED_AFTER_DAYS } from "#domain/business/data-handling.ts";
import { LegalPairs } from "../legal-pairs.tsx";

/** What is stored, by what somebody did. It follows the tables of docs/storage.md. */
const known = [
	[
		"You look at a preview",
		"Nothing about you. A postcode’s facts are kept without who asked for them. The rent or price you type stands in your browser’s address bar and is not stored.",
	],
	[
		"You import a listing",
		"Nothing. We ask the portal for that page once and pass on what it says. It stays with the preview in the history of your browser’s tab.",
	],
	[
		"You open an account",
		"Username, e-mail address and whether you showed that it is yours. First and last name if you gave them. A hash of your password, and when the account was made.",
	],
	[
		"You sign in with Google",
		"Google tells us its identifier for you, your e-mail address, whether it is verified, and your name. We keep the identifier, and the rest in a new account.",
	],
	[
		"You are signed in",
		`For each device: the browser it names, when it signed in and when it was last used. Of the cookie’s secret only a hash. For ${countInWords(DEVICE_DAYS, "day")} after a device’s last sign-in also a hash of its second cookie and when it signed in. So a stranger’s guesses at your password do not lock you out there.`,
	],
	[
		"You add a passkey",
		"Its name, its public key, its number, how your browser reaches it, and when you added and last used it. Hashes of your recovery codes. When you last showed a passkey on each device. Your fingerprint or face stays on your device.",
	],
	[
		"You sign up, correct our register, or mistype a password",
		"Where Turnstile is switched on, your browser speaks with Cloudflare, to tell people from machines. We keep nothing of that.",
	],
	[
		"You make a report",
		"The report and its PDF: the home’s postcode and address, and the bedrooms, rent, price, use, exemption and permission that you stated. If it is made with your position, we keep your income, where you live and your share, also of another owner, apart from it. With them goes the version of the report that follows from them. That version and its PDF are shown to you, and through a link where you tick that it shows your tax. Other links, our administrators and everybody else get the report as it is without a position. From the tax your income and share can be worked out. Without an account no position is kept.",
	],
	[
		"You keep your position in your account",
		"Your income besides a letting, where you live and your share, also those you give of another owner. A preview says when a report is made with it, and you can leave it out. You alone see it, until you forget it.",
	],
	[
		"You keep a home",
		"Its postcode and address, its loan and tenancy, what you state of it and hold for it, and how it was judged. Its owners, with their names and incomes. You alone see them, until you delete them. What changed for it, and when we last wrote to you of that. We write once a week at most, if you showed that your address is yours.",
	],
	[
		"You say what you ask of homes",
		"What you ask, until you ask nothing more or delete your account. It can name a postcode. You alone see it.",
	],
	[
		"You make a link to a home",
		"Whom it is for, in your words, and when you made it, until you withdraw it or it ends. Who has the link sees the address, the answers, what the home needs and what you hold for it, and its dates. It shows no rent, price, loan or owner.",
	],
	[
		"You make a calendar of your homes",
		"When you made it. Whoever has its secret address sees what your homes are called, where they are and their dates, until you withdraw it.",
	],
	[
		"Your program asks by a key",
		"The key’s name, how it begins and a hash of it. When it was last used, and how often it was answered and refused by day. What a call with an Idempotency-Key asked and was answered, for a day.",
	],
	[
		"You show our answers on your site",
		"The names of your sites and when you gave them, until you delete them. How often our answers were shown on each, by day, also after that. Of your visitors nothing: no cookie, no script, no address.",
	],
	[
		"You add a webhook",
		"Its address, when you added it, and what was sent to it and answered there. A change at a home goes to that address without the home’s address, owners or income.",
	],
	[
		"You keep a scenario beside a report",
		"Its name, the figures you changed, and the incomes you gave for its tax, until you delete it. You alone see it: no link and no PDF shows it.",
	],
	[
		"You name a report, note something about it or archive it",
		"The name, the note and when you archived it, until you take them away. They are yours alone: no link and no PDF shows them.",
	],
	[
		"You tick a step of a report’s plan",
		"The step and when you ticked it, until you take the tick away.",
	],
	[
		"You make a link to a report",
		"Whom it is for, in your words, whether it shows your tax, and how often and when last it was opened, not by whom. All of it goes when you withdraw the link. Who has the link reads the report, without your account, payment, income, note or ticks.",
	],
	[
		"You buy a report",
		"The e-mail address you gave, the amount, and when and how the payment ended. Stripe’s number for it, and that you asked to be supplied at once. We write to you if a correction of our register changes what the report says, and keep what we told you with the report.",
	],
	[
		"You subscribe",
		"Your plan, its price, discount and billing period, Stripe’s numbers for you and the plan, and the brand and last four digits of your card. Which charge we last reminded you of, and when you gave the plan up.",
	],
	[
		"You tell us that an answer on licensing is wrong",
		"What you wrote, the page, the postcode, and which account was signed in. The e-mail address you gave, so that we can answer. If you did not show that it is yours, we write to it once. We then keep a hash of it, so that we do not write again.",
	],
	["We write to you", "Why and to which address, until the mail has gone. Not what it says."],
	["You write to us", "Your message, your address and our answer, in our mailbox."],
	[
		"You try a password or a promo code, ask for a mail, begin a payment, make a report or tell us what is wrong",
		"For about an hour, a hash of the account and of your network address, so that guessing and misuse have an end.",
	],
	[
		"You agree to analytics",
		"How often each screen is opened, and the offer of a report is seen under which yes or no, by day. No address, no identifier, nothing about you.",
	],
] as const;

/** What is stored about a visitor. */
export function WhatIsKnown() {
	return (
		<>
			<LegalPairs pairs={known.map(([name, text]) => ({ name, text: text }))} />
			<p>
				The number of your card goes from your browser to Stripe and never to us. Every request
				carries your network address; Cloudflare uses it to deliver the answer and to limit calls,
				and we do not store it. Apart from the screens above we count by day what our server does.
				We count previews by council, for example, and by the yes or no of their answers. Those
				counts hold nothing about anybody. Records of faults name the part of the site that failed,
				not you.
			</p>
			<p>
				Username, e-mail address and password are needed for an account, and an e-mail address for
				buying a report. Everything else is up to you.
			</p>
		</>
	);
}

/** Public registers tell something of those who live in or own a home too. Source: UK GDPR article 14. */
export function Homes() {
	return (
		<p>
			Previews and reports show public facts about homes: energy certificates from the government’s
			register, sold prices from HM Land Registry, what councils publish. They name no person, but
			can tell something about those who own or live in a home. We use them in the legitimate
			interest of people who weigh up letting it. We keep what a source said for up to{" "}
			{countInWords(DROPPED_AFTER_DAYS.gatheredFacts, "day")}, and in the reports made from it. We
			never use it to reach anybody. You can object by writing to us. Owners can ask the register
			itself to leave a certificate out.
		</p>
	);
}
