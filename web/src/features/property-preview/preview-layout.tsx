import type { ReactNode } from "react";
import styles from "./preview-layout.module.css";

type PreviewLayoutProps = {
	/** Verdict, numbers, licences. */
	main: ReactNode;
	/** What can be bought; beside the rest on a wide screen, after the main part on a narrow one. */
	offer: ReactNode;
	rest: ReactNode;
	/** A newer answer is under way. */
	stale?: boolean;
};

/** Where the parts of a preview stand, loaded or not. */
export function PreviewLayout({ main, offer, rest, stale = false }: PreviewLayoutProps) {
	return (
		<div className={styles["layout"]} data-stale={stale || undefined} aria-busy={stale}>
			<div className={styles["main"]}>{main}</div>
			<div className={styles["offer"]}>{offer}</div>
			<div className={styles["rest"]}>{rest}</div>
		</div>
	);
}
