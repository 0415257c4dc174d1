import type { ReactNode } from "react";
import styles from "./narrow.module.css";

/** A table of few and short columns: they stand close enough that the eye finds the line. */
export function Narrow({ children }: { children: ReactNode }) {
	return <div className={styles["narrow"]}>{children}</div>;
}
