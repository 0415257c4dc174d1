import type { Analytics } from "#contracts/admin/analytics.ts";
import { londonDay } from "#domain/calendar.ts";
import { plans } from "#domain/plans.ts";
import { formatNumber } from "#web/lib/format.ts";
import { ColumnChart } from "#web/ui/column-chart.tsx";
import { Nothing, Section } from "./section.tsx";
import type { Sheet } from "./sheet.ts";
import { SheetFigure } from "./sheet-figure.tsx";

/** Subscriptions as they stand now. */
export function PlansSection({ analytics }: { analytics: Analytics }) {
	const sheet = plansSheet(analytics);
	const isEmpty = analytics.plans.every(({ active, trialing }) => active + trialing === 0);
	return (
		<Section title="Subscriptions" note="As they stand now, whatever the period.">
			{isEmpty ? (
				<Nothing>Nobody has a subscription now.</Nothing>
			) : (
				<SheetFigure sheet={sheet}>
					<ColumnChart
						groups={analytics.plans.map(({ plan }) => plans[plan].name)}
						series={[
							{ name: "Active", values: analytics.plans.map(({ active }) => active) },
							{ name: "On trial", values: analytics.plans.map(({ trialing }) => trialing) },
						]}
						isCount
						inWords={formatNumber}
					/>
				</SheetFigure>
			)}
		</Section>
	);
}

function plansSheet({ readAt, plans: standing }: Analytics): Sheet {
	const day = londonDay(Date.parse(readAt));
	return {
		name: "subscriptions",
		title: "Subscriptions by plan",
		period: { from: day, to: day },
		columns: [
			{ title: "Plan", holds: "words" },
			{ title: "Active", holds: "count" },
			{ title: "On trial", holds: "count" },
			{ title: "A month", holds: "pence" },
		],
		rows: standing.map(({ plan, active, trialing, recurring }) => ({
			key: plan,
			cells: [plans[plan].name, active, trialing, recurring],
		})),
	};
}
