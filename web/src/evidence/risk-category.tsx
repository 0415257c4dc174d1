import type { Verdict } from "#domain/report/document.ts";
import { NO_CATEGORY } from "#domain/report/words/verdict-words.ts";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone } from "#web/ui/pill.tsx";
import styles from "./risk-category.module.css";

const looks: Readonly<Record<"green" | "yellow" | "red", { tone: PillTone; icon: IconName }>> = {
	green: { tone: "green", icon: "check" },
	yellow: { tone: "amber", icon: "alert" },
	red: { tone: "red", icon: "alert" },
};

type RiskCategoryProps = Pick<
	Verdict,
	"riskScore" | "riskLabel" | "riskColour" | "riskDescription"
>;

/**
 * The category of a risk score and what it means. From 40 to 59 the category is "Low Risk" and the meaning is not, so the
 * meaning leads and the badge gives up its green. Source: SPEC section 9 "Saved-report risk bands", DECISIONS 1.
 */
export function RiskCategory({
	riskScore,
	riskLabel,
	riskColour,
	riskDescription,
}: RiskCategoryProps) {
	if (riskScore === null || riskLabel === null || riskColour === null) {
		return <span className={styles["category"]}>{NO_CATEGORY}</span>;
	}
	if (riskScore >= 40 && riskScore < 60) {
		return (
			<span className={styles["category"]}>
				<b>{riskDescription}</b>
				<Pill tone="amber" icon="info" word={`Category: ${riskLabel}`} />
			</span>
		);
	}
	return (
		<span className={styles["category"]}>
			<Pill {...looks[riskColour]} word={riskLabel} />
			<span>{riskDescription}</span>
		</span>
	);
}
