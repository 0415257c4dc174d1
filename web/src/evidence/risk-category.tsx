import type { RiskWords } from "#domain/judgement/score/bands.ts";
import { NO_CATEGORY } from "#domain/telling/report/verdict/verdict-words.ts";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone } from "#web/ui/pill.tsx";
import styles from "./figures.module.css";

const looks: Readonly<Record<"green" | "yellow" | "red", { tone: PillTone; icon: IconName }>> = {
	green: { tone: "green", icon: "check" },
	yellow: { tone: "amber", icon: "alert" },
	red: { tone: "red", icon: "alert" },
};

/**
 * What is printed beside a risk score: its badge where both scales say the same, and what it means. Nothing where the words would
 * praise a home that is not known to pay; null is a score that is not known. Source: Rule SCORE-18.
 */
export function RiskCategory({ words }: { words: RiskWords | null }) {
	if (words === null) {
		return (
			<span className={`row wrap gap-1 align-center regular across-3 ${styles["category"]}`}>
				{NO_CATEGORY}
			</span>
		);
	}
	const { badge, description } = words;
	if (description === null) {
		return null;
	}
	return (
		<span className={`row wrap gap-1 align-center regular across-3 ${styles["category"]}`}>
			{badge ? <Pill {...looks[badge.colour]} word={badge.label} /> : null}
			<span>{description}</span>
		</span>
	);
}
