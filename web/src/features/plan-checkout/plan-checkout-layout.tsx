import type { ReactNode } from "react";
import { screens } from "#domain/base/screens.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { useSubscription } from "#web/lib/use-subscription.ts";
import { CheckoutLayout } from "#web/payment/checkout-layout.tsx";
import { GrantedNotice } from "#web/payment/granted-notice.tsx";

type PlanCheckoutLayoutProps = {
	plan: PlanId;
	/** Where the plan is not the first. */
	title?: string;
	summary: ReactNode;
	payment: ReactNode;
};

/** The frame of every state of a plan's checkout, so that none of them moves the others about. */
export function PlanCheckoutLayout({ plan, title, ...parts }: PlanCheckoutLayoutProps) {
	return (
		<CheckoutLayout
			title={title ?? `Subscribe to ${plans[plan].name}`}
			back={{ to: screens.subscription, label: "Back to plans" }}
			summary={
				<div className="stack one-column gap-5">
					<Granted />
					{parts.summary}
				</div>
			}
			payment={parts.payment}
		/>
	);
}

/** Tells a buyer, before they pay, that we granted them a plan or set theirs aside. */
function Granted() {
	const subscription = useSubscription("plans");
	return subscription.state === "known" ? <GrantedNotice status={subscription.status} /> : null;
}
