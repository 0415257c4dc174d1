import type { CSSProperties } from "react";
import type { Preview } from "#contracts/preview.ts";
import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import styles from "./score-strip.module.css";

const RADIUS = 24;
const LENGTH = 2 * Math.PI * RADIUS;
/** Fragment of the card that says what makes the score. */
export const SCORE_ANCHOR = "score";

/** The score in a line under the answers: what it is, what it may become, and what holds it. */
export function ScoreStrip({ preview }: { preview: Preview }) {
	const { riskScore, score } = preview;
	return (
		<div className={styles["strip"]}>
			<ScoreRing preview={preview} />
			<p>
				<strong>{riskScore === null ? NOT_ENOUGH_DATA : scoreInWords(preview)}</strong>
				{riskScore === null ? score.summary : `${score.label}. ${explained(score)}`}
			</p>
			<a href={`#${SCORE_ANCHOR}`}>Why</a>
		</div>
	);
}

/** "62, could be 55 to 74", or "39 of 100" where hardly anything is open. */
function scoreInWords({ riskScore, scoreRange }: Preview): string {
	return scoreRange === null
		? `${riskScore} of 100`
		: `${riskScore} of 100, could be ${scoreRange.low} to ${scoreRange.high}`;
}

/** What the score is of, where that is not the home itself, and what holds it; else what costs it most. Source: DECISIONS 3. */
function explained({ limits, subject, summary }: Preview["score"]): string {
	const held = limits.some(({ id }) => id !== "not_this_home");
	if (subject === null) {
		return summary;
	}
	const whose = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}.`;
	return held ? `${whose} ${summary}` : whose;
}

/** Full up to the low end of the range, pale to the high end. Read aloud as one sentence. */
function ScoreRing({ preview: { riskScore, score, scoreRange } }: { preview: Preview }) {
	const full = scoreRange?.low ?? riskScore ?? 0;
	const most = scoreRange?.high ?? full;
	const name =
		riskScore === null
			? NOT_ENOUGH_DATA
			: `Investment score ${riskScore} out of 100: ${score.label}`;
	return (
		<svg
			className={styles["ring"]}
			data-colour={score.colour ?? undefined}
			width={56}
			height={56}
			viewBox="0 0 56 56"
			fill="none"
			role="img"
			aria-label={name}
		>
			<circle
				className={riskScore === null ? styles["open"] : styles["track"]}
				cx={28}
				cy={28}
				r={RADIUS}
			/>
			{riskScore === null ? null : (
				<>
					<circle className={styles["range"]} style={arc(most)} cx={28} cy={28} r={RADIUS} />
					<circle className={styles["arc"]} style={arc(full)} cx={28} cy={28} r={RADIUS} />
				</>
			)}
			<text x={28} y={34.5}>
				{riskScore ?? "?"}
			</text>
		</svg>
	);
}

function arc(percent: number): CSSProperties {
	return { strokeDasharray: `${(LENGTH * percent) / 100} ${LENGTH}` };
}
