import { Link } from "react-router";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { ComplaintLink } from "#web/features/legal/legal-pairs.tsx";
import { SupportLink } from "#web/lib/public-text.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { CompanyDetails } from "../company-details.tsx";
import type { LegalText } from "../legal-section.tsx";
import { Recipients, Transfers } from "./recipients.tsx";
import { Retention } from "./retention.tsx";
import { Homes, WhatIsKnown } from "./what-is-known.tsx";

/** Lawful bases by purpose. Source: UK GDPR article 6(1). */
const purposes = [
	["Your account, and keeping you signed in", "Contract", "(b)"],
	["Making, showing and sending the reports you ask for", "Contract", "(b)"],
	["Taking payments, renewing plans, giving money back", "Contract", "(b)"],
	["Mails about your account, reports and plan", "Contract", "(b)"],
	["Keeping records of what was paid", "Legal obligation: tax and company law", "(c)"],
	[
		"Keeping guessers and fraud out, and noting what administrators change",
		"Legitimate interest: a service that others cannot misuse",
		"(f)",
	],
	[
		"Answering what you write to us, and proving what was agreed",
		"Legitimate interest: helping you, and settling disputes",
		"(f)",
	],
	[
		"Showing public facts about homes",
		"Legitimate interest: yours and other readers’ in what is public",
		"(f)",
	],
	[
		"Counting how often screens are opened and the offer of a report is seen",
		"Consent, which you can take back",
		"(a)",
	],
] as const;

/** What data is used for. */
function Purposes() {
	return (
		<>
			<DataTable
				caption="Purposes and lawful bases"
				columns={[{ title: "Purpose" }, { title: "Lawful basis" }, { title: "UK GDPR 6(1)" }]}
				rows={purposes.map((cells) => ({ key: cells[0], cells }))}
			/>
			<p>We send no advertising, and sell or rent data to nobody.</p>
		</>
	);
}

/** The controller, and how to reach it. */
function Controller() {
	return (
		<>
			<p>
				Whoever runs {APP_NAME}, named here, is the controller: it decides why and how personal data
				is used. Questions about it go to our support. Data of clients for whom you keep homes we
				handle for you: see <Link to={`${screens.termsOfService}#agents`}>the terms</Link>.
			</p>
			<CompanyDetails />
		</>
	);
}

/** What goes with an account and what stays. Source: worker/erasure/erase-account.ts, docs/decisions/007. */
function Deleting() {
	return (
		<>
			<p>
				You can delete your account yourself in your{" "}
				<Link to={screens.account}>account settings</Link>.
			</p>
			<ul>
				<li>
					Your profile, password, passkeys, devices and waiting mails are erased at once. Your plan
					ends at once.
				</li>
				<li>
					What your reports say and were made from is erased at once, their PDFs within minutes.
				</li>
				<li>
					Records of what you bought stay for {countInWords(KEPT_YEARS.transactions, "year")}{" "}
					without your name and e-mail address. They hold dates, amounts, Stripe’s numbers and the
					postcode a report was about. Of a plan they hold the brand and last four digits of the
					card.
				</li>
				<li>
					A mark of the card that began your free trial stays for{" "}
					{countInWords(KEPT_YEARS.trialCards, "year")}, so that there is one trial a person. It
					holds no card number and no name, and works for nothing else.
				</li>
				<li>Stripe keeps its own records of your payments, as the law demands of it.</li>
				<li>
					You get one last mail that says that the account is gone. Mails to our support stay for{" "}
					{countInWords(KEPT_YEARS.support, "year")}.
				</li>
			</ul>
			<p>
				If you bought a report without an account, write to us, or add it to an account with the
				same e-mail address and delete that.
			</p>
		</>
	);
}

/** Where the rights and the way to them stand. */
function Rights() {
	return (
		<p>
			You can see, correct, move and delete your data, restrict or object to its use, and take
			consent back. How to do each, and how fast we answer, is on the page{" "}
			<Link to={screens.dataProtection}>Data Protection</Link>. What your browser stores is in the{" "}
			<Link to={screens.cookiePolicy}>cookie policy</Link>.
		</p>
	);
}

/** Source: UK GDPR articles 22A to 22D. */
function NoDecisions() {
	return (
		<p>
			Scores and verdicts are about homes, never about you. Nothing that matters to you by law, or
			in a similar way, is decided about you by a computer alone.
		</p>
	);
}

function Children() {
	return (
		<p>
			The service is for people of 18 and over, and we do not knowingly keep data of children. If
			you think that a child has opened an account, write to us and we delete it.
		</p>
	);
}

function Complaints() {
	return (
		<p>
			You can complain to us: <SupportLink />. How we deal with it is on the page{" "}
			<Link to={`${screens.dataProtection}#complaints`}>Data Protection</Link>. You can also
			complain at any time to <ComplaintLink />, the regulator of data protection in the United
			Kingdom.
		</p>
	);
}

function ChangesOfPolicy() {
	return (
		<p>
			When we change this policy, the date at the top changes with it. If a change matters to data
			that you gave us, we write to the owners of accounts before it holds. What needs your consent
			we ask for again.
		</p>
	);
}

/** Source: UK GDPR articles 13 and 14; Rule DATA-1; docs/storage.md. */
export const privacySections: readonly LegalText[] = [
	{ id: "controller", title: "Who is responsible", Body: Controller },
	{ id: "what", title: "What we know about you", Body: WhatIsKnown },
	{ id: "homes", title: "Data about homes", Body: Homes },
	{ id: "why", title: "Why, and on what legal basis", Body: Purposes },
	{ id: "recipients", title: "Who else receives it", Body: Recipients },
	{ id: "transfers", title: "Outside the United Kingdom", Body: Transfers },
	{ id: "retention", title: "How long it is kept", Body: Retention },
	{ id: "deleting", title: "When you delete your account", Body: Deleting },
	{ id: "rights", title: "Your rights", Body: Rights },
	{ id: "decisions", title: "No automated decisions about you", Body: NoDecisions },
	{ id: "children", title: "Children", Body: Children },
	{ id: "complaints", title: "Complaints", Body: Complaints },
	{ id: "changes", title: "Changes to this policy", Body: ChangesOfPolicy },
];
