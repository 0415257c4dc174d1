import { refusePeriod } from "#domain/business/analytics/period.ts";
import { AnalyticsAnswer } from "./analytics-answer.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { usePeriod } from "./use-period.ts";

/** How the business goes, for a period that the administrator chooses. */
export function AnalyticsTab() {
	const { today, choice, period, choose } = usePeriod();
	return (
		<div className="stack one-column gap-5">
			<PeriodBar choice={choice} period={period} today={today} onChoose={choose} />
			{refusePeriod(period, today) ? (
				<p>Choose days to see how the business went on them.</p>
			) : (
				<AnalyticsAnswer period={period} />
			)}
		</div>
	);
}
