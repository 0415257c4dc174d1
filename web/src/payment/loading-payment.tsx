import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./loading-payment.module.css";

/** The shape of the form until it can be drawn, under words that say what it waits for. */
export function LoadingPayment({ words }: { words: string }) {
	return (
		<div className={styles["loading"]}>
			<output className={styles["words"]}>{words}</output>
			<div className={styles["shape"]} aria-hidden="true">
				<Skeleton height="2.75rem" />
				<Skeleton height="9rem" />
				<Skeleton height="2.75rem" />
			</div>
		</div>
	);
}
