import type { CSSProperties } from "react";
import { investmentBands } from "#domain/judgement/score/bands.ts";
import type { ScoreRange } from "#domain/judgement/score/investment-score.ts";
import styles from "./score.module.css";

/** From the lowest. */
const bands = investmentBands.toReversed();

type ScoreScaleProps = {
	score: number;
	range: ScoreRange | null;
	/** The label of a home, which stands out among the four; null of an area, whose score has none. */
	label: string | null;
	/** Where the four labels stand under it: never, from a tablet on, or always. */
	words: "none" | "wide" | "always";
};

/** A score and what it may become, drawn over the four bands. Says nothing aloud: the words stand beside it. */
export function ScoreScale({ score, range, label, words }: ScoreScaleProps) {
	const at = {
		"--score": `${score}%`,
		"--low": `${range?.low ?? score}%`,
		"--high": `${range?.high ?? score}%`,
	} satisfies CSSProperties;
	return (
		<div className={styles["scale"]} data-words={words} style={at} aria-hidden="true">
			<span className={styles["bands"]}>
				{bands.map((band) => (
					<span key={band.label} />
				))}
			</span>
			<span className={styles["open-part"]} />
			<span className={styles["tick"]} />
			{words === "none" ? null : (
				<span className={`soft ${styles["labels"]}`}>
					{bands.map((band) => (
						<span key={band.label} data-own={band.label === label || undefined}>
							{band.label}
						</span>
					))}
				</span>
			)}
		</div>
	);
}
