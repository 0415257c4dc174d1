import { type ComponentProps, useId } from "react";
import { FieldError } from "./field.tsx";
import styles from "./fields.module.css";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id"> & {
	label: string;
	hint?: string;
	error?: string | undefined;
};

/** One labelled box for several lines, with its hint and its refusal. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={styles["field"]}>
			<label className={styles["label"]} htmlFor={id}>
				{label}
			</label>
			{hint ? (
				<span className={`above-1 soft text-s ${styles["hint"]}`} id={`${id}-hint`}>
					{hint}
				</span>
			) : null}
			<div
				className={`${styles["box"]} ${styles["field-box"]}`}
				data-refused={error ? true : undefined}
			>
				<textarea
					rows={4}
					{...input}
					id={id}
					className={`${styles["input"]} ${styles["lines"]}`}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy || undefined}
				/>
			</div>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}
