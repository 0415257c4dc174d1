import { KEPT_YEARS } from "#domain/data-handling.ts";
import { countInWords } from "#domain/words.ts";
import { ReportPriceText } from "#web/lib/public-text.tsx";

/** A report bought by itself. Source: SPEC section 4 "Single purchase", DECISIONS 9. */
export function Buying() {
	return (
		<>
			<p>
				A report by itself costs <ReportPriceText />, paid once. The price that counts is the one on
				the checkout when you pay. Stripe takes the payment. We never see the number of your card.
			</p>
			<ul>
				<li>
					The report opens as soon as the payment is through, on the web and as a PDF, and its link
					goes to the e-mail address you gave.
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
