import type { Preview } from "#contracts/preview.ts";
import { investmentBand } from "#domain/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import { ScoreBreakdown } from "#web/evidence/score-breakdown.tsx";
import { Bar } from "#web/ui/bar.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import styles from "./score-card.module.css";

/** Score, label, three bars, confidence. Source: SPEC section 2 "Property preview", block 1; DECISIONS 1 and 3. */
export function ScoreCard({ preview }: { preview: Preview }) {
	const { riskScore, score, bars, confidence } = preview;
	return (
		<Card title="Investment score">
			<div className={styles["verdict"]}>
				<ScoreCircle
					score={riskScore}
					colour={score.colour}
					label={score.label}
					nothing={NOT_ENOUGH_DATA}
				/>
				<div className={styles["words"]}>
					<p className={styles["label"]}>{riskScore === null ? "No score" : score.label}</p>
					<p className={styles["summary"]}>{score.summary}</p>
					{riskScore === null ? null : (
						<p className={styles["confidence"]}>
							<b>{confidence.label} confidence</b> in the figures behind it ({confidence.percent}%)
						</p>
					)}
				</div>
			</div>
			<p className={styles["scale"]}>
				Three quick checks, apart from the score. On every bar, higher is better.
			</p>
			<ul className={styles["bars"]}>
				{bars.map(({ label, percent, estimated, note }) => (
					<Bar
						key={label}
						label={label}
						percent={percent}
						tone={percent === null ? "red" : toneOf(percent)}
						mark={estimated ? "estimated" : null}
						nothing={note ?? "Not checked"}
					/>
				))}
			</ul>
			<Disclosure summary="How this score is made">
				<ScoreBreakdown
					scored={{ ...preview, ...score, investmentScore: riskScore }}
					methodologyVersion={preview.methodologyVersion}
				/>
			</Disclosure>
		</Card>
	);
}

/** The bars take the colours of the score. */
function toneOf(percent: number) {
	const { colour } = investmentBand(percent);
	return colour === "yellow" ? "amber" : colour;
}
