import { useState } from "react";
import { type Period, type PeriodPreset, periodPresets } from "#domain/analytics/period.ts";
import { OwnDaysForm } from "./own-days-form.tsx";
import styles from "./period-bar.module.css";
import type { PeriodChoice } from "./use-period.ts";

type PeriodBarProps = {
	choice: PeriodChoice;
	/** The days that the choice comes to. */
	period: Period;
	today: string;
	onChoose: (choice: PeriodChoice) => void;
};

const names: Record<PeriodPreset, string> = {
	"7": "7 days",
	"30": "30 days",
	"90": "90 days",
	"12m": "12 months",
};

/** The choice of a period: one of the usual ones that end today, or days of one's own. */
export function PeriodBar({ choice, period, today, onChoose }: PeriodBarProps) {
	const isOwn = typeof choice !== "string";
	const [isOpen, setOpen] = useState(false);
	const choosePreset = (preset: PeriodPreset) => {
		setOpen(false);
		onChoose(preset);
	};
	return (
		<div className={styles["bar"]}>
			<fieldset className={styles["presets"]}>
				<legend className={styles["legend"]}>Period</legend>
				{periodPresets.map((preset) => (
					<button
						key={preset}
						type="button"
						className={styles["preset"]}
						aria-pressed={choice === preset}
						onClick={() => choosePreset(preset)}
					>
						{names[preset]}
					</button>
				))}
				<button
					type="button"
					className={styles["preset"]}
					aria-pressed={isOwn}
					aria-expanded={isOwn || isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					Own days
				</button>
			</fieldset>
			{isOwn || isOpen ? (
				<OwnDaysForm shown={period} isAsked={isOwn} today={today} onShow={onChoose} />
			) : null}
		</div>
	);
}
