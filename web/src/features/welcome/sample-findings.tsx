import type { SampleSummary } from "#contracts/examples.ts";
import { chapterTitles } from "#domain/report/chapters.ts";
import styles from "./sample-findings.module.css";

/** The first risks, the first recommendation, and the names of what follows them. */
export function SampleFindings({ sample }: { sample: SampleSummary }) {
	const { keyRisks, recommendation, chapters } = sample;
	return (
		<>
			{keyRisks.length > 0 ? (
				<section className={styles["part"]}>
					<h4 className={styles["title"]}>{chapterTitles.risks}</h4>
					<ol className={styles["risks"]}>
						{keyRisks.map((risk) => (
							<li key={risk}>{risk}</li>
						))}
					</ol>
				</section>
			) : null}
			{recommendation ? (
				<section className={styles["part"]}>
					<h4 className={styles["title"]}>{chapterTitles.recommendations}</h4>
					<p className={styles["line"]}>{recommendation}</p>
				</section>
			) : null}
			<section className={styles["part"]}>
				<h4 className={styles["title"]}>Its {chapters.length} chapters</h4>
				<ol className={styles["chapters"]}>
					{chapters.map((title) => (
						<li key={title}>{title}</li>
					))}
				</ol>
			</section>
		</>
	);
}
