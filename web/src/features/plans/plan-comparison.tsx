import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import { NOT_KNOWN } from "#domain/base/words.ts";
import {
	assessmentsAllowed,
	assessmentsInWords,
	HOMES_WITHOUT_PLAN,
	planIds,
	plans,
	UNLIMITED,
} from "#domain/business/plans.ts";
import { TRIAL_REPORTS } from "#domain/business/subscription/allowance.ts";
import { reportContents } from "#domain/telling/report/offer/contents.ts";
import { formatPounds } from "#web/lib/format.ts";
import { subscriptionPricesQuery } from "#web/lib/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./plans.module.css";

/** What every preview holds for a subscriber. Source: Rule ACCESS-3. */
const previewParts = ["Regulatory red flags", "Market intelligence", "Quick ROI calculator"];

/** What the plans have in common, which is all but the number of reports, homes and assessments. Source: Rule SCREEN-21. */
export function PlanComparison() {
	const { data: prices, isPending } = useQuery(subscriptionPricesQuery);
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className={styles["title"]}>
				Compare the plans
			</h2>
			<p className={styles["about"]}>
				They differ in the number of reports, homes and API assessments: every report is the full
				one. Without a plan you have {HOMES_WITHOUT_PLAN} homes watched and{" "}
				{assessmentsInWords(assessmentsAllowed(null))}.
			</p>
			<table className={`text-m full ${styles["table"]}`}>
				<caption>
					<VisuallyHidden>What each plan holds</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						<th scope="col">Feature</th>
						{planIds.map((plan) => (
							<th key={plan} scope="col">
								{plans[plan].name}
							</th>
						))}
					</tr>
				</thead>
				<Group name="Price and reports">
					<Row name="Price a month" cells={pricesOf(prices, isPending ? "…" : NOT_KNOWN)} />
					<Row name="Full reports a month" cells={planIds.map((plan) => reportsOf(plan))} />
					<Row name="Reports in the free trial" cells={planIds.map(() => String(TRIAL_REPORTS))} />
					<Row name="Unused reports roll over" cells={planIds.map(() => "No")} />
				</Group>
				<Group name="My Homes">
					<Row
						name="Homes kept and watched"
						cells={planIds.map((plan) => plans[plan].homes.toLocaleString("en-GB"))}
					/>
				</Group>
				<Group name="For your own software">
					<Row
						name="API assessments a month"
						cells={planIds.map((plan) => assessmentsAllowed(plan).toLocaleString("en-GB"))}
					/>
				</Group>
				<Group name="In every full report">
					{reportContents.map((item) => (
						<Row key={item} name={item} cells={planIds.map(() => included)} />
					))}
				</Group>
				<Group name="On every preview">
					{previewParts.map((item) => (
						<Row key={item} name={item} cells={planIds.map(() => included)} />
					))}
				</Group>
			</table>
		</section>
	);
}

const included = (
	<>
		<Icon name="check" size={18} />
		<VisuallyHidden>Included</VisuallyHidden>
	</>
);

function pricesOf(prices: SubscriptionPrices | undefined, otherwise: string): string[] {
	return planIds.map((plan) => (prices ? formatPounds(prices[plan]) : otherwise));
}

function reportsOf(plan: (typeof planIds)[number]): string {
	const { reportsPerMonth } = plans[plan];
	return reportsPerMonth === UNLIMITED ? "Unlimited" : String(reportsPerMonth);
}

function Group({ name, children }: { name: string; children: ReactNode }) {
	return (
		<tbody>
			<tr className={styles["group"]}>
				<th scope="rowgroup" colSpan={planIds.length + 1}>
					{name}
				</th>
			</tr>
			{children}
		</tbody>
	);
}

/** A feature, and what each plan holds of it in the order of the plans. */
function Row({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
	return (
		<tr>
			<th scope="row">{name}</th>
			{planIds.map((plan, at) => (
				<td key={plan}>{cells[at]}</td>
			))}
		</tr>
	);
}
