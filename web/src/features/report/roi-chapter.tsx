import { lazy, Suspense } from "react";
import type { PaidReport } from "#contracts/report.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ReportChapter } from "./report-chapter.tsx";
import styles from "./roi-chapter.module.css";

// The sums and their charts weigh as much as the rest of the report, and stand far down in it.
const RoiFigures = lazy(async () => ({
	default: (await import("./roi/roi-figures.tsx")).RoiFigures,
}));

/** The money. Title: SPEC section 2 "Report detail". */
export function RoiChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<ReportChapter id="roi" document={document}>
			<Suspense fallback={<Shape />}>
				<RoiFigures money={document.money} />
			</Suspense>
		</ReportChapter>
	);
}

function Shape() {
	return (
		<div className={styles["shape"]} aria-hidden="true">
			<Skeleton height="5.5rem" />
			<Skeleton height="10rem" />
			<Skeleton height="24rem" />
			<Skeleton height="20rem" />
		</div>
	);
}
