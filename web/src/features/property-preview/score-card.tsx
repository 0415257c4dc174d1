import type { Preview, ScoreComponent } from "#contracts/preview.ts";
import { investmentBand } from "#domain/judgement/score/bands.ts";
import { NOT_ENOUGH_DATA } from "#domain/judgement/score/investment-score.ts";
import { limitInWords } from "#domain/telling/report/verdict/verdict-words.ts";
import { ScoreBreakdown } from "#web/evidence/score-breakdown.tsx";
import { ScoreScale } from "#web/evidence/score-scale.tsx";
import { formatNumber } from "#web/lib/format.ts";
import { Bar } from "#web/ui/bar.tsx";
import { Card } from "#web/ui/card.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { ScoreCircle } from "#web/ui/score-circle.tsx";
import styles from "./preview-cards.module.css";
import { ownLabel, SCORE_ANCHOR } from "./preview-score.tsx";

/** What makes the score, below the line that says what holds it: the points of its four parts, the three bars, and the whole arithmetic. Source: Rule SCORE-1, Rule SCORE-17. */
export function ScoreCard({ preview }: { preview: Preview }) {
	const { riskScore, score, components, bars, confidence } = preview;
	const scored = { ...preview, ...score, investmentScore: riskScore };
	// Of the home itself, and where there is no score, the line above has said it.
	const isStated = riskScore === null || score.subject === null;
	const below = limitInWords(scored) || (isStated ? null : score.summary);
	return (
		<div id={SCORE_ANCHOR} className={`no-print ${styles["anchor"]}`}>
			<Card title="What makes the score">
				<div className={styles["ring"]}>
					<ScoreCircle
						score={riskScore}
						colour={ownLabel(preview) === null ? null : score.colour}
						label={ownLabel(preview) ?? score.headline}
						nothing={NOT_ENOUGH_DATA}
						isDecorative
					/>
				</div>
				{riskScore === null ? null : (
					<ScoreScale
						score={riskScore}
						range={preview.scoreRange}
						label={ownLabel(preview)}
						words="always"
					/>
				)}
				<ul className={styles["parts"]}>
					{components.map((part) => (
						<Part key={part.id} part={part} />
					))}
				</ul>
				{below ? <p className={styles["held"]}>{below}</p> : null}
				<ul
					className={`no-print ${styles["bars"]}`}
					aria-label="As three ratings, higher is better"
				>
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
					{riskScore === null ? null : (
						<p className="below-3 soft text-s">
							<b className="ink strong">{confidence.label} confidence</b> in the figures behind it (
							{confidence.percent}%).
						</p>
					)}
					<ScoreBreakdown scored={scored} methodologyVersion={preview.methodologyVersion} />
				</Disclosure>
			</Card>
		</div>
	);
}

/** The points that a part gives of those it could, and where its area stands. */
function Part({ part: { label, points, outOf, isAssumed, standing } }: { part: ScoreComponent }) {
	return (
		<li className={styles["part"]}>
			<span>{label}</span>
			{points === null || outOf === null ? (
				<small>not known</small>
			) : (
				<>
					<span className={styles["track"]} aria-hidden="true">
						<span style={{ width: `${(100 * points) / outOf}%` }} />
					</span>
					<span className={styles["points"]}>
						<b className="ink">{formatNumber(Math.round(points))}</b> of{" "}
						{formatNumber(Math.round(outOf))}
						{isAssumed ? <small> assumed</small> : null}
					</span>
				</>
			)}
			{standing && points !== null ? <small className="full-width">{standing.text}</small> : null}
		</li>
	);
}

/** The bars take the colours of the score. */
function toneOf(percent: number) {
	const { colour } = investmentBand(percent);
	return colour === "yellow" ? "amber" : colour;
}
