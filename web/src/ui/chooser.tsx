import { type ComponentProps, useId } from "react";
import { FieldError } from "./field.tsx";
import styles from "./fields.module.css";
import { Icon } from "./icon.tsx";

type ChooserProps = Omit<ComponentProps<"select">, "id"> & {
	label: string;
	/** Said under the choice: why there is nothing to choose. */
	note?: string | null;
	error?: string | undefined;
};

/** One labelled native select: the platform's own list is the best one on a phone. */
export function Chooser({ label, note, error, ...select }: ChooserProps) {
	const id = useId();
	const describedBy = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div className={`stack shrinkable edged on-card ${styles["chooser"]}`}>
			<label className={`soft small ${styles["chooser-label"]}`} htmlFor={id}>
				{label}
			</label>
			<select
				{...select}
				id={id}
				className={styles["select"]}
				aria-invalid={error ? true : undefined}
				aria-describedby={describedBy || undefined}
			/>
			<span className={styles["mark"]}>
				<Icon name="chevron" size={16} />
			</span>
			{note || error ? (
				<span className={`soft small ${styles["note"]}`}>
					{note ? <span id={`${id}-note`}>{note}</span> : null}
					{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
				</span>
			) : null}
		</div>
	);
}
