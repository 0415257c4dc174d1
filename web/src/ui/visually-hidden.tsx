import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Text for a screen reader where the eye sees it from the layout. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className={styles["hidden"]}>{children}</span>;
}
