import type { ReactNode } from "react";
import styles from "./preview-frame.module.css";

type PreviewLayoutProps = {
	/** The answers, the choices, what counts against the place, the score. */
	lead: ReactNode;
	/** What can be bought: beside everything on a wide screen, where it follows the scroll; after the lead on a narrow one. */
	offer: ReactNode;
	/** Details behind the answers. */
	rest: ReactNode;
	/** A newer answer is under way. */
	stale?: boolean;
};

/** Where the parts of a preview stand, loaded or not. */
export function PreviewLayout({ lead, offer, rest, stale = false }: PreviewLayoutProps) {
	return (
		<div className={styles["layout"]} data-stale={stale || undefined} aria-busy={stale}>
			<div className={styles["lead"]}>{lead}</div>
			<div className={styles["offer"]}>
				<div className={styles["following"]}>{offer}</div>
			</div>
			<div className={styles["rest"]}>{rest}</div>
		</div>
	);
}
