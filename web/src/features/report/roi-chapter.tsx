import { lazy, Suspense } from "react";
import type { PaidReport } from "#contracts/report.ts";
import { Chapter } from "#web/ui/chapter.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./roi-chapter.module.css";

// The sums and their charts weigh as much as the rest of the report, and stand far down in it.
const RoiFigures = lazy(async () => ({
	default: (await import("./roi/roi-figures.tsx")).RoiFigures,
}));

/** The money. Title: SPEC section 2 "Report detail". */
export function RoiChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<Chapter {...chapterHead("roi")} answer={document.money.answer}>
			<Suspense fallback={<Shape />}>
				<RoiFigures money={document.money} />
			</Suspense>
		</Chapter>
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
