import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Analytics } from "#contracts/admin/analytics.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import type { Period } from "#domain/business/analytics/period.ts";
import { periodInWords } from "#domain/business/analytics/period-words.ts";
import { plans } from "#domain/business/plans.ts";
import { api, call } from "#web/lib/api.ts";
import { formatNumber } from "#web/lib/format.ts";
import { ownKey } from "#web/lib/session.ts";
import { ColumnChart } from "#web/ui/column-chart.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import styles from "./analytics.module.css";
import { AnalyticsSkeleton } from "./analytics-skeleton.tsx";
import { AnswersSection } from "./answers-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";
import { ScreensSection } from "./screens-section.tsx";
import { ChartSection, Nothing } from "./section.tsx";
import type { FigureSheet } from "./sheet.ts";
import { SheetBars } from "./sheet-bars.tsx";
import { SheetFigure } from "./sheet-figure.tsx";
import { SourcesSection } from "./sources-section.tsx";
import { bucketNote, TimeFigure } from "./time-figure.tsx";
import { timeSheet } from "./time-sheet.ts";
import { TrafficSection } from "./traffic-section.tsx";

/** The figures of a period; until they are there their shape, or why they could not be had. */
export function AnalyticsAnswer({ period }: { period: Period }) {
	const query = useQuery(analyticsQuery(period));
	return (
		<QueryBoundary query={query} shape={<AnalyticsSkeleton />}>
			{(analytics) => <Figures analytics={analytics} />}
		</QueryBoundary>
	);
}

function Figures({ analytics }: { analytics: Analytics }) {
	return (
		<div className="stack one-column gap-5">
			<div className={styles["analytics-read"]}>
				{analytics.isTest ? (
					<Pill tone="amber" icon="alert" word="Payments with test cards" />
				) : null}
				<p>
					<strong className="ink strong">{periodInWords(analytics)}</strong>, days in London. Read
					at {clock.format(new Date(analytics.readAt))}, kept for five minutes.
				</p>
			</div>
			<HeadlineFigures analytics={analytics} />
			<TrafficSection analytics={analytics} />
			<RevenueSection analytics={analytics} />
			<AnswersSection analytics={analytics} />
			<div className={styles["pair"]}>
				<div className="stack one-column gap-5">
					<FunnelSection analytics={analytics} />
					<AuthoritiesSection analytics={analytics} />
				</div>
				<div className="stack one-column gap-5">
					<PlansSection analytics={analytics} />
					<SourcesSection analytics={analytics} />
					<ScreensSection analytics={analytics} />
				</div>
			</div>
		</div>
	);
}

const clock = new Intl.DateTimeFormat("en-GB", {
	hour: "2-digit",
	minute: "2-digit",
	timeZone: "Europe/London",
});

/** How the business went over a period. The server keeps its answer for five minutes, so asking sooner would tell nothing new. */
function analyticsQuery({ from, to }: Period) {
	return queryOptions({
		queryKey: [...ownKey("admin-analytics"), from, to],
		queryFn: ({ signal }) =>
			call(api.admin.analytics.$get({ query: { from, to } }, { init: { signal } })),
		staleTime: 5 * 60_000,
	});
}

/** Where the homes are that people look at. */
export function AuthoritiesSection({ analytics }: { analytics: Analytics }) {
	const sheet = authoritiesSheet(analytics);
	return (
		<ChartSection title="Most looked at" note="The ten local authorities with the most previews.">
			{sheet.rows.length === 0 ? (
				<Nothing>No preview of a known place was shown in this period.</Nothing>
			) : (
				<SheetBars
					sheet={sheet}
					figure={1}
					aside={2}
					bars={analytics.authorities.map(({ previews }) => ({ value: previews, tone: "in" }))}
				/>
			)}
		</ChartSection>
	);
}

function authoritiesSheet({ from, to, authorities }: Analytics): FigureSheet {
	return {
		name: "authorities",
		title: "Most looked at",
		period: { from, to },
		columns: [
			{ title: "Local authority", holds: "words" },
			{ title: "Previews", holds: "count" },
			{ title: "Reports made", holds: "count" },
		],
		rows: authorities.map(({ code, name, previews, generated }) => ({
			key: code,
			cells: [name, previews, generated],
		})),
	};
}

/** What was taken along the period. */
export function RevenueSection({ analytics }: { analytics: Analytics }) {
	const revenue = timeSheet(analytics, {
		name: "revenue",
		title: "Revenue",
		figures: [{ title: "Revenue", holds: "pence", of: (day) => day.revenue }],
	});
	const about = "Counted on the day it was taken, without what was given back of it since.";
	return (
		<ChartSection title="Revenue" note={[about, bucketNote(revenue)].filter(Boolean).join(" ")}>
			<TimeFigure
				of={revenue}
				// No part of a penny stands on the scale.
				isCount
				inWords={(amount) => poundsAndPence(pence(amount))}
				nothing="Nothing was taken in this period."
			/>
		</ChartSection>
	);
}

/** Subscriptions as they stand now. */
export function PlansSection({ analytics }: { analytics: Analytics }) {
	const sheet = plansSheet(analytics);
	const isEmpty = analytics.plans.every(({ active, trialing }) => active + trialing === 0);
	return (
		<ChartSection title="Subscriptions" note="As they stand now, whatever the period.">
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
		</ChartSection>
	);
}

function plansSheet({ readAt, plans: standing }: Analytics): FigureSheet {
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
