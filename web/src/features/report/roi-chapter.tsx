import { lazy, Suspense, useEffect, useState } from "react";
import type { PaidReport } from "#contracts/report.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ReportChapter } from "./report-chapter.tsx";
import styles from "./roi-chapter.module.css";

// The sums and their charts weigh as much as the rest of the report, and stand far down in it.
const RoiFigures = lazy(async () => ({
	default: (await import("./roi/roi-figures.tsx")).RoiFigures,
}));

/** The money. Title: SPEC section 2 "Report detail". */
export function RoiChapter({ report }: { report: PaidReport }) {
	const isDue = useQuiet();
	return (
		<ReportChapter id="roi" document={report.document}>
			{isDue ? (
				<Suspense fallback={<Shape />}>
					<RoiFigures report={report} />
				</Suspense>
			) : (
				<Shape />
			)}
		</ReportChapter>
	);
}

/** Whether the first page has been drawn and the browser has nothing else to do: until then nothing far down is fetched. */
function useQuiet(): boolean {
	const [isQuiet, setQuiet] = useState(false);
	useEffect(() => {
		// Safari has none.
		if (!("requestIdleCallback" in window)) {
			const timer = setTimeout(() => setQuiet(true), 200);
			return () => clearTimeout(timer);
		}
		const wanted = window.requestIdleCallback(() => setQuiet(true), { timeout: 2_000 });
		return () => window.cancelIdleCallback(wanted);
	}, []);
	return isQuiet;
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
