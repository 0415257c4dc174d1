import type { Preview, ScoreComponent } from "#contracts/preview.ts";
import { formatNumber } from "#web/lib/format.ts";
import styles from "./score-breakdown.module.css";

/** The arithmetic of the score: what each part weighs, what it scored and why. */
export function ScoreBreakdown({ preview }: { preview: Preview }) {
	const { components, confidence, methodologyVersion, score } = preview;
	return (
		<div className={styles["breakdown"]}>
			<ul className={styles["components"]}>
				{components.map((component) => (
					<Component key={component.id} component={component} />
				))}
			</ul>
			<Capped preview={preview} />
			<p>
				{score.knownWeight < 100
					? `${score.knownWeight}% of the weight is known. What is unknown is left out, and the rest weighs more.`
					: "Every part of the score is known."}
				{score.grade ? ` Grade ${score.grade}: ${score.gradeLabel}.` : null} Method version{" "}
				{methodologyVersion}.
			</p>
			{confidence.gaps.length > 0 ? (
				<div>
					<h3 className={styles["heading"]}>What holds the confidence down</h3>
					<ul className={styles["gaps"]}>
						{confidence.gaps.map((gap) => (
							<li key={gap}>{gap}</li>
						))}
					</ul>
				</div>
			) : null}
		</div>
	);
}

function Component({ component }: { component: ScoreComponent }) {
	const { label, weight, score, estimated, reason, deductions } = component;
	return (
		<li className={styles["component"]}>
			<span className={styles["name"]}>
				{label} <small>{weight}% of the score</small>
			</span>
			<span className={styles["score"]}>
				{score === null ? (
					<small>not known</small>
				) : (
					<>
						{formatNumber(Math.round(score))} <small>of 100{estimated ? ", estimated" : ""}</small>
					</>
				)}
			</span>
			{deductions.length > 0 ? null : <span className={styles["reason"]}>{reason}</span>}
			{deductions.map((deduction) => (
				<span key={deduction.label} className={styles["deduction"]}>
					<span>{deduction.label}</span>
					<span>−{formatNumber(deduction.points)}</span>
				</span>
			))}
		</li>
	);
}

/** What the score was before a deal-breaker held it down. */
function Capped({ preview: { riskScore, score, dealBreakers } }: { preview: Preview }) {
	if (riskScore === null || score.uncapped === null || score.uncapped === riskScore) {
		return null;
	}
	return (
		<p className={styles["capped"]}>
			Without the deal-breaker the score would be <b>{score.uncapped}</b>. It is held at {riskScore}
			: {dealBreakers.map(({ title }) => title).join("; ")}.
		</p>
	);
}
