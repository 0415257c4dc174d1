import { type ReactNode, useId } from "react";
import styles from "./page.module.css";

/** A part of a screen with a heading of its own. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles["card"]} aria-labelledby={id}>
			<h2 className={`below-4 text-ml ${styles["title"]}`} id={id}>
				{title}
			</h2>
			{children}
		</section>
	);
}

/** The same frame around something that needs no heading of its own. */
export function Panel({ children }: { children: ReactNode }) {
	return <div className={styles["card"]}>{children}</div>;
}
