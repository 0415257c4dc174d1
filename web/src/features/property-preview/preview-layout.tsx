import type { ReactNode } from "react";
import styles from "./preview-layout.module.css";

type PreviewLayoutProps = {
	/** Verdict, numbers, licences. */
	main: ReactNode;
	/** What can be bought and what is missing; beside the main part on a wide screen, after it on a narrow one. */
	aside: ReactNode;
	rest: ReactNode;
	/** A newer answer is under way. */
	stale?: boolean;
};

/** Where the parts of a preview stand, loaded or not. */
export function PreviewLayout({ main, aside, rest, stale = false }: PreviewLayoutProps) {
	return (
		<div className={styles["layout"]} data-stale={stale || undefined} aria-busy={stale}>
			<div className={styles["part"]}>{main}</div>
			<div className={styles["part"]}>{aside}</div>
			<div className={styles["part"]}>{rest}</div>
		</div>
	);
}
