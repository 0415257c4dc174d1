import type { PaidReport } from "#contracts/report.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { upperFirst } from "#domain/report/sentence.ts";
import { riskWordsOf } from "#domain/report/verdict/risk-words.ts";
import {
	confidenceInWords,
	HIGHER_IS_BETTER,
	scoreInWords,
	scoreMeaning,
	verdictParts,
} from "#domain/report/verdict/verdict-words.ts";
import { investmentBand } from "#domain/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import { NOT_KNOWN } from "#domain/words.ts";
import { AnswersCard } from "#web/evidence/answers-card.tsx";
import { DealBreakers } from "#web/evidence/deal-breakers.tsx";
import { EvidenceList } from "#web/evidence/figure-list.tsx";
import { RiskCategory } from "#web/evidence/risk-category.tsx";
import { ScoreBreakdown } from "#web/evidence/score-breakdown.tsx";
import { Bar } from "#web/ui/bar.tsx";
import { Chapter, ChapterPart } from "#web/ui/chapter.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./overall-chapter.module.css";

/** The answer: what stops the letting, the two scores and how they relate, and the figures that matter. Source: DECISIONS 1. */
export function OverallChapter({ report }: { report: PaidReport }) {
	const { answer, verdict, methodologyVersion } = report.document;
	return (
		<>
			{answer ? <AnswersCard answer={answer} unchecked={uncheckedOf(report.document)} /> : null}
			<DealBreakers dealBreakers={verdict.dealBreakers} />
			<Chapter {...chapterHead("overall")}>
				<Scores document={report.document} />
				{verdict.keyFigures.length > 0 ? (
					<ChapterPart title={verdictParts.keyFigures}>
						<EvidenceList figures={verdict.keyFigures} />
					</ChapterPart>
				) : null}
				<ChapterPart title={verdictParts.components}>
					<p className={styles["scale"]}>{upperFirst(HIGHER_IS_BETTER)}.</p>
					<ul className={styles["bars"]}>
						{verdict.components.map(({ id, label, score, estimated }) => (
							<Bar
								key={id}
								label={label}
								percent={score === null ? null : Math.round(score)}
								tone={toneOf(score)}
								mark={estimated ? "estimated" : null}
								nothing={NOT_KNOWN}
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

/** What no one told, and who can, as the answers list it. */
function uncheckedOf({ unchecked }: ReportDocument) {
	return unchecked.map((gap) => ({ what: gap.what, who: gap.ask ?? "The council" }));
}

function Scores({ document }: { document: ReportDocument }) {
	const { verdict } = document;
	const { investmentScore, investmentLabel, colour, riskScore } = verdict;
	const { level, about } = confidenceInWords(verdict.confidence);
	return (
		<div className={styles["verdict"]}>
			<ScoreCircle
				score={investmentScore}
				colour={colour}
				label={investmentLabel}
				nothing={NOT_ENOUGH_DATA}
				caption="Investment score"
			/>
			<div className={styles["words"]}>
				<p className={styles["headline"]}>{verdict.headline}</p>
				<div className={styles["risk"]}>
					<b className={styles["score"]}>{scoreInWords("Risk Score", riskScore)}</b>
					<RiskCategory words={riskWordsOf(document)} />
				</div>
				<p>
					<b className={styles["score"]}>{scoreInWords("Investment Score", investmentScore)}</b>{" "}
					{scoreMeaning(verdict)}
				</p>
				<p className={styles["relation"]}>{verdict.relation}</p>
				<p className={styles["relation"]}>
					<b>{level}</b> {about}
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
