import { type FormEvent, useState } from "react";
import { type Period, refusePeriod } from "#domain/analytics/period.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import styles from "./own-days-form.module.css";

type OwnDaysFormProps = {
	/** What the fields begin with. */
	shown: Period;
	/** That is what was asked for, so that what is wrong with it is said at once. */
	isAsked: boolean;
	today: string;
	onShow: (period: Period) => void;
};

/** First and last day of somebody's own period. */
export function OwnDaysForm({ shown, isAsked, today, onShow }: OwnDaysFormProps) {
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
