import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { PlanChangeQuote, SubscriptionState } from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { formatDay, priceInWords } from "#web/lib/format.ts";
import { nextPlanOf, planNameOf } from "#web/lib/subscription-text.ts";
import { Card } from "#web/ui/card.tsx";
import { ChangePayment, changeQuoteQuery } from "./change-payment.tsx";
import { outdatedBy } from "./outdated-by.ts";
import { PlanCheckoutLayout } from "./plan-checkout-layout.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { PreparingPayment, SummaryShape } from "./preparing-payment.tsx";
import { PriceLine, PriceLines, PriceNote } from "./price-lines.tsx";
import { SetupFailed } from "./setup-failed.tsx";

type PlanChangeProps = {
	plan: PlanId;
	/** State of the running plan. */
	status: SubscriptionState;
};

/** Moving a running subscription to another plan, never beside it. Source: Rule PLAN-4. */
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

/** Fetches again what a refusal proves outdated: the subscription may differ from what the page believes. */
function useOutdated(error: Error | null): void {
	const queryClient = useQueryClient();
	const handleRefusal = useEffectEvent((refusal: Error) => {
		const queryKey = outdatedBy(refusal);
		if (queryKey) {
			void queryClient.invalidateQueries({ queryKey });
		}
	});
	useEffect(() => {
		if (error) {
			handleRefusal(error);
		}
	}, [error]);
}

type ChangeSummaryProps = { quote: PlanChangeQuote; status: SubscriptionState };

/** What changes with the plan, and what it costs from when. Source: Rule PLAN-5. */
function ChangeSummary({ quote, status }: ChangeSummaryProps) {
	const { planId, price, amount, dueNow, chargedFrom, startsAt } = quote;
	const next = nextPlanOf(status);
	return (
		<Card title="Order Summary">
			<PriceLines>
				<PriceLine label="Now">{planNameOf(status)}</PriceLine>
				{next ? <PriceLine label={`Planned from ${next.day}`}>{next.name}</PriceLine> : null}
				{quote.kind === "keep" ? null : (
					<PriceLine label={startsAt === null ? "From today" : `From ${formatDay(startsAt)}`}>
						{plans[planId].name}
					</PriceLine>
				)}
				<PriceLine label={`${plans[planId].name} plan, monthly price`}>
					{priceInWords(pence(price))}
				</PriceLine>
				{price > amount ? (
					<PriceLine label={quote.discount === null ? "Discount" : "Discount, every month"}>
						−{priceInWords(pence(price - amount))}
					</PriceLine>
				) : null}
				<PriceLine label="Total per month" strong>
					{priceInWords(pence(amount))}
				</PriceLine>
				<PriceLine label="Due today">{priceInWords(pence(dueNow))}</PriceLine>
			</PriceLines>
			<PriceNote>
				{dueNow > 0 ? "Due today is the difference for what is left of the period. " : null}
				{quote.kind === "keep" ? `You stay on ${plans[planId].name}. ` : null}
				{startsAt === null
					? null
					: `You stay on ${planNameOf(status)} until then, with all its reports. `}
				{priceInWords(pence(amount))} a month from {formatDay(chargedFrom)}.
			</PriceNote>
			<DiscountNote quote={quote} />
		</Card>
	);
}

function DiscountNote({ quote: { discount, losesDiscount } }: { quote: PlanChangeQuote }) {
	if (losesDiscount) {
		return (
			<PriceNote>
				<strong>Your discount ends with this change:</strong> it is not for this plan.
			</PriceNote>
		);
	}
	return discount === null ? null : <PriceNote>You keep your discount: {discount}.</PriceNote>;
}
