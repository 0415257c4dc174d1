import type { SampleSummary } from "#contracts/examples.ts";
import { scoreInWords } from "#domain/report/verdict/verdict-words.ts";
import { investmentBand, riskWords } from "#domain/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import { RiskCategory } from "#web/evidence/risk-category.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import styles from "./sample-scores.module.css";

/** The report's first sentence, and both scores with how they relate. Source: DECISIONS 1. */
export function SampleScores({ sample }: { sample: SampleSummary }) {
	const { headline, investmentScore, riskScore, riskDescription } = sample;
	const band = investmentScore === null ? null : investmentBand(investmentScore);
	return (
		<div className={styles["scores"]}>
			<ScoreCircle
				score={investmentScore}
				colour={band?.colour ?? null}
				label={band?.label ?? NOT_ENOUGH_DATA}
				nothing={NOT_ENOUGH_DATA}
				caption="Investment score"
			/>
			<div className={styles["words"]}>
				<p className={styles["headline"]}>{headline}</p>
				<div className={styles["risk"]}>
					<b className={styles["score"]}>{scoreInWords("Risk Score", riskScore)}</b>
					<RiskCategory
						words={riskScore === null ? null : riskWords(riskScore, riskDescription !== null)}
					/>
				</div>
				<p className={styles["relation"]}>
					{riskScore === null
						? "Too little is known for either score. The report says what is known, and names what is not."
						: `It is 100 less the investment score of ${100 - riskScore}: one judgement, read from both ends.`}
				</p>
			</div>
		</div>
	);
}
