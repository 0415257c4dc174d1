import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";
import styles from "./without-scripts.module.css";

/**
 * Tells whoever runs no scripts that this page needs them, and where to go on. Shown by the styles and not a `noscript`, into which the Worker could write
 * no address.
 */
export function WithoutScripts({ children }: { children?: ReactNode }) {
	return (
		<div className={styles["without"]}>
			<Notice tone="info">
				<p>This page is put together in your browser, and needs JavaScript, which is off.</p>
				{children}
			</Notice>
		</div>
	);
}

/** What stands there until something comes that only a script fetches. */
export function Waiting({ children }: { children: ReactNode }) {
	return <div className={styles["waiting"]}>{children}</div>;
}
