import type { ReactNode } from "react";
import styles from "./lists.module.css";

type FactListProps = {
	/** Where the values stand: in a column of their own beside the labels, or at the end of the line. */
	values: "beside" | "at-end";
	children: ReactNode;
};

/** Labelled facts, one a line. */
export function FactList({ values, children }: FactListProps) {
	return (
		<dl className={styles["facts"]} data-values={values}>
			{children}
		</dl>
	);
}

/** One line of a list of facts. A `small` in the value stands under it, quieter. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className={`gap-4 align-baseline ${styles["fact"]}`}>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
