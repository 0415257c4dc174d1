import { Link } from "react-router";
import { APP_NAME } from "#domain/base/product.ts";
import { screens, sunsetList } from "#domain/base/screens.ts";
import { countInWords, listInWords } from "#domain/base/words.ts";
import { ANSWER_KEPT_DAYS, PARTIAL_KEPT_DAYS, SUNSET_MONTHS } from "#domain/business/api-keys.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { assessmentsAllowed, planIds, plans } from "#domain/business/plans.ts";
import { formatNumber } from "#web/lib/format.ts";

const allowances = listInWords([
	`${formatNumber(assessmentsAllowed(null))} without a plan`,
	...planIds.map((id) => `${formatNumber(assessmentsAllowed(id))} with ${plans[id].name}`),
]);

/** What the holder of a key may do, and what becomes of a call. Source: Rule API-1 to Rule API-8. */
export function Programs() {
	return (
		<>
			<p>
				With a key of your account, your own software asks {APP_NAME} for what its screens show. How
				it asks stands in the <Link to={screens.apiReference}>API reference</Link>. What follows
				holds for calls by a key, for tools of language models, for webhooks and for our answers
				framed on your site.
			</p>
			<h3>What you may do with answers</h3>
			<ul>
				<li>
					Use them in your own work, and show them to your own customers. With each, show its
					source, its day and its page. An answer carries all three.
				</li>
				<li>
					Do not sell them as data, and do not make a register or a service like {APP_NAME} of them.
					Rows of the licensing register are free to use:{" "}
					<Link to={`${screens.register}#open-data`}>their own terms</Link> hold for them.
				</li>
				<li>
					No call gives out the address on an energy certificate, or what a home sold for. We may
					show these to a reader, and may not hand them on. The terms of Royal Mail, Ordnance Survey
					and HM Land Registry do not allow it.
				</li>
				<li>Whoever you show an answer to is to know that it is information and no advice.</li>
			</ul>
			<h3>Your keys</h3>
			<ul>
				<li>
					Whoever holds a key acts for your account. Keep it out of public code, pages and apps. You
					answer for what is done with it, unless somebody got it through no fault of yours.
				</li>
				<li>Withdraw a key that others may have seen. It opens nothing from that moment.</li>
				<li>
					We may withdraw a key that is used against these terms. We tell you why when you ask.
				</li>
			</ul>
			<h3>How much you may ask</h3>
			<ul>
				<li>
					Assessments a month: {allowances}. What is asked beyond that is refused, and costs
					nothing.
				</li>
				<li>A key that calls more than about twice a second is refused for a while.</li>
				<li>Do not share the work out over several accounts to have more.</li>
			</ul>
			<h3>What we keep of a call</h3>
			<ul>
				<li>
					How often a key was used and refused, by day, and when it was last used, for{" "}
					{countInWords(KEPT_YEARS.usage, "year")} or until the key is withdrawn.
				</li>
				<li>
					With an Idempotency-Key, what was asked and answered, for{" "}
					{countInWords(ANSWER_KEPT_DAYS, "day")}.
				</li>
				<li>
					A hash of a home that was answered in part, for {countInWords(PARTIAL_KEPT_DAYS, "day")}.
				</li>
			</ul>
			<h3>What changes</h3>
			<p>
				Fields are added to answers, and your software has to put up with more than it knows. Before
				a call or a field goes, we announce it in the <Link to={sunsetList}>API reference</Link>,{" "}
				{SUNSET_MONTHS} months before at least. A call that goes says so in its answers, by a Sunset
				header. Something goes sooner only where the law or the publisher of the data leaves us no
				choice.
			</p>
		</>
	);
}
