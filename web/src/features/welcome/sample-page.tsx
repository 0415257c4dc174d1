import type { SampleSummary } from "#contracts/examples.ts";
import { SAMPLE_POSTCODE } from "#domain/example-postcodes.ts";
import { REPORT_TITLE } from "#domain/report/chapters.ts";
import { dateInWords } from "#domain/words.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { SampleFindings } from "./sample-findings.tsx";
import styles from "./sample-page.module.css";
import { SamplePageShape } from "./sample-page-shape.tsx";
import { SampleScores } from "./sample-scores.tsx";

type SamplePageProps = {
	/** Null when it cannot be had now. */
	sample: SampleSummary | "awaited" | null;
};

/** A sheet that begins as the report does. */
export function SamplePage({ sample }: SamplePageProps) {
	const known = sample === "awaited" ? null : sample;
	const place = known?.place ? ` · ${known.place}` : "";
	return (
		<article
			className={styles["page"]}
			aria-busy={sample === "awaited"}
			data-empty={sample === null || undefined}
		>
			<header className={styles["head"]}>
				<div>
					<h3 className={styles["title"]}>{REPORT_TITLE}</h3>
					<p className={styles["place"]}>
						<span>
							{formatPostcode(SAMPLE_POSTCODE)}
							{place}
						</span>
						{known ? <span>Made {dateInWords(known.assessedOn)}</span> : null}
					</p>
				</div>
				<span className={styles["mark"]}>Sample</span>
			</header>
			<Page sample={sample} />
		</article>
	);
}

function Page({ sample }: SamplePageProps) {
	if (sample === "awaited") {
		return <SamplePageShape />;
	}
	return sample === null ? (
		<p className={styles["none"]}>
			Its first page cannot be shown here just now. The whole report has a page of its own: open it
			below, and it is made while you wait.
		</p>
	) : (
		<>
			<SampleScores sample={sample} />
			<SampleFindings sample={sample} />
		</>
	);
}
