import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./loading-payment.module.css";

/** The shape of the form until it can be drawn. */
export function LoadingPayment() {
	return (
		<div className={styles["loading"]}>
			<output className={styles["words"]}>Loading payment system...</output>
			<div className={styles["shape"]} aria-hidden="true">
				<Skeleton height="2.75rem" />
				<Skeleton height="9rem" />
				<Skeleton height="2.75rem" />
			</div>
		</div>
	);
}
