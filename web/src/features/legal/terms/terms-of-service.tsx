import { Link } from "react-router";
import { APP_NAME } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import {
	GUARANTEE_DAYS,
	GUARANTEE_NAME,
	TERMS_REFUND_DAYS,
} from "#domain/business/subscription/guarantee.ts";
import { ReportPriceText, SupportLink, VatText } from "#web/lib/public-text.tsx";
import { CompanyDetails } from "../company-details.tsx";
import type { LegalText } from "../legal-section.tsx";
import { Agents } from "./agents.tsx";
import { Data, Listings, Use } from "./fair-use.tsx";
import { Availability, Liability } from "./liability.tsx";
import { Cancelling, Plans } from "./plans.tsx";
import { Programs } from "./programs.tsx";

/** Who may have an account, and what its holder sees to. */
function Account() {
	return (
		<>
			<p>
				You need no account to see a preview or to buy a single report. An account keeps your
				reports together, and a plan needs one.
			</p>
			<ul>
				<li>You have to be 18 or over to open an account or to buy anything.</li>
				<li>Give an e-mail address that is yours and that you read.</li>
				<li>
					Keep your password to yourself. You answer for what is done with it, unless somebody got
					it through no fault of yours.
				</li>
				<li>
					If you think that somebody else got in, set a new password, which signs out every other
					device, and write to us.
				</li>
			</ul>
		</>
	);
}

/** What happens when an account ends. Source: Rule REPORT-7. */
function Ending() {
	return (
		<>
			<p>
				You can delete your account at any time in your{" "}
				<Link to={screens.account}>account settings</Link>. Its plan ends at once, and nothing more
				is charged. Its reports are closed for everybody, so keep the PDFs you need first. What
				stays with us is in the <Link to={`${screens.privacyPolicy}#deleting`}>privacy policy</Link>
				.
			</p>
			<p>
				We may close an account, or stop it for a while, if it is used against what stands under
				“Acceptable use”. We say why, unless the law forbids it, and you can answer.
			</p>
		</>
	);
}

/** A report bought by itself. Source: Rule PAY-1, Rule PAY-4. */
function Buying() {
	return (
		<>
			<p>
				A report by itself costs <ReportPriceText />, paid once. The price that counts is the one on
				the checkout when you pay. <VatText /> Stripe takes the payment. We never see the number of
				your card.
			</p>
			<ul>
				<li>
					The report opens as soon as the payment is through, on the web and as a PDF. Its link goes
					to the e-mail address you gave.
				</li>
				<li>
					A report bought without an account opens for whoever has its link. Pass it on only to
					people who may read it.
				</li>
				<li>
					A report of an account opens for its owner alone, and for our administrators. One bought
					without an account can be added to an account that has shown that it owns the same e-mail
					address.
				</li>
				<li>
					We keep a report for {countInWords(KEPT_YEARS.assessments, "year")} after it was last
					used. Keep the PDF if you need it for longer.
				</li>
			</ul>
		</>
	);
}

/** With whom the terms are agreed. */
function WhoWeAre() {
	return (
		<>
			<p>
				These terms are between you and whoever runs {APP_NAME}, named here. You accept them by
				using {APP_NAME} or buying from it. They take away none of the rights that the law gives you
				as a consumer.
			</p>
			<CompanyDetails />
		</>
	);
}

/** How the terms change. */
function ChangesOfTerms() {
	return (
		<p>
			We may change these terms, and then change the date at the top. What you bought stays under
			the terms that held when you bought it. If a change matters to a plan that you have, we write
			to you before it holds, and you can cancel.
		</p>
	);
}

/** The governing law and courts. */
function Law() {
	return (
		<p>
			The law of England and Wales applies, and its courts decide. If you are a consumer and live in
			Scotland or Northern Ireland, you keep the protection of the law there. You can go to the
			courts there instead.
		</p>
	);
}

/** Whom to ask. */
function Contact() {
	return (
		<p>
			Write to <SupportLink />. Please say which report or plan it is about, and never send a
			password or card number.
		</p>
	);
}

/** What goes back, when, and how. The right of 14 days: Consumer Contracts Regulations 2013, regulations 29 to 37 and schedule 3. */
function Refunds() {
	return (
		<>
			<ul>
				<li>
					Under these terms you have a refund within {TERMS_REFUND_DAYS} days of initial purchase.
				</li>
				<li>
					Under our {GUARANTEE_NAME} you have one within {GUARANTEE_DAYS} days of a payment.
				</li>
			</ul>
			<p>
				Where the two differ, the longer one is honoured: ask within {GUARANTEE_DAYS} days of a
				payment and you have your money back. Write to <SupportLink /> and name the report or plan.
				The money goes back to the card that paid.
			</p>
			<ul>
				<li>A report that was refunded is closed and can no longer be read or downloaded.</li>
				<li>
					For a plan, all that was paid in the last {GUARANTEE_DAYS} days goes back and the plan
					ends at once. Reports made with it stay yours.
				</li>
			</ul>
			<h3>Your right to cancel by law</h3>
			<p>
				As a consumer you can cancel what you bought online within 14 days, without a reason. A
				report is supplied at once: at the checkout you ask for that, and agree that this right ends
				with the supply. The guarantee above stands beside it. A plan you can cancel under this
				right by writing to us within 14 days of its start.
			</p>
			<p>
				Any clear statement will do. You may use these words, but need not: “I cancel my contract
				for (report or plan), ordered on (date). (Name, e-mail address, address, date.)” You have
				your money back within 14 days of telling us.
			</p>
			<p>
				A report may not be as described, or not made with reasonable care. Then you also have the
				remedies of the Consumer Rights Act 2015, whatever these terms say.
			</p>
		</>
	);
}

/** What may be expected of a preview and of a report. Source: Rule SITE-13, Rule EVIDENCE-2. */
function WhatAReportIs() {
	return (
		<>
			<p>
				{APP_NAME} brings together what is published about letting a home in the United Kingdom.
				That is its energy certificate, licensing and planning rules, rents, prices and the area.
				The data comes from government and industry sources. No mock data is used: what nobody
				publishes is shown as not known. Where a calculator begins with example numbers, it says so.
			</p>
			<p>
				Previews and reports are informational and not financial advice. They are not legal, tax or
				mortgage advice either, nor a valuation or a survey.
			</p>
			<ul>
				<li>Each figure names its source and its date. A source can be late, or wrong.</li>
				<li>
					Where nothing is published about the home itself, a figure is about its area, and says so.
				</li>
				<li>
					Licensing verdicts come from lists that councils change. Ask the council before you rely
					on one.
				</li>
				<li>
					Risks and recommendations are written by rules. Where a language model has reworded them,
					the report says so.
				</li>
				<li>A report says what was known on the day it was made. It does not change afterwards.</li>
			</ul>
			<p>
				How a score is worked out stands in the{" "}
				<Link to={screens.documentation}>documentation</Link>.
			</p>
		</>
	);
}

/** Source: Rule SCREEN-27. */
export const termsSections: readonly LegalText[] = [
	{ id: "who-we-are", title: "Who we are", Body: WhoWeAre },
	{ id: "what-a-report-is", title: "What a report is, and is not", Body: WhatAReportIs },
	{ id: "account", title: "Your account", Body: Account },
	{ id: "buying", title: "Buying a report", Body: Buying },
	{ id: "plans", title: "Plans and the free trial", Body: Plans },
	{ id: "cancelling", title: "Cancelling a plan", Body: Cancelling },
	{ id: "refunds", title: "Refunds", Body: Refunds },
	{ id: "use", title: "Acceptable use", Body: Use },
	{ id: "agents", title: "Homes that you keep for others", Body: Agents },
	{ id: "programs", title: "Keys and programs", Body: Programs },
	{ id: "data", title: "The data and its licences", Body: Data },
	{ id: "listings", title: "Importing a listing", Body: Listings },
	{ id: "availability", title: "When something is down or changes", Body: Availability },
	{ id: "liability", title: "Our responsibility to you", Body: Liability },
	{ id: "ending", title: "Ending your account", Body: Ending },
	{ id: "changes", title: "Changes to these terms", Body: ChangesOfTerms },
	{ id: "law", title: "Which law applies", Body: Law },
	{ id: "contact", title: "Questions", Body: Contact },
];
