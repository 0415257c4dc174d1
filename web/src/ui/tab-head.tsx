import type { ReactNode, Ref } from "react";
import styles from "./tab-head.module.css";

type TabHeadProps = {
	title: string;
	/** The heading, which takes the focus when what had it is gone. */
	ref?: Ref<HTMLHeadingElement>;
	children?: ReactNode;
};

/** The heading of a tab, and beside it what is done to the whole of what it holds. */
export function TabHead({ title, ref, children }: TabHeadProps) {
	return (
		<div className={styles["head"]}>
			<h2 ref={ref} tabIndex={-1} className={styles["title"]}>
				{title}
			</h2>
			{children}
		</div>
	);
}
