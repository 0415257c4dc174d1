import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import styles from "./chart.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type ChartFigureProps = {
	title: string;
	/** The same figures as a table: for screen readers, and on paper. */
	table: ReactNode;
	/** What can be done with the figures. Where there is anything, the table can be brought into view as well. */
	tools?: ReactNode;
	/** The drawing. */
	children: ReactNode;
};

/** A chart under its title, and its figures as a table for readers who cannot see it. */
export function ChartFigure({ title, table, tools, children }: ChartFigureProps) {
	const [isInView, setInView] = useState(false);
	return (
		<figure className={`shrinkable unbroken ${styles["figure"]}`}>
			<figcaption className="below-3 text-m strong">{title}</figcaption>
			<div aria-hidden="true">{children}</div>
			{tools ? (
				<div className={`row wrap across-4 ${styles["tools"]}`}>
					<Button look="plain" onClick={() => setInView(!isInView)}>
						{isInView ? "Hide table" : "Show table"}
						<VisuallyHidden>{` of ${title}`}</VisuallyHidden>
					</Button>
					{tools}
				</div>
			) : null}
			<div className={styles["table"]} data-in-view={isInView || undefined}>
				<div className={styles["sheet"]}>{table}</div>
			</div>
		</figure>
	);
}
