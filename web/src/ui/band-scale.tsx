import { Icon } from "./icon.tsx";
import styles from "./pill.module.css";
import { RatingBadge } from "./pill.tsx";

const letters = ["G", "F", "E", "D", "C", "B", "A"];

type BandScaleProps = { current: string | null; potential: string | null };

/** Where a home stands between G and A, now and at its best. A picture of figures that stand beside it as text. */
export function BandScale({ current, potential }: BandScaleProps) {
	if (current === null || !letters.includes(current)) {
		return null;
	}
	return (
		<div className={`stack below-5 ${styles["scale"]}`} aria-hidden="true">
			<Mark word="now" letter={current} />
			{letters.map((letter) => (
				<span
					key={letter}
					className={styles["band"]}
					data-off={(letter !== current && letter !== potential) || undefined}
				>
					<RatingBadge rating={letter} />
				</span>
			))}
			{potential !== null && letters.includes(potential) ? (
				<Mark word="potential" letter={potential} />
			) : null}
		</div>
	);
}

function Mark({ word, letter }: { word: "now" | "potential"; letter: string }) {
	return (
		<span
			className={styles["mark"]}
			data-word={word}
			style={{ gridColumn: letters.indexOf(letter) + 1 }}
		>
			<span>{word}</span>
			<Icon name="chevron" size={12} />
		</span>
	);
}
