import { useQuery } from "@tanstack/react-query";
import { screens } from "#domain/base/screens.ts";
import {
	assessmentsInWords,
	homesInWords,
	type PlanId,
	planIds,
	plans,
	reportsInWords,
} from "#domain/business/plans.ts";
import { TRIAL_DAYS } from "#domain/business/subscription/allowance.ts";
import { GUARANTEE_IN_WORDS, GUARANTEE_NAME } from "#domain/business/subscription/guarantee.ts";
import { reportContents } from "#domain/telling/report/offer/contents.ts";
import { PublicText, ReportPriceText, VatText } from "#web/lib/public-text.tsx";
import { subscriptionPricesQuery } from "#web/lib/queries.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import { Offer } from "./offer.tsx";
import { Section } from "./section.tsx";
import styles from "./sections.module.css";

/** What everything costs, before anybody presses anything. Source: Rule SCREEN-2. */
export function PricingSection({ searchAnchor }: { searchAnchor: string }) {
	return (
		<Section
			id="pricing"
			title="What it costs"
			lede="The preview is free, for any postcode, without an account. You pay for the full report."
		>
			<div className={`stack one-column gap-4 ${styles["offers"]}`}>
				<OneReport searchAnchor={searchAnchor} />
				<PlanPrices />
			</div>
			<p className={`soft measure-44 ${styles["guarantee"]}`}>
				<b>{GUARANTEE_NAME}.</b> {GUARANTEE_IN_WORDS} <VatText />
			</p>
		</Section>
	);
}

/** A single report: its price and what it holds. Source: Rule PAY-1, Rule OFFER-2. */
function OneReport({ searchAnchor }: { searchAnchor: string }) {
	return (
		<Offer
			title="One report"
			action={
				<ButtonLink wide to={{ pathname: screens.home, hash: `#${searchAnchor}` }}>
					Check a postcode
				</ButtonLink>
			}
		>
			<p className={`row wrap soft text-m across-2 align-baseline ${styles["price"]}`}>
				<b>
					<ReportPriceText />
				</b>{" "}
				once, for one home
			</p>
			<TickList items={reportContents} />
			<p className="soft text-m">
				You read the preview first. Then you pay by card, without an account, and the PDF is there
				at once.
			</p>
		</Offer>
	);
}

/** The three plans, at the prices the server names: none is ever made up. */
function PlanPrices() {
	return (
		<Offer
			title="A monthly plan"
			action={
				<ButtonLink look="secondary" wide to={screens.subscription}>
					Compare the plans
				</ButtonLink>
			}
		>
			<p className="soft text-m">
				For those who check several homes: full reports each month, and the figures behind every
				preview.
			</p>
			<dl>
				{planIds.map((plan) => (
					<div key={plan} className={`row gap-3 between align-baseline ruled ${styles["plan"]}`}>
						<dt>
							<b>{plans[plan].name}</b> {reportsInWords(plans[plan].reportsPerMonth)},{" "}
							{homesInWords(plans[plan].homes)}, {assessmentsInWords(plans[plan].assessments)}
						</dt>
						<dd>
							<PlanPrice plan={plan} />
						</dd>
					</div>
				))}
			</dl>
			<p className={`soft text-m ${styles["trial"]}`}>
				<b>{TRIAL_DAYS}-day free trial</b> with your first plan. No setup fees. Cancel anytime.
			</p>
		</Offer>
	);
}

function PlanPrice({ plan }: { plan: PlanId }) {
	const { isError } = useQuery(subscriptionPricesQuery);
	return isError ? (
		"Price not known"
	) : (
		<>
			<b>
				<PublicText name={`${plan}-price`} otherwise="£…" />
			</b>{" "}
			a month
		</>
	);
}
