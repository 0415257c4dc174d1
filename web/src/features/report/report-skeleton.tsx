import { REPORT_TITLE } from "#domain/report/chapter-titles.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import header from "./report-header.module.css";
import { BackToReports } from "./report-header.tsx";
import { ReportLayout } from "./report-layout.tsx";
import styles from "./report-skeleton.module.css";

/** The shape of a report while it is on its way, so that nothing moves when it comes. */
export function ReportSkeleton() {
	return (
		<>
			<header className={header["header"]}>
				<div className={header["words"]}>
					<BackToReports />
					<h1 className={header["title"]}>{REPORT_TITLE}</h1>
					<Skeleton width="min(22rem, 80%)" height="2.5rem" />
					<output className={header["place"]}>Opening the report …</output>
				</div>
				<div className={styles["actions"]} aria-hidden="true">
					<Skeleton height="2.75rem" />
				</div>
			</header>
			<ReportLayout contents={<ContentsShape />}>
				<div className={styles["card"]} aria-hidden="true">
					<Skeleton width="15rem" height="1.75rem" />
					<div className={styles["score"]}>
						<Skeleton width="10.5rem" height="10.5rem" round />
						<div className={styles["words"]}>
							<Skeleton height="1.5rem" />
							<Skeleton width="70%" height="1.25rem" />
							<Skeleton width="80%" height="1.25rem" />
						</div>
					</div>
					<LinesShape />
				</div>
				<div className={styles["card"]} aria-hidden="true">
					<Skeleton width="13rem" height="1.75rem" />
					<LinesShape />
				</div>
			</ReportLayout>
		</>
	);
}

function ContentsShape() {
	return (
		<div className={styles["contents"]} aria-hidden="true">
			<LinesShape />
			<LinesShape />
		</div>
	);
}

function LinesShape() {
	return (
		<>
			<Skeleton height="1.25rem" />
			<Skeleton width="86%" height="1.25rem" />
			<Skeleton width="92%" height="1.25rem" />
			<Skeleton width="78%" height="1.25rem" />
			<Skeleton width="88%" height="1.25rem" />
		</>
	);
}
