import { Link } from "react-router";
import { DAY } from "#domain/base/calendar.ts";
import { OWN_PLAN, screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { planIds, plans, reportsInWords } from "#domain/business/plans.ts";
import { TRIAL_DAYS, TRIAL_REPORTS } from "#domain/business/subscription/allowance.ts";
import { COOLING_OFF_DAYS, REMINDED_BEFORE } from "#domain/business/subscription/notices.ts";
import { PublicText, VatText } from "#web/lib/public-text.tsx";
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
					There are no setup fees. <VatText />
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

/** How a plan is ended, and what we write before. Source: Rule PLAN-7; Digital Markets, Competition and Consumers Act 2024, sections 258 to 266. */
export function Cancelling() {
	return (
		<>
			<p>
				Cancel at any time in your{" "}
				<Link to={`${screens.account}#${OWN_PLAN}`}>account settings, under Subscription</Link>: one
				button, and one to confirm. The plan then runs to the end of what is paid for, or of the
				trial, and nothing more is charged. Until that day you can take the cancellation back. We
				confirm it by one e-mail.
			</p>
			<p>
				The reports you made stay in your account. Each is kept for{" "}
				{countInWords(KEPT_YEARS.assessments, "year")} after it was last used.
			</p>
			<ul>
				<li>
					We remind you by e-mail {countInWords(REMINDED_BEFORE.trial / DAY, "day")} before a free
					trial ends. We say what is charged then.
				</li>
				<li>
					We remind you {countInWords(REMINDED_BEFORE.renewal / DAY, "day")} before a monthly charge
					once in each six months.
				</li>
				<li>
					When a trial has become a paid plan, you have {COOLING_OFF_DAYS} days to cancel with your
					money back. They follow the day of the first charge. We write to you on that day. All that
					you paid for the plan comes back, whatever you have used. Cancel in your account or by
					writing to us.
				</li>
			</ul>
		</>
	);
}
