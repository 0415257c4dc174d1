import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { PaidReport } from "#contracts/report.ts";
import { WhenNear } from "#web/evidence/when-near.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./chapters.module.css";
import { ReportChapter } from "./report-chapter.tsx";

// The sums and their charts weigh as much as the rest of the report, and stand far down in it.
const RoiFigures = lazy(async () => ({
	default: (await import("./roi/roi-figures.tsx")).RoiFigures,
}));

/** The money chapter. Of a bought report it is there for printing too; of the sample it loads once opened. */
export function RoiChapter({ report }: { report: PaidReport }) {
	const figures = (
		<Suspense fallback={<Shape />}>
			<RoiFigures report={report} />
		</Suspense>
	);
	return (
		<ReportChapter id="roi" document={report.document}>
			{report.isSample ? (
				<WhenNear waiting={<Shape />}>{figures}</WhenNear>
			) : (
				<WhenQuiet>{figures}</WhenQuiet>
			)}
		</ReportChapter>
	);
}

function WhenQuiet({ children }: { children: ReactNode }) {
	return useQuiet() ? children : <Shape />;
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

/** On paper a sentence in its place, where the chapter was never opened. */
function Shape() {
	return (
		<>
			<p className={styles["unopened"]}>Open this chapter before you print, or read the PDF.</p>
			<div className="stack gap-4 no-print" aria-hidden="true">
				<Skeleton height="5.5rem" />
				<Skeleton height="10rem" />
				<Skeleton height="24rem" />
				<Skeleton height="20rem" />
			</div>
		</>
	);
}
