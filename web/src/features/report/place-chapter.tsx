import type { PaidReport } from "#contracts/report.ts";
import { ComparisonBars } from "#web/evidence/comparison-bars.tsx";
import { EvidenceList } from "#web/evidence/figure-list.tsx";
import { MapView } from "#web/evidence/map-view.tsx";
import styles from "./place-chapter.module.css";
import { ReportChapter } from "./report-chapter.tsx";

/** The place around the home: what is on record of it, how it compares, and its council on a map. */
export function PlaceChapter({ report: { document } }: { report: PaidReport }) {
	const { place, neighbourhood } = document;
	const { comparisons, map } = neighbourhood;
	return (
		<ReportChapter id="place" document={document}>
			<div className={styles["parts"]}>
				<EvidenceList figures={place} sentences />
				{comparisons.length > 0 ? <ComparisonBars comparisons={comparisons} /> : null}
				{map ? <MapView sheet={map.sheet} /> : null}
			</div>
		</ReportChapter>
	);
}
