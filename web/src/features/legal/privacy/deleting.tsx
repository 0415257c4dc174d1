import { Link } from "react-router";
import { KEPT_YEARS } from "#domain/data-handling.ts";
import { screens } from "#domain/screens.ts";
import { countInWords } from "#domain/words.ts";

/** What goes with an account and what stays. Source: worker/erasure/erase-account.ts, docs/decisions/007. */
export function Deleting() {
	return (
		<>
			<p>
				You can delete your account yourself in your{" "}
				<Link to={screens.account}>account settings</Link>.
			</p>
			<ul>
				<li>
					Your profile, password, devices and waiting mails are erased at once. Your plan ends at
					once.
				</li>
				<li>What your reports say is erased at once, their PDFs within minutes.</li>
				<li>
					Records of what you bought stay for {countInWords(KEPT_YEARS.transactions, "year")}{" "}
					without your name and e-mail address: dates, amounts, Stripe’s numbers, the postcode a
					report was about, and for a plan the brand and last four digits of the card.
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
