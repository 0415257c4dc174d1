import type { SampleSummary } from "#contracts/examples.ts";
import { dateInWords } from "#domain/base/words.ts";
import { chapterTitles, REPORT_TITLE } from "#domain/judgement/home/chapter-titles.ts";
import { investmentBand, riskWords } from "#domain/judgement/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/judgement/score/investment-score.ts";
import { SAMPLE_POSTCODE } from "#domain/site/example-postcodes.ts";
import { scoreInWords } from "#domain/telling/report/verdict/verdict-words.ts";
import { Answered } from "#web/evidence/answered.tsx";
import { RiskCategory } from "#web/evidence/risk-category.tsx";
import { formatPostcode } from "#web/lib/format.ts";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./sample.module.css";

/** Of the risks, the recommendation and the chapters. */
const groups = [
	{ part: "risks", widths: ["94%", "82%", "88%", "63%", "90%", "71%"] },
	{ part: "recommendation", widths: ["92%", "58%"] },
	{ part: "chapters", widths: ["40%", "46%", "38%", "44%", "36%", "42%", "39%", "45%"] },
];

/** The shape of the first page, until it is there. */
function SamplePageShape() {
	return (
		<div className={styles["shape"]} data-scripts="on">
			<VisuallyHidden>The sample is being worked out.</VisuallyHidden>
			<Skeleton height="6rem" />
			<div className={styles["verdict"]}>
				<Skeleton width="8rem" height="8rem" round />
				<div className={styles["lines"]}>
					<Skeleton height="1.25rem" />
					<Skeleton width="80%" height="1.25rem" />
					<Skeleton width="55%" height="1rem" />
				</div>
			</div>
			{groups.map(({ part, widths }) => (
				<div key={part} className={styles["lines"]}>
					{widths.map((width) => (
						<Skeleton key={width} width={width} height="0.9375rem" />
					))}
				</div>
			))}
		</div>
	);
}

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
			className={`stack one-column gap-4 packed framed on-card ${styles["page"]}`}
			data-scripts="on"
			aria-busy={sample === "awaited"}
			data-empty={sample === null || undefined}
		>
			<header className={`row gap-3 between align-start ${styles["head"]}`}>
				<div>
					<h3 className={styles["title"]}>{REPORT_TITLE}</h3>
					<p className="row wrap above-1 soft text-m across-4">
						<span>
							{formatPostcode(SAMPLE_POSTCODE)}
							{place}
						</span>
						{known ? <span>Made {dateInWords(known.assessedOn)}</span> : null}
					</p>
				</div>
				<span className={`soft small strong edged ${styles["mark"]}`}>Sample</span>
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
		<p className="soft measure-34">
			Its first page cannot be shown here just now. The whole report has a page of its own: open it
			below, and it is made while you wait.
		</p>
	) : (
		<>
			<Answered answered={sample.answered} />
			<SampleScores sample={sample} />
			<SampleFindings sample={sample} />
		</>
	);
}

/** The first risks, the first recommendation, and the names of what follows them. */
function SampleFindings({ sample }: { sample: SampleSummary }) {
	const { keyRisks, recommendation, chapters } = sample;
	return (
		<>
			{keyRisks.length > 0 ? (
				<section className={styles["part"]}>
					<h4 className={styles["part-title"]}>{chapterTitles.risks}</h4>
					<ol className={`stack gap-2 text-m ${styles["risks"]}`}>
						{keyRisks.map((risk) => (
							<li key={risk}>{risk}</li>
						))}
					</ol>
				</section>
			) : null}
			{recommendation ? (
				<section className={styles["part"]}>
					<h4 className={styles["part-title"]}>{chapterTitles.recommendations}</h4>
					<p className="text-m">{recommendation}</p>
				</section>
			) : null}
			<section className={styles["part"]}>
				<h4 className={styles["part-title"]}>Its {chapters.length} chapters</h4>
				<ol className={`soft text-s across-5 ${styles["chapters"]}`}>
					{chapters.map((title) => (
						<li key={title}>{title}</li>
					))}
				</ol>
			</section>
		</>
	);
}

/** The report's first sentence, and both scores with how they relate. Source: Rule SCORE-1. */
function SampleScores({ sample }: { sample: SampleSummary }) {
	const { headline, investmentScore, riskScore, riskDescription } = sample;
	const band = investmentScore === null ? null : investmentBand(investmentScore);
	return (
		<div className={`stack align-center ${styles["scores"]}`}>
			<ScoreCircle
				score={investmentScore}
				colour={band?.colour ?? null}
				label={band?.label ?? NOT_ENOUGH_DATA}
				nothing={NOT_ENOUGH_DATA}
				caption="Investment score"
			/>
			<div className={`stack gap-2 shrinkable ${styles["words"]}`}>
				<p className={`text-l strong ${styles["headline"]}`}>{headline}</p>
				<div className="row wrap gap-1 align-center text-m across-3">
					<b className={styles["score"]}>{scoreInWords("Risk Score", riskScore)}</b>
					<RiskCategory
						words={riskScore === null ? null : riskWords(riskScore, riskDescription !== null)}
					/>
				</div>
				<p className="soft text-s">
					{riskScore === null
						? "Too little is known for either score. The report says what is known, and names what is not."
						: `It is 100 less the investment score of ${100 - riskScore}: one judgement, read from both ends.`}
				</p>
			</div>
		</div>
	);
}
