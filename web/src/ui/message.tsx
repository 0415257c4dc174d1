import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./page.module.css";

const widths = ["92%", "74%", "84%"];

/** The shape of something that is not shown: bars and a lock, no text to recover. */
export function Locked() {
	return (
		<div className={`stack below-4 ${styles["locked"]}`} aria-hidden="true">
			{widths.map((width) => (
				<span key={width} className={styles["line"]} style={{ width }} />
			))}
			<span className={`stack soft centred framed on-card ${styles["lock"]}`}>
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
		<div className={`stack gap-4 ${styles["message"]}`}>
			<h1 className="page-title">{title}</h1>
			<div className="stack gap-3 below-2 soft text-ml">{children}</div>
			<div className="row wrap gap-3">{action}</div>
		</div>
	);
}
