import { type FormEvent, useState } from "react";
import {
	type Period,
	type PeriodPreset,
	periodPresets,
	refusePeriod,
} from "#domain/business/analytics/period.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import styles from "./analytics.module.css";
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
		<div className="stack one-column gap-4">
			<fieldset className="row wrap gap-2">
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

type OwnDaysFormProps = {
	/** What the fields begin with. */
	shown: Period;
	/** That is what was asked for, so that what is wrong with it is said at once. */
	isAsked: boolean;
	today: string;
	onShow: (period: Period) => void;
};

/** First and last day of somebody's own period. */
function OwnDaysForm({ shown, isAsked, today, onShow }: OwnDaysFormProps) {
	const [begun, setBegun] = useState(shown);
	const [typed, setTyped] = useState(shown);
	const [refusal, setRefusal] = useState(isAsked ? refusePeriod(shown, today) : null);
	// Another period came into the address: what was typed is of the past, but the focus stays where it is.
	if (begun.from !== shown.from || begun.to !== shown.to) {
		setBegun(shown);
		setTyped(shown);
		setRefusal(isAsked ? refusePeriod(shown, today) : null);
	}
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const found = refusePeriod(typed, today);
		setRefusal(found);
		if (!found) {
			onShow(typed);
		}
	};
	const field = (end: keyof Period, label: string) => (
		<Field
			label={label}
			type="date"
			max={today}
			value={typed[end]}
			error={refusal?.end === end ? refusal.message : undefined}
			onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
		/>
	);
	return (
		<form className={styles["form"]} onSubmit={submit} noValidate aria-label="Own days">
			{field("from", "First day")}
			{field("to", "Last day")}
			<Button type="submit" look="secondary">
				Show these days
			</Button>
		</form>
	);
}
