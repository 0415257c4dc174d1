import { useId } from "react";
import styles from "#web/features/postcode-search/search.module.css";
import { FieldError } from "#web/ui/field.tsx";

type RadioOption = { value: string; label: string; note?: string | undefined };

type RadioListProps = {
	legend: string;
	hint?: string;
	name: string;
	/** The chosen value; empty while nothing is chosen. */
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
		<fieldset className="stack gap-1" aria-describedby={describedBy || undefined}>
			<legend className={`text-m strong ${styles["legend"]}`}>{legend}</legend>
			{hint ? (
				<p className="soft text-s" id={`${id}-hint`}>
					{hint}
				</p>
			) : null}
			<div className={`stack gap-2 above-1 ${styles["options"]}`} data-row={isRow || undefined}>
				{options.map((option) => (
					<label
						key={option.value}
						className={`stack gap-3 align-center medium target edged ${styles["option"]}`}
					>
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
