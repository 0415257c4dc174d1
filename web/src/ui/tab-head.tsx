import type { ReactNode, Ref } from "react";
import styles from "./page.module.css";

type TabHeadProps = {
	title: string;
	/** The heading, which takes the focus when what had it is gone. */
	ref?: Ref<HTMLHeadingElement>;
	children?: ReactNode;
};

/** The heading of a tab, and beside it what is done to the whole of what it holds. */
export function TabHead({ title, ref, children }: TabHeadProps) {
	return (
		<div className={`row wrap gap-3 align-center below-4 between target ${styles["head"]}`}>
			<h2 ref={ref} tabIndex={-1} className={styles["tab-title"]}>
				{title}
			</h2>
			{children}
		</div>
	);
}
