import { type ComponentProps, useId } from "react";
import { FieldError } from "./field.tsx";
import inputBox from "./input-box.module.css";
import styles from "./text-field.module.css";

type TextFieldProps = Omit<ComponentProps<"textarea">, "id"> & {
	label: string;
	/** Why the text was refused, in words for the visitor. */
	error: string | undefined;
};

/** One labelled text of several lines with its refusal. */
export function TextField({ label, error, ...input }: TextFieldProps) {
	const id = useId();
	return (
		<div className={styles["field"]}>
			<label htmlFor={id}>{label}</label>
			<div className={inputBox["box"]} data-refused={error ? true : undefined}>
				<textarea
					rows={5}
					{...input}
					id={id}
					className={`${inputBox["input"]} ${styles["text"]}`}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
				/>
			</div>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}
