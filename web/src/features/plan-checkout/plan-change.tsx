import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { type PlanId, plans } from "#domain/plans.ts";
import { Card } from "#web/ui/card.tsx";
import { ChangePayment } from "./change-payment.tsx";
import { changeQuoteQuery } from "./change-quote-query.ts";
import { ChangeSummary } from "./change-summary.tsx";
import { outdatedBy } from "./outdated-by.ts";
import { PlanCheckoutLayout } from "./plan-checkout-layout.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { PreparingPayment } from "./preparing-payment.tsx";
import { SetupFailed } from "./setup-failed.tsx";
import { SummaryShape } from "./summary-shape.tsx";

type PlanChangeProps = {
	plan: PlanId;
	/** Of the plan that is running. */
	status: SubscriptionState;
};

/** Moving a running subscription to another plan, never beside it. Source: DECISIONS 10. */
export function PlanChange({ plan, status }: PlanChangeProps) {
	const { data: quote, error, isFetching, refetch } = useQuery(changeQuoteQuery(plan));
	useOutdated(error);
	return (
		<PlanCheckoutLayout
			plan={plan}
			title={quote?.kind === "keep" ? `Keep ${plans[plan].name}` : `Change to ${plans[plan].name}`}
			summary={
				<>
					<PlanSummary plan={plan} inTrial={status.status === "trialing"} />
					{quote ? <ChangeSummary quote={quote} status={status} /> : <SummaryShape />}
				</>
			}
			payment={
				<Card title="Payment Details">
					{quote ? (
						<ChangePayment quote={quote} isTest={status.isTest} />
					) : error && !isFetching ? (
						<SetupFailed error={error} retry={() => void refetch()} />
					) : (
						<PreparingPayment />
					)}
				</Card>
			}
		/>
	);
}

/** A refusal may mean that the subscription stands otherwise than the page believes. */
function useOutdated(error: Error | null): void {
	const queryClient = useQueryClient();
	const heed = useEffectEvent((refusal: Error) => {
		const queryKey = outdatedBy(refusal);
		if (queryKey) {
			void queryClient.invalidateQueries({ queryKey });
		}
	});
	useEffect(() => {
		if (error) {
			heed(error);
		}
	}, [error]);
}
