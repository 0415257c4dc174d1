import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";
import styles from "./analytics.module.css";

type SectionProps = {
	title: string;
	/** What the figures are, in a line a person understands. */
	note?: string | null;
	children: ReactNode;
};

/** Charts of one matter under its heading. */
export function ChartSection({ title, note = null, children }: SectionProps) {
	return (
		<Card title={title}>
			{note ? <p className={styles["note"]}>{note}</p> : null}
			{children}
		</Card>
	);
}

/** Stands where a chart would have nothing to draw. */
export function Nothing({ children }: { children: string }) {
	return <p className={styles["nothing"]}>{children}</p>;
}
