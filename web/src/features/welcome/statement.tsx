import { type ReactNode, useId } from "react";
import styles from "./sections.module.css";

type StatementProps = {
	title: string;
	/** What stands on each line: a term, and what it means. */
	lines: readonly { term: string; mark?: ReactNode; text: string }[];
	/** What is said when all lines are. */
	children?: ReactNode;
};

/** A ruled list under a heading, as on a bank statement. */
export function Statement({ title, lines, children }: StatementProps) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<h3 id={id} className={styles["statement-title"]}>
				{title}
			</h3>
			<dl>
				{lines.map(({ term, mark, text }) => (
					<div key={term} className={styles["line"]} data-marked={mark ? true : undefined}>
						<dt>
							{mark}
							{term}
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			{children}
		</section>
	);
}
