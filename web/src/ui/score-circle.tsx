import type { CSSProperties } from "react";
import styles from "./score-circle.module.css";

type ScoreCircleProps = {
	/** 0-100, or null when there is none. */
	score: number | null;
	colour: "green" | "yellow" | "red" | null;
	/** What the score says in words: "Good Investment". */
	label: string;
	/** Said inside the circle when there is no score. */
	nothing: string;
	/** What is scored, where nothing beside the circle says so. */
	caption?: string;
	/** Words beside it say the same, so it is hidden from screen readers. */
	isDecorative?: boolean;
};

const RADIUS = 74;
/** So many that the ticks of an unknown score meet evenly. */
const TICKS = 120;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score as an arc of a circle, drawn once. Read aloud as one sentence. */
export function ScoreCircle({
	score,
	colour,
	label,
	nothing,
	caption,
	isDecorative = false,
}: ScoreCircleProps) {
	const arc: CSSProperties = {
		"--length": LENGTH,
		strokeDasharray: LENGTH,
		strokeDashoffset: LENGTH * (1 - (score ?? 0) / 100),
	};
	const name = score === null ? nothing : `Investment score ${score} out of 100: ${label}`;
	return (
		<div
			className={styles["circle"]}
			{...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
		>
			<svg viewBox="4 4 160 160" fill="none" strokeWidth="11" aria-hidden="true">
				<circle
					className={score === null ? styles["unknown"] : styles["track"]}
					cx="84"
					cy="84"
					r={RADIUS}
					pathLength={TICKS}
				/>
				{score ? (
					<circle
						className={styles["arc"]}
						style={arc}
						data-colour={colour}
						cx="84"
						cy="84"
						r={RADIUS}
					/>
				) : null}
			</svg>
			<div className={`stack soft small tight ${styles["words"]}`}>
				{score === null ? (
					<span className={styles["nothing"]}>{nothing}</span>
				) : (
					<>
						<span className={`ink tabular ${styles["number"]}`}>{score}</span>
						<span>out of 100</span>
						{caption ? <span className={`ink medium ${styles["caption"]}`}>{caption}</span> : null}
					</>
				)}
			</div>
		</div>
	);
}
