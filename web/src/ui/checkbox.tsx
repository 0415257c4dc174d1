import type { ComponentProps, ReactNode } from "react";
import styles from "./fields.module.css";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

/** A statement to tick; the whole line is the target. */
export function Checkbox({ label, ...input }: CheckboxProps) {
	return (
		<label className={`stack gap-3 text-m align-start target ${styles["checkbox"]}`}>
			<input type="checkbox" {...input} />
			<span>{label}</span>
		</label>
	);
}
