import { type ReactNode, useEffect, useRef } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./payment.module.css";

/** The shape of the form until it can be drawn, under words that say what it waits for. */
export function LoadingPayment({ words }: { words: string }) {
	return (
		<div className="stack gap-4">
			<output className="soft text-m">{words}</output>
			<div className="stack gap-4" aria-hidden="true">
				<Skeleton height="2.75rem" />
				<Skeleton height="9rem" />
				<Skeleton height="2.75rem" />
			</div>
		</div>
	);
}

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
