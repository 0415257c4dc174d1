import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./fields.module.css";
import { Icon } from "./icon.tsx";

type FieldProps = Omit<ComponentProps<"input">, "id" | "size" | "type"> & {
	/** No `number`: the wheel would edit it. Digits are typed into a text with an `inputMode`. */
	type?: "text" | "date" | "email" | "password" | "search" | "url";
	label: string;
	hint?: string;
	/** Why the value was refused, in words for the visitor. */
	error?: string | undefined;
	/** Stands before the value: "£". */
	prefix?: string;
	/** Stands after the value: a small button. */
	end?: ReactNode;
	size?: "normal" | "large";
};

/** One labelled input with its hint and its refusal, all tied together for assistive technology. */
export function Field({ label, hint, error, prefix, end, size = "normal", ...input }: FieldProps) {
	const id = useId();
	// A refusal in the words of the hint takes its place: once is enough.
	const shownHint = hint === error ? undefined : hint;
	const describedBy = [shownHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={styles["field"]} data-field>
			<label className={styles["label"]} htmlFor={id}>
				{label}
			</label>
			{shownHint ? (
				<span className={`above-1 soft text-s ${styles["hint"]}`} id={`${id}-hint`}>
					{shownHint}
				</span>
			) : null}
			<div
				className={`${styles["box"]} ${styles["field-box"]}`}
				data-size={size}
				data-refused={error ? true : undefined}
			>
				{prefix ? (
					<span className={`stack soft centred ${styles["lead"]}`} aria-hidden="true">
						{prefix}
					</span>
				) : null}
				<input
					{...input}
					id={id}
					className={styles["input"]}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy || undefined}
				/>
				{end}
			</div>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}

/** The words of a refusal, under whatever was refused. */
export function FieldError({ id, children }: { id: string; children: string }) {
	return (
		<span className={`row gap-1 text-s medium align-start ${styles["error"]}`} id={id}>
			<Icon name="alert" size={15} />
			{children}
		</span>
	);
}

/** Raises what stands in a field as it is typed, without moving the cursor. */
export function inUpperCase(field: HTMLInputElement): void {
	const { selectionStart, selectionEnd, value } = field;
	const raised = value.toUpperCase();
	if (raised !== value) {
		field.value = raised;
		field.setSelectionRange(selectionStart, selectionEnd);
	}
}
