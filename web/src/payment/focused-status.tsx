import { type ReactNode, useEffect, useRef } from "react";
import styles from "./focused-status.module.css";

/** How a payment stands. It takes the place of the form and of the button that was pressed, and so the focus. */
export function FocusedStatus({ children }: { children: ReactNode }) {
	const standing = useRef<HTMLDivElement>(null);
	useEffect(() => standing.current?.focus(), []);
	return (
		<div ref={standing} tabIndex={-1} className={styles["standing"]} role="status">
			{children}
		</div>
	);
}
