import type { Analytics, AnalyticsTotals } from "#contracts/admin/analytics.ts";
import { shareOf } from "#domain/business/analytics/shares.ts";
import { ChartSection, Nothing } from "./section.tsx";
import type { FigureSheet } from "./sheet.ts";
import { SheetBars } from "./sheet-bars.tsx";

/** How many of those who saw a preview went on, step by step. */
export function FunnelSection({ analytics }: { analytics: Analytics }) {
	const sheet = funnelSheet(analytics);
	const isEmpty = sheet.rows.every(({ cells }) => cells[1] === 0);
	return (
		<ChartSection
			title="From preview to purchase"
			note="What happened in the period. A report may be bought later than its preview was shown."
		>
			{isEmpty ? (
				<Nothing>Nobody looked at a preview or made a report in this period.</Nothing>
			) : (
				<SheetBars
					sheet={sheet}
					figure={1}
					aside={2}
					bars={sheet.rows.map(({ cells }) => ({ value: Number(cells[1]), tone: "in" }))}
				/>
			)}
		</ChartSection>
	);
}

function funnelSheet({ from, to, totals }: Analytics): FigureSheet {
	return {
		name: "funnel",
		title: "From preview to purchase",
		period: { from, to },
		columns: [
			{ title: "Step", holds: "words" },
			{ title: "Number", holds: "count" },
			{ title: "Of previews", holds: "share" },
		],
		rows: steps.map(({ key, title }) => ({
			key,
			cells: [title, totals[key], shareOf(totals[key], totals.previews)],
		})),
	};
}

const steps: readonly {
	readonly key: keyof AnalyticsTotals & ("previews" | "generated" | "paidByCard" | "paidByPlan");
	readonly title: string;
}[] = [
	{ key: "previews", title: "Previews shown" },
	{ key: "generated", title: "Reports made" },
	{ key: "paidByCard", title: "Bought by card" },
	{ key: "paidByPlan", title: "Taken from a plan" },
];
