import { CheckoutLayout } from "#web/payment/checkout-layout.tsx";
import { LoadingPayment } from "#web/payment/loading-payment.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The shape of the checkout while what is to be paid for is on its way. */
export function CheckoutSkeleton() {
	return (
		<CheckoutLayout
			title="Complete Your Purchase"
			back={null}
			summary={
				<Card title="Order Summary">
					<div className="stack gap-4" aria-hidden="true">
						<Skeleton width="80%" height="1.5rem" />
						<Skeleton width="60%" height="1.25rem" />
						<Skeleton height="5.5rem" />
						<Skeleton height="7rem" />
						<Skeleton height="9rem" />
					</div>
				</Card>
			}
			payment={
				<Card title="Payment Details">
					<LoadingPayment words="Loading payment system..." />
				</Card>
			}
		/>
	);
}
