import type { Analytics } from "#contracts/admin/analytics.ts";
import { formatNumber } from "#web/lib/format.ts";
import styles from "./analytics.module.css";
import { ChartSection } from "./section.tsx";
import { bucketNote, TimeFigure } from "./time-figure.tsx";
import { timeSheet } from "./time-sheet.ts";

/** How often previews were looked at, and how many reports came of them, along the period. */
export function TrafficSection({ analytics }: { analytics: Analytics }) {
	const previews = timeSheet(analytics, {
		name: "previews",
		title: "Previews",
		figures: [{ title: "Previews", holds: "count", of: (day) => day.previews }],
	});
	const reports = timeSheet(analytics, {
		name: "reports",
		title: "Reports",
		figures: [
			{ title: "Reports made", holds: "count", of: (day) => day.generated },
			{ title: "Reports paid for", holds: "count", of: (day) => day.paid },
		],
	});
	return (
		<ChartSection title="Previews and reports" note={bucketNote(previews)}>
			<div className={styles["part-figures"]}>
				<TimeFigure
					of={previews}
					isCount
					inWords={formatNumber}
					nothing="No preview was shown in this period."
				/>
				<TimeFigure
					of={reports}
					isCount
					inWords={formatNumber}
					nothing="No report was made in this period."
				/>
			</div>
		</ChartSection>
	);
}
