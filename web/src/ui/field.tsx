import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";
import { Icon } from "./icon.tsx";

type FieldProps = Omit<ComponentProps<"input">, "id" | "size"> & {
	label: string;
	hint?: string;
	/** Why the value was refused, in words for the visitor. */
	error?: string | undefined;
	/** Stands before the value: "£". */
	prefix?: string;
	size?: "normal" | "large";
};

/** One labelled input with its hint and its refusal, all tied together for assistive technology. */
export function Field({ label, hint, error, prefix, size = "normal", ...input }: FieldProps) {
	const id = useId();
	const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={styles["field"]}>
			<label className={styles["label"]} htmlFor={id}>
				{label}
			</label>
			{hint ? (
				<span className={styles["hint"]} id={`${id}-hint`}>
					{hint}
				</span>
			) : null}
			<div className={styles["box"]} data-size={size} data-refused={error ? true : undefined}>
				{prefix ? (
					<span className={styles["prefix"]} aria-hidden="true">
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
			</div>
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}

/** The words of a refusal, under whatever was refused. */
export function FieldError({ id, children }: { id: string; children: string }) {
	return (
		<span className={styles["error"]} id={id}>
			<Icon name="alert" size={15} />
			{children}
		</span>
	);
}
