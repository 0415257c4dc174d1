import { useQuery } from "@tanstack/react-query";
import type { Analytics } from "#contracts/admin/analytics.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodInWords } from "#domain/analytics/period-words.ts";
import { Asked } from "#web/ui/asked.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { analyticsQuery } from "./analytics-query.ts";
import { AnalyticsSkeleton } from "./analytics-skeleton.tsx";
import styles from "./analytics-tab.module.css";
import { AuthoritiesSection } from "./authorities-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { HeadlineFigures } from "./headline-figures.tsx";
import { PlansSection } from "./plans-section.tsx";
import { RevenueSection } from "./revenue-section.tsx";
import { ScreensSection } from "./screens-section.tsx";
import { SourcesSection } from "./sources-section.tsx";
import { TrafficSection } from "./traffic-section.tsx";

/** The figures of a period; until they are there their shape, or why they could not be had. */
export function AnalyticsAnswer({ period }: { period: Period }) {
	const query = useQuery(analyticsQuery(period));
	return (
		<Asked query={query} shape={<AnalyticsSkeleton />}>
			{(analytics) => <Figures analytics={analytics} />}
		</Asked>
	);
}

function Figures({ analytics }: { analytics: Analytics }) {
	return (
		<div className={styles["answer"]}>
			<div className={styles["read"]}>
				{analytics.isTest ? (
					<Pill tone="amber" icon="alert" word="Payments with test cards" />
				) : null}
				<p>
					<strong>{periodInWords(analytics)}</strong>, days in London. Read at{" "}
					{clock.format(new Date(analytics.readAt))}, kept for five minutes.
				</p>
			</div>
			<HeadlineFigures analytics={analytics} />
			<TrafficSection analytics={analytics} />
			<RevenueSection analytics={analytics} />
			<div className={styles["pair"]}>
				<div className={styles["stack"]}>
					<FunnelSection analytics={analytics} />
					<AuthoritiesSection analytics={analytics} />
				</div>
				<div className={styles["stack"]}>
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
