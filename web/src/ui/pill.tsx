import { Icon, type IconName } from "./icon.tsx";
import styles from "./pill.module.css";

export type PillTone = "green" | "amber" | "red" | "grey";

/** A verdict by word, icon and colour at once. */
export function Pill({ tone, icon, word }: { tone: PillTone; icon: IconName; word: string }) {
	return (
		<span
			className={`align-center small strong nowrap inline-row tight ${styles["pill"]}`}
			data-tone={tone}
		>
			<Icon name={icon} size={15} />
			{word}
		</span>
	);
}

/** An energy rating on its colour; any letter but A to G is grey. */
export function RatingBadge({ rating }: { rating: string }) {
	return (
		<span className={styles["badge"]} data-rating={rating}>
			{rating}
		</span>
	);
}
