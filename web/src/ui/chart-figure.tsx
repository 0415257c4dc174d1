import type { ReactNode } from "react";
import styles from "./chart-figure.module.css";

type ChartFigureProps = {
	title: string;
	/** The same figures as a table: for screen readers, and on paper. */
	table: ReactNode;
	/** The drawing. */
	children: ReactNode;
};

/** A chart under its title, and its figures as a table for whoever cannot see it. */
export function ChartFigure({ title, table, children }: ChartFigureProps) {
	return (
		<figure className={styles["figure"]}>
			<figcaption className={styles["title"]}>{title}</figcaption>
			<div aria-hidden="true">{children}</div>
			<div className={styles["table"]}>
				<div className={styles["sheet"]}>{table}</div>
			</div>
		</figure>
	);
}
