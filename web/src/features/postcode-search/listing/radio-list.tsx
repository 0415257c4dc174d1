import { useId } from "react";
import { FieldError } from "#web/ui/field.tsx";
import styles from "./radio-list.module.css";

type RadioOption = { value: string; label: string; note?: string | undefined };

type RadioListProps = {
	legend: string;
	hint?: string;
	name: string;
	/** Of none of them while nothing is chosen. */
	value: string;
	onChange: (value: string) => void;
	options: readonly RadioOption[];
	error?: string | undefined;
	/** Beside each other, for words that are short. */
	isRow?: boolean;
};

/** One of a few, each a line that can be pressed as a whole. */
export function RadioList({
	legend,
	hint,
	name,
	value,
	onChange,
	options,
	error,
	isRow = false,
}: RadioListProps) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<fieldset className={styles["list"]} aria-describedby={describedBy || undefined}>
			<legend className={styles["legend"]}>{legend}</legend>
			{hint ? (
				<p className="soft text-s" id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<div className={styles["options"]} data-row={isRow || undefined}>
				{options.map((option) => (
					<label key={option.value} className={styles["option"]}>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChange(option.value)}
						/>
						<span>
							{option.label}
							{option.note ? (
								<small className="soft text-s regular nowrap"> {option.note}</small>
							) : null}
						</span>
					</label>
				))}
			</div>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</fieldset>
	);
}
