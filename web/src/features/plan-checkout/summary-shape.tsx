import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./summary-shape.module.css";

/** The order summary while it is not known what it will say. */
export function SummaryShape() {
	return (
		<Card title="Order Summary">
			<div className={styles["shape"]} aria-hidden="true">
				<Skeleton height="1.5rem" />
				<Skeleton height="2.25rem" />
				<Skeleton height="1.5rem" />
				<Skeleton height="4.5rem" />
			</div>
		</Card>
	);
}
