import { NOT_ENOUGH_DATA, type ScoreRange } from "#domain/judgement/score/investment-score.ts";
import styles from "./score.module.css";
import { ScoreScale } from "./score-scale.tsx";

type ScoreStripProps = {
	/** 0-100; null where too little is known. */
	score: number | null;
	range: ScoreRange | null;
	/** What heads it: the label of a home, the rank of an area. */
	headline: string;
	/** The label of a home; null where rent and price are not both stated. */
	label: string | null;
	/** What stands under the scale: what it is of, what holds it, and where there is none why. */
	words: string;
	/** Id of the part of the page that says what makes the score. */
	anchor: string;
	/** Has the part opened and brought into sight, where a fragment alone does not. */
	onOpen?: () => void;
};

/** The score in a line under the answers: what it is, what it may become, and what holds it. */
export function ScoreStrip(props: ScoreStripProps) {
	const { score, range, headline, label, words, anchor, onOpen } = props;
	const spread = range ? `Could be ${range.low} to ${range.high}.` : "";
	return (
		<div className={`ruled sunken ${styles["strip"]}`}>
			<p className="row between align-baseline across-3">
				<a href={`#${anchor}`} onClick={onOpen}>
					{score === null ? NOT_ENOUGH_DATA : headline}
				</a>
				{score === null ? null : (
					<span className="nowrap tabular" role="img" aria-label={nameOf(score, label)}>
						<b className="ink">{score}</b>/100
					</span>
				)}
			</p>
			{score === null ? null : (
				<ScoreScale score={score} range={range} label={label} words={label ? "wide" : "none"} />
			)}
			<p className="above-2">{[spread, words].filter(Boolean).join(" ")}</p>
		</div>
	);
}

function nameOf(score: number, label: string | null): string {
	return `Investment score ${score} out of 100${label === null ? "" : `: ${label}`}`;
}
