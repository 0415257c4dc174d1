import { Link } from "react-router";
import { OWN_PLAN, screens } from "#domain/base/screens.ts";
import { planIds, plans, reportsInWords } from "#domain/business/plans.ts";
import { TRIAL_DAYS, TRIAL_REPORTS } from "#domain/business/subscription/allowance.ts";
import { PublicText } from "#web/lib/public-text.tsx";
import { DataTable } from "#web/ui/data-table.tsx";

/** What a plan costs and holds. Source: Rule PLAN-1, Rule TRIAL-1, docs/decisions/009. */
export function Plans() {
	return (
		<>
			<DataTable
				caption="The plans"
				isCompact
				columns={[
					{ title: "Plan" },
					{ title: "Full reports" },
					{ title: "Price a month", isNumber: true },
				]}
				rows={planIds.map((id) => ({
					key: id,
					cells: [
						plans[id].name,
						reportsInWords(plans[id].reportsPerMonth),
						<PublicText key={id} name={`${id}-price`} otherwise="£…" />,
					],
				}))}
			/>
			<ul>
				<li>
					A plan is billed monthly and auto-renews unless cancelled before the next billing date.
					There are no setup fees.
				</li>
				<li>
					The first plan of an account begins with a {TRIAL_DAYS}-day free trial of up to{" "}
					{TRIAL_REPORTS} reports. Your card is asked for and nothing is charged. Cancel before the
					trial ends and you pay nothing. There is one trial a person. With a card that has had one,
					the plan is paid for from the first day, if you then agree to it.
				</li>
				<li>
					Report credits do not roll over between billing periods. Reports you made stay yours when
					the plan ends.
				</li>
				<li>
					A plan keeps the price that you chose it at. A new price holds for whoever chooses
					afterwards, you among them if you change plans.
				</li>
				<li>
					Moving to a larger plan holds at once and charges the difference for the rest of the
					period. Moving to a smaller one holds from the next period. Until then you keep the plan
					that is paid for, and can take the move back. During the trial every move holds at once
					and charges nothing.
				</li>
				<li>
					A promo code can be used once by an account. Its discount holds every month while you have
					a plan that the code is for.
				</li>
				<li>
					While a payment is overdue, the plan makes no reports. It does again when the payment is
					through.
				</li>
			</ul>
		</>
	);
}

/** How a plan is ended. Source: Rule PLAN-7. */
export function Cancelling() {
	return (
		<p>
			Cancel at any time in your{" "}
			<Link to={`${screens.account}#${OWN_PLAN}`}>account settings, under Subscription</Link>. The
			plan then runs to the end of what is paid for, or of the trial, and nothing more is charged.
			Until that day you can take the cancellation back.
		</p>
	);
}
