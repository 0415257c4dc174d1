import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./message.module.css";

const widths = ["92%", "74%", "84%"];

/** The shape of something that is not shown: bars and a lock, no text to recover. */
export function Locked() {
	return (
		<div className={styles["locked"]} aria-hidden="true">
			{widths.map((width) => (
				<span key={width} className={styles["line"]} style={{ width }} />
			))}
			<span className={styles["lock"]}>
				<Icon name="lock" size={18} />
			</span>
		</div>
	);
}

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
			<div className="row wrap gap-3">{action}</div>
		</div>
	);
}
