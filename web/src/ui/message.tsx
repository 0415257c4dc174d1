import type { ReactNode } from "react";
import styles from "./message.module.css";

type MessageProps = {
	title: string;
	children: ReactNode;
	/** One way on, or several beside each other, the likeliest first. */
	action: ReactNode;
};

/** A screen that has nothing to show but a reason and a way on. */
export function Message({ title, children, action }: MessageProps) {
	return (
		<div className={styles["message"]}>
			<h1 className={styles["title"]}>{title}</h1>
			<div className={styles["body"]}>{children}</div>
			<div className={styles["actions"]}>{action}</div>
		</div>
	);
}
