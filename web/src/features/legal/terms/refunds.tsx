import {
	GUARANTEE_DAYS,
	GUARANTEE_NAME,
	TERMS_REFUND_DAYS,
} from "#domain/subscription/guarantee.ts";
import { SupportLink } from "#web/lib/public-text.tsx";

/** What goes back, when, and how. The right of 14 days: Consumer Contracts Regulations 2013, regulations 29 to 37 and schedule 3. */
export function Refunds() {
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
				If a report is not as described, or was not made with reasonable care, you also have the
				remedies of the Consumer Rights Act 2015, whatever these terms say.
			</p>
		</>
	);
}
