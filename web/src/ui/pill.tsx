import { Icon, type IconName } from "./icon.tsx";
import styles from "./pill.module.css";

export type PillTone = "green" | "amber" | "red" | "grey";

/** A verdict by word, icon and colour at once. */
export function Pill({ tone, icon, word }: { tone: PillTone; icon: IconName; word: string }) {
	return (
		<span className={styles["pill"]} data-tone={tone}>
			<Icon name={icon} size={15} />
			{word}
		</span>
	);
}
