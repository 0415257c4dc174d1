import type { ReactNode } from "react";
import styles from "./plain-line.module.css";

type PlainLineProps = { label: string; children: ReactNode };

/** A line of a list of figures that needs no source: what the reader stated, or what follows from the lines around it. */
export function PlainLine({ label, children }: PlainLineProps) {
	return (
		<div className={styles["line"]}>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
