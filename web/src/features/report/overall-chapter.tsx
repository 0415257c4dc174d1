import type { PaidReport } from "#contracts/report.ts";
import type { Verdict } from "#domain/report/document.ts";
import { investmentBand } from "#domain/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import { DealBreakers } from "#web/evidence/deal-breakers.tsx";
import { RiskCategory } from "#web/evidence/risk-category.tsx";
import { ScoreBreakdown } from "#web/evidence/score-breakdown.tsx";
import { ToldList } from "#web/evidence/told-list.tsx";
import { Bar } from "#web/ui/bar.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./overall-chapter.module.css";

/** The answer: what stops the letting, the two scores and how they relate, and the figures that matter. Source: DECISIONS 1. */
export function OverallChapter({ report }: { report: PaidReport }) {
	const { verdict, methodologyVersion } = report.document;
	return (
		<>
			<DealBreakers dealBreakers={verdict.dealBreakers} />
			<Chapter {...chapterHead("overall")}>
				<Scores verdict={verdict} />
				{verdict.keyFigures.length > 0 ? (
					<ChapterPart title="The figures that matter most">
						<ToldList told={verdict.keyFigures} />
					</ChapterPart>
				) : null}
				<ChapterPart title="What the investment score is made of">
					<p className={styles["scale"]}>On every bar, higher is better.</p>
					<ul className={styles["bars"]}>
						{verdict.components.map(({ id, label, score, estimated }) => (
							<Bar
								key={id}
								label={label}
								percent={score === null ? null : Math.round(score)}
								tone={toneOf(score)}
								mark={estimated ? "estimated" : null}
								nothing="Not known"
							/>
						))}
					</ul>
					<Disclosure summary="How this score is made">
						<ScoreBreakdown scored={verdict} methodologyVersion={methodologyVersion} />
					</Disclosure>
				</ChapterPart>
			</Chapter>
		</>
	);
}

function Scores({ verdict }: { verdict: Verdict }) {
	const { investmentScore, investmentLabel, colour, riskScore, confidence } = verdict;
	return (
		<div className={styles["verdict"]}>
			<ScoreCircle
				score={investmentScore}
				colour={colour}
				label={investmentLabel}
				nothing={NOT_ENOUGH_DATA}
			/>
			<div className={styles["words"]}>
				<p className={styles["headline"]}>{verdict.headline}</p>
				<div className={styles["risk"]}>
					<b className={styles["score"]}>
						{riskScore === null ? "Risk Score: not known" : `Risk Score: ${riskScore}/100`}
					</b>
					<RiskCategory {...verdict} />
				</div>
				<p>
					<b className={styles["score"]}>
						{investmentScore === null
							? "Investment Score: not known"
							: `Investment Score: ${investmentScore}/100`}
					</b>
					{investmentScore === null ? null : ` ${investmentLabel}`}
					{verdict.grade ? `, grade ${verdict.grade} (${verdict.gradeLabel})` : null}
				</p>
				<p className={styles["relation"]}>{verdict.relation}</p>
				<p className={styles["relation"]}>
					<b>{confidence.label} confidence</b> in the figures behind it ({confidence.percent}%)
				</p>
			</div>
		</div>
	);
}

/** The bars take the colours of the score. */
function toneOf(score: number | null) {
	const { colour } = investmentBand(score ?? 0);
	return colour === "yellow" ? "amber" : colour;
}
