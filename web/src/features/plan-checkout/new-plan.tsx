import { useQuery } from "@tanstack/react-query";
import { type Pence, pence } from "#domain/base/money.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { ApiError } from "#web/lib/api.ts";
import { paymentConfigQuery } from "#web/lib/queries.ts";
import { Card } from "#web/ui/card.tsx";
import { PlanOrderSummary } from "./order-summary.tsx";
import { PlanCheckoutLayout } from "./plan-checkout-layout.tsx";
import { PlanPaying } from "./plan-paying.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { Settling } from "./settling.tsx";
import type { WantedSetup } from "./setup-query.ts";
import { useLock } from "./use-lock.ts";
import { usePlanCheckout } from "./use-plan-checkout.ts";
import { type PromoEntry, usePromo } from "./use-promo.ts";

type NewPlanProps = {
	plan: PlanId;
	price: Pence;
	/** It should begin with a free trial. What it does begin with the session says. */
	expectsTrial: boolean;
};

/** Taking out a plan. Source: Rule SCREEN-22. */
export function NewPlan({ plan, price, expectsTrial }: NewPlanProps) {
	const turn = useLock();
	const promo = usePromo({ plan, price, turn });
	const checkout = usePlanCheckout(plan, useWanted(plan, price, promo), (error) =>
		handleQuoteRefusal(error, promo),
	);
	const { setup, purchase } = checkout;
	return (
		<PlanCheckoutLayout
			plan={plan}
			summary={
				<>
					<PlanSummary
						plan={plan}
						inTrial={setup.state === "ready" ? setup.made.kind === "trial" : expectsTrial}
					/>
					<PlanOrderSummary
						{...{ plan, price, promo, setup }}
						isLocked={turn.holder === "payment" || purchase !== null}
					/>
				</>
			}
			payment={
				<Card title="Payment Details">
					{purchase ? (
						<Settling purchase={purchase} onRefused={checkout.abandon} />
					) : (
						<PlanPaying {...{ plan, checkout, turn }} />
					)}
				</Card>
			}
		/>
	);
}

/** The payment session for what the page shows; null while a code is being checked again, or the provider's key is not known. */
function useWanted(plan: PlanId, price: Pence, { applied }: PromoEntry): WantedSetup | null {
	const { data: config } = useQuery(paymentConfigQuery);
	if (!config?.publicKey || (applied && applied.price !== price)) {
		return null;
	}
	return {
		request: {
			planId: plan,
			amount: pence(price - (applied?.discount ?? 0)),
			promoCode: applied?.code ?? null,
		},
		kinds: ["trial", "free", "payment"],
		publicKey: config.publicKey,
	};
}

/** Returns whether the buyer has been told. A refused code shows its own message. After a change of price the code is checked again. */
function handleQuoteRefusal(error: Error, promo: PromoEntry): boolean {
	if (!(error instanceof ApiError)) {
		return false;
	}
	if (error.code === "promo_refused") {
		promo.refuse(error.message);
		return true;
	}
	if (error.code === "price_changed") {
		promo.recheck();
	}
	return false;
}
