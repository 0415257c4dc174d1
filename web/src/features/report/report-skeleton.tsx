import { fromPounds } from "#domain/base/money.ts";
import { REPORT_TITLE } from "#domain/judgement/home/chapter-titles.ts";
import {
	SAMPLE_FIGURES,
	SAMPLE_LANDLORD,
	SAMPLE_POSTCODE,
	SAMPLE_REPORT_ID,
} from "#domain/site/example-postcodes.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { reportFiles } from "#web/lib/report-files.ts";
import { Panel } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { WithoutScripts } from "#web/ui/without-scripts.tsx";
import styles from "./report-frame.module.css";
import { BackHome, BackToReports } from "./report-header.tsx";
import { SampleNote } from "./sample-note.tsx";

/** What is settled of the sample before it comes. */
const sample = {
	home: { postcode: formatPostcode(SAMPLE_POSTCODE) },
	inputs: {
		price: fromPounds(SAMPLE_FIGURES.price),
		rent: fromPounds(SAMPLE_FIGURES.rent),
	},
	money: { context: { position: SAMPLE_LANDLORD } },
};

/** The shape of a report's first page while it is on its way, so that nothing moves when it comes. Of the sample its words stand there at once. */
export function ReportSkeleton({ isSample = false }: { isSample?: boolean }) {
	return (
		<>
			<header className={styles["header"]}>
				<div className={styles["words"]}>
					{isSample ? <BackHome /> : <BackToReports />}
					<h1 className={styles["title"]}>{REPORT_TITLE}</h1>
					{isSample ? (
						<p className={styles["address"]}>{sample.home.postcode}</p>
					) : (
						<Skeleton width="min(22rem, 80%)" height="2.5rem" />
					)}
					<div data-scripts="on">
						<output className={styles["place"]}>Opening the report …</output>
					</div>
				</div>
				<div className={styles["shape"]} aria-hidden="true">
					<Skeleton height="2.75rem" />
				</div>
			</header>
			<WithoutScripts>
				{isSample ? (
					<p>
						You can read it{" "}
						<a href={reportFiles({ id: SAMPLE_REPORT_ID, isShared: false }).pdf}>as a PDF</a>.
					</p>
				) : null}
			</WithoutScripts>
			{isSample ? (
				<div className={styles["notes"]}>
					<SampleNote sample={sample} />
				</div>
			) : null}
			<div className="stack one-column gap-4 above-5" aria-hidden="true">
				<CardShape lines={6} />
				<CardShape lines={3} />
				<CardShape lines={5} />
			</div>
		</>
	);
}

function CardShape({ lines }: { lines: number }) {
	return (
		<Panel>
			<div className="stack gap-4">
				<Skeleton width="15rem" height="1.5rem" />
				{Array.from({ length: lines }, (_, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: shapes are alike and never change places.
					<Skeleton key={at} width={at % 2 === 0 ? "92%" : "78%"} height="2.5rem" />
				))}
			</div>
		</Panel>
	);
}
