import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import styles from "./notice.module.css";

type NoticeProps = {
	tone: "info" | "warning" | "error";
	children: ReactNode;
	/** A button, when something can be done about it. */
	action?: ReactNode;
};

/** A few words that stand in the page until what they say has passed. An e-mail address among them may be longer than a phone is wide. */
export function Notice({ tone, children, action }: NoticeProps) {
	return (
		<div
			className={`stack gap-2 ink text-m across-3 ${styles["notice"]}`}
			data-tone={tone}
			role={tone === "error" ? "alert" : undefined}
		>
			<Icon name={tone === "info" ? "info" : "alert"} />
			<div className="stack gap-1 shrinkable break-anywhere">{children}</div>
			{action ? <div className={styles["action"]}>{action}</div> : null}
		</div>
	);
}
