import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import styles from "./plan-checkout.module.css";

/** Stands where the payment form will, until there is a session to pay with. Source: Rule SCREEN-23. */
export function PreparingPayment() {
	return (
		<div className="stack gap-4">
			<output className="row gap-3 align-center soft text-m">
				<span className={styles["spinner"]} />
				Preparing your payment...
			</output>
			<div className="stack gap-4" aria-hidden="true">
				<Skeleton height="9rem" />
				<Skeleton height="8.5rem" />
				<Skeleton height="2.75rem" />
			</div>
		</div>
	);
}

/** The order summary while it is not known what it will say. */
export function SummaryShape() {
	return (
		<Card title="Order Summary">
			<div className="stack gap-3" aria-hidden="true">
				<Skeleton height="1.5rem" />
				<Skeleton height="2.25rem" />
				<Skeleton height="1.5rem" />
				<Skeleton height="4.5rem" />
			</div>
		</Card>
	);
}
