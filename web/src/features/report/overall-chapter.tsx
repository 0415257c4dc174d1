import type { PaidReport } from "#contracts/report.ts";
import { NOT_ENOUGH_DATA } from "#domain/judgement/score/investment-score.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import {
	confidenceInWords,
	scoreInWords,
	scoreMeaning,
} from "#domain/telling/report/verdict/verdict-words.ts";
import { DealBreakers } from "#web/evidence/deal-breakers.tsx";
import { RiskCategory } from "#web/evidence/risk-category.tsx";
import { ScoreBreakdown } from "#web/evidence/score-breakdown.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import styles from "./chapters.module.css";
import { ReportChapter } from "./report-chapter.tsx";

/** The two scores and how they relate, what stops the letting, and the whole arithmetic. Source: Rule SCORE-1. */
export function OverallChapter({ report: { document } }: { report: PaidReport }) {
	const { verdict, methodologyVersion } = document;
	const { investmentScore, riskScore } = verdict;
	const isStated = document.answer.pays.basis === "stated";
	const { level, about } = confidenceInWords(verdict.confidence);
	return (
		<ReportChapter id="overall" document={document}>
			<div className={`no-print ${styles["ring"]}`}>
				<ScoreCircle
					score={investmentScore}
					colour={isStated ? verdict.colour : null}
					label={verdict.investmentLabel}
					nothing={NOT_ENOUGH_DATA}
					isDecorative
				/>
			</div>
			<div className="stack gap-2 measure below-5">
				<p className={styles["headline"]}>{verdict.headline}</p>
				<div className={styles["overall-risk"]}>
					<b className={styles["score"]}>{scoreInWords("Risk Score", riskScore)}</b>
					<RiskCategory words={riskWordsOf(document)} />
				</div>
				<p>
					<b className={styles["score"]}>{scoreInWords("Investment Score", investmentScore)}</b>{" "}
					{scoreMeaning(verdict)}
				</p>
				<p className="soft text-s">{verdict.relation}</p>
				<p className="soft text-s">
					<b className="ink strong">{level}</b> {about}
				</p>
			</div>
			<DealBreakers dealBreakers={verdict.dealBreakers} />
			<ScoreBreakdown scored={verdict} methodologyVersion={methodologyVersion} withGaps={false} />
		</ReportChapter>
	);
}
