import type { ReactNode } from "react";
import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { BREACH_NOTICE_HOURS, REQUEST_DAYS } from "#domain/business/data-handling.ts";
import { ComplaintLink } from "#web/features/legal/legal-pairs.tsx";
import { CookieSettingsButton } from "#web/features/legal/legal-section.tsx";
import { SupportLink } from "#web/lib/public-text.tsx";
import { CompanyDetails } from "../company-details.tsx";
import { LegalPairs } from "../legal-pairs.tsx";
import type { LegalText } from "../legal-section.tsx";

const account = <Link to={screens.account}>Account</Link>;

/** What somebody wants, and where they have it. The names are those of the account screen. */
const ways: readonly (readonly [wish: string, way: ReactNode])[] = [
	["See or take your data", <>{account}, Your data: Download my data gives one file (JSON)</>],
	["Correct it", <>{account}, Profile and E-mail address</>],
	["Sign out a device", <>{account}, Devices</>],
	["Delete it", <>{account}, Delete account</>],
	["Take back consent to cookies", "Cookie settings, below and at the foot of every screen"],
	[
		"Restrict or object, or anything else",
		<SupportLink key="support">Write to our support</SupportLink>,
	],
];

/** Most of it needs no one's help. */
function WaysToUse() {
	return (
		<>
			<LegalPairs pairs={ways.map(([name, text]) => ({ name, text: text }))} />
			<CookieSettingsButton />
			<p>
				The file holds your profile, devices, reports and what you paid for them, subscriptions,
				codes that you used and mails that wait to be sent. Without an account, write to us from the
				address that you gave at the checkout.
			</p>
		</>
	);
}

/** Only what the product does. Source: docs/decisions/005, 007 and 010. */
const measures = [
	"Everything between your browser and us is encrypted (TLS).",
	"Passwords are kept as scrypt hashes, each with a salt of its own. The most common ones are refused.",
	"Of the secrets in sign-in cookies and in links that we mail, only hashes are kept.",
	"No script can read the sign-in cookie, and other sites cannot send requests that change anything.",
	"After too many wrong passwords no more are taken for a while.",
	"A new password signs out every other device. You see your devices in your account and can end each.",
	"Card numbers go to Stripe and never reach us.",
	"The address of a report holds 128 random bits, too many to guess.",
	"Administrators’ rights are checked at every call, and what they change is written to an audit log.",
	"That log knows accounts by number. Only the administrator who acted stands in it by name.",
] as const;

function Security() {
	return (
		<>
			<ul>
				{measures.map((measure) => (
					<li key={measure}>{measure}</li>
				))}
			</ul>
			<p>
				No service can rule out every fault. If you find one, write to us before you tell others,
				and we see to it.
			</p>
		</>
	);
}

/** Source: UK GDPR articles 7(3), 13 to 22. */
const rights = [
	["To be told", "what we use your data for. That is the privacy policy."],
	["To see it", "and to have a copy."],
	["To have it corrected", "where it is wrong or incomplete."],
	["To have it deleted", "where we need not keep it."],
	["To have its use restricted", "while a question about it is open."],
	["To take it with you", "in a form that a machine can read."],
	["To object", "to a use that rests on a legitimate interest."],
	["To take consent back", "at any time, as easily as you gave it."],
	["Not to be judged by a computer alone", "in what matters. We do no such thing."],
] as const;

/** What the law gives everybody whose data is used. */
function RightsList() {
	return (
		<>
			<p>Under the UK GDPR and the Data Protection Act 2018 you have the right:</p>
			<ul>
				{rights.map(([right, what]) => (
					<li key={right}>
						<strong>{right}</strong> {what}
					</li>
				))}
			</ul>
		</>
	);
}

function WhoToWriteTo() {
	return (
		<>
			<p>
				Write to our support and say that it is about your data. What we hold, why and for how long
				is in the <Link to={screens.privacyPolicy}>privacy policy</Link>.
			</p>
			<CompanyDetails />
		</>
	);
}

/** Days within which a complaint about how data is handled is confirmed. Source: Data Protection Act 2018, section 164A. */
const CONFIRMED_WITHIN_DAYS = 30;

function Complaints() {
	return (
		<>
			<p>
				If you think that we handle your data wrongly, write to <SupportLink />. We confirm within{" "}
				{CONFIRMED_WITHIN_DAYS} days that we have your complaint, look into it without undue delay,
				and tell you what came of it.
			</p>
			<p>
				If you are not content with that, or do not want to ask us first, complain to{" "}
				<ComplaintLink />. You can also go to court.
			</p>
		</>
	);
}

/** Source: Rule DATA-2. */
function Answers() {
	return (
		<>
			<p>
				Data requests are answered within {countInWords(REQUEST_DAYS.answer, "day")}. A request that
				is complex, or one of many, can be extended by up to{" "}
				{countInWords(REQUEST_DAYS.extension, "day")}. Then we tell you so, and why, within the
				first {countInWords(REQUEST_DAYS.answer, "day")}.
			</p>
			<p>
				It costs nothing. We may ask who you are, so that nobody else gets your data. If we refuse,
				we say why, and you can complain.
			</p>
		</>
	);
}

/** Source: Rule DATA-3, UK GDPR articles 33 and 34. */
function Breaches() {
	return (
		<p>
			Personal data may be lost, changed or seen by somebody who should not see it. If that puts
			people at risk, we tell the regulator within {countInWords(BREACH_NOTICE_HOURS, "hour")} of
			learning of it. If the risk to you is high, we tell you too, without delay: what happened,
			what it can mean, and what you can do.
		</p>
	);
}

/** Source: Rule DATA-2, Rule DATA-3; UK GDPR chapter III and articles 32 to 34; Data Protection Act 2018. */
export const dataProtectionSections: readonly LegalText[] = [
	{ id: "rights", title: "Your rights", Body: RightsList },
	{ id: "how", title: "How to use them", Body: WaysToUse },
	{ id: "answers", title: "How fast we answer", Body: Answers },
	{ id: "security", title: "How your data is protected", Body: Security },
	{ id: "breaches", title: "If something goes wrong", Body: Breaches },
	{ id: "contact", title: "Who to write to", Body: WhoToWriteTo },
	{ id: "complaints", title: "Complaints", Body: Complaints },
];
