import type { CSSProperties } from "react";
import { NOT_ENOUGH_DATA, type ScoreRange } from "#domain/judgement/score/investment-score.ts";
import { scoreOfHundred } from "#domain/telling/report/verdict/verdict-words.ts";
import styles from "./score.module.css";

const RADIUS = 24;
const LENGTH = 2 * Math.PI * RADIUS;

type ScoreStripProps = {
	/** 0-100; null where too little is known. */
	score: number | null;
	range: ScoreRange | null;
	label: string;
	colour: "green" | "yellow" | "red" | null;
	/** What stands under the score: what it is of, what holds it, and where there is none why. */
	words: string;
	/** Id of the part of the page that says what makes the score. */
	anchor: string;
	/** Has the part opened and brought into sight, where a fragment alone does not. */
	onOpen?: () => void;
};

/** The score in a line under the answers: what it is, what it may become, and what holds it. */
export function ScoreStrip({
	score,
	range,
	label,
	colour,
	words,
	anchor,
	onOpen,
}: ScoreStripProps) {
	return (
		<div className={`row align-center ruled sunken ${styles["strip"]}`}>
			<ScoreRing score={score} range={range} label={label} colour={colour} />
			<p>
				<strong>{score === null ? NOT_ENOUGH_DATA : scoreOfHundred(score, range)}</strong>
				{words}
			</p>
			<a href={`#${anchor}`} onClick={onOpen}>
				Why
			</a>
		</div>
	);
}

/** Full up to the low end of the range, pale to the high end. Read aloud as one sentence. */
function ScoreRing({
	score,
	range,
	label,
	colour,
}: Pick<ScoreStripProps, "score" | "range" | "label" | "colour">) {
	const full = range?.low ?? score ?? 0;
	const most = range?.high ?? full;
	const name = score === null ? NOT_ENOUGH_DATA : `Investment score ${score} out of 100: ${label}`;
	return (
		<svg
			className={styles["ring"]}
			data-colour={colour ?? undefined}
			width={56}
			height={56}
			viewBox="0 0 56 56"
			fill="none"
			role="img"
			aria-label={name}
		>
			<circle
				className={score === null ? styles["open"] : styles["track"]}
				cx={28}
				cy={28}
				r={RADIUS}
			/>
			{score === null ? null : (
				<>
					<circle className={styles["range"]} style={arc(most)} cx={28} cy={28} r={RADIUS} />
					<circle className={styles["arc"]} style={arc(full)} cx={28} cy={28} r={RADIUS} />
				</>
			)}
			<text x={28} y={34.5}>
				{score ?? "?"}
			</text>
		</svg>
	);
}

function arc(percent: number): CSSProperties {
	return { strokeDasharray: `${(LENGTH * percent) / 100} ${LENGTH}` };
}
