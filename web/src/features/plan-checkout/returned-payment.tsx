import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PlanId } from "#domain/business/plans.ts";
import { planCheckoutPath } from "#web/lib/paths.ts";
import { invalidateSubscription } from "#web/lib/queries.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { SettlementNotice } from "./settlement-notice.tsx";
import { useSettlement } from "./use-settlement.ts";

type ReturnedPaymentProps = {
	plan: PlanId;
	intentId: string;
	/** Stands there once the plan is active. */
	children: ReactNode;
};

/** Settles what a buyer comes back with from the payment provider. The checkout gives no second session while that is in doubt. */
export function ReturnedPayment({ plan, intentId, children }: ReturnedPaymentProps) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const settlement = useSettlement(
		{ by: "intent", planId: plan, intentId },
		{
			onActive: () => void invalidateSubscription(queryClient),
			onRefused: ({ message }) =>
				showToast({ title: "Payment Failed", message, tone: "destructive" }),
		},
	);
	if (settlement.state === "active") {
		return children;
	}
	return (
		<NarrowPage title="Your payment">
			<SettlementNotice settlement={settlement} />
			{settlement.state === "settling" ? null : (
				<div>
					<ButtonLink to={planCheckoutPath(plan)} look="secondary">
						Back to the checkout
					</ButtonLink>
				</div>
			)}
		</NarrowPage>
	);
}
