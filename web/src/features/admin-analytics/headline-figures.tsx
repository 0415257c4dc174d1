import type { Analytics } from "#contracts/admin/analytics.ts";
import { pence } from "#domain/base/money.ts";
import { countInWords, poundsAndPence } from "#domain/base/words.ts";
import { sumOverDays } from "#domain/business/analytics/buckets.ts";
import { shareInWords } from "#domain/business/analytics/percent-words.ts";
import { plans } from "#domain/business/plans.ts";
import { formatNumber } from "#web/lib/format.ts";
import styles from "./analytics.module.css";
import { NO_FIGURE } from "./sheet.ts";

/** The figures one looks for first, each with what it is made of and what it means. */
export function HeadlineFigures({ analytics }: { analytics: Analytics }) {
	return (
		<dl className={styles["headline-figures"]}>
			{[...moneyFigures(analytics), ...reportFigures(analytics), ...planFigures(analytics)].map(
				({ title, value, parts, meaning }) => (
					<div key={title} className={styles["headline-figure"]}>
						<dt className="strong">{title}</dt>
						<dd className={styles["value"]} data-missing={value === null || undefined}>
							{value ?? NO_FIGURE}
						</dd>
						{parts ? <dd className="full-width text-s">{parts}</dd> : null}
						<dd className="full-width text-s soft">{meaning}</dd>
					</div>
				),
			)}
		</dl>
	);
}

type Figure = {
	title: string;
	/** Null where there is nothing to divide by. */
	value: string | null;
	parts?: string | null;
	meaning: string;
};

function moneyFigures({ totals, plans: standing }: Analytics): Figure[] {
	return [
		{
			title: "Revenue",
			value: inPounds(totals.revenue),
			parts: `Reports ${inPounds(totals.reportRevenue)}, plans ${inPounds(totals.planRevenue)}; given back ${inPounds(totals.refunded)}`,
			meaning: "Taken in the period, without what was given back of it since.",
		},
		{
			title: "Monthly recurring revenue",
			value: inPounds(sumOverDays(standing, ({ recurring }) => recurring)),
			meaning: "What active subscriptions pay a month now, after discounts.",
		},
	];
}

function reportFigures({ totals }: Analytics): Figure[] {
	return [
		{
			title: "Previews shown",
			value: formatNumber(totals.previews),
			parts: `${countInWords(totals.generated, "report")} made`,
			meaning: "Each time somebody looked up a postcode, without crawlers.",
		},
		{
			title: "Reports paid for",
			value: formatNumber(totals.paidByCard + totals.paidByPlan),
			parts: `${formatNumber(totals.paidByCard)} by card, ${formatNumber(totals.paidByPlan)} from plans`,
			meaning: "Bought one by one, or taken from a plan's monthly reports.",
		},
		{
			title: "Conversion",
			value: inPercent(totals.conversion),
			parts: `${formatNumber(totals.paidByCard)} bought, ${countInWords(totals.previews, "preview")} shown`,
			meaning: "Reports bought by card for every preview shown.",
		},
	];
}

function planFigures({ totals, plans: standing, homes }: Analytics): Figure[] {
	const byPlan = (figure: "active" | "trialing") =>
		standing.map((each) => `${plans[each.plan].name} ${formatNumber(each[figure])}`).join(", ");
	return [
		{
			title: "Active subscriptions",
			value: formatNumber(sumOverDays(standing, ({ active }) => active)),
			parts: byPlan("active"),
			meaning: "Paid for and running now.",
		},
		{
			title: "On trial",
			value: formatNumber(sumOverDays(standing, ({ trialing }) => trialing)),
			parts: byPlan("trialing"),
			meaning: "In their free days now.",
		},
		{
			title: "Churn",
			value: inPercent(totals.churn),
			parts:
				totals.payingAtStart === 0
					? "Nobody was paying when it began"
					: `${formatNumber(totals.churned)} of ${formatNumber(totals.payingAtStart)} ended`,
			meaning: "Subscriptions that paid when the period began and ended within it.",
		},
		{
			title: "Homes kept",
			value: formatNumber(homes.watched + homes.owned),
			parts: `${formatNumber(homes.watched)} watched, ${formatNumber(homes.owned)} owned, by ${countInWords(homes.accounts, "account")}`,
			meaning: "Kept in accounts now. Which homes they are is not shown.",
		},
	];
}

function inPounds(amount: number): string {
	return poundsAndPence(pence(amount));
}

function inPercent(share: number | null): string | null {
	return share === null ? null : shareInWords(share);
}
