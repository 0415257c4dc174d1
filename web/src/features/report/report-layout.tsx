import type { ReactNode } from "react";
import styles from "./report-layout.module.css";

type ReportLayoutProps = { contents: ReactNode; children: ReactNode };

/** Contents beside the chapters where there is room, else above them. */
export function ReportLayout({ contents, children }: ReportLayoutProps) {
	return (
		<div className={styles["layout"]}>
			{contents}
			<div className={styles["chapters"]}>{children}</div>
		</div>
	);
}
