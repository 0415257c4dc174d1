import { useQuery } from "@tanstack/react-query";
import { fromPounds } from "#domain/base/money.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { subscriptionPricesQuery, trialStatusQuery } from "#web/lib/queries.ts";
import { paidFor, useSubscription } from "#web/lib/use-subscription.ts";
import { NewPlan } from "./new-plan.tsx";
import { PlanChange } from "./plan-change.tsx";
import {
	CurrentPlan,
	NextPlan,
	PlanCheckoutSkeleton,
	PlanNotLoaded,
} from "./plan-checkout-states.tsx";
import { ResumeFirst } from "./resume-first.tsx";
import { UpdateCard } from "./update-card.tsx";

/** The checkout of a plan for somebody who is signed in: what it offers depends on the plan they have. Source: Rule PLAN-4. */
export function PlanCheckout({ plan }: { plan: PlanId }) {
	const prices = useQuery(subscriptionPricesQuery);
	const trial = useQuery(trialStatusQuery);
	const subscription = useSubscription("plans");
	if (subscription.state === "failed") {
		return <PlanNotLoaded error={subscription.error} retry={subscription.retry} />;
	}
	if (!prices.data && prices.error && !prices.isFetching) {
		return <PlanNotLoaded error={prices.error} retry={() => void prices.refetch()} />;
	}
	if (!prices.data || subscription.state !== "known" || trial.isPending) {
		return <PlanCheckoutSkeleton plan={plan} />;
	}
	// What is granted is neither paid for nor changed here.
	const status = paidFor(subscription.status);
	switch (status.status === null ? "over" : subscriptionStage(status.status)) {
		case "subscribed":
			if (status.plan === plan && status.nextPlan === null) {
				return <CurrentPlan plan={plan} />;
			}
			if (status.nextPlan === plan) {
				return <NextPlan status={status} />;
			}
			return status.cancelAtPeriodEnd ? (
				<ResumeFirst plan={plan} status={status} />
			) : (
				<PlanChange plan={plan} status={status} />
			);
		case "owing":
			return <UpdateCard />;
		case "pending":
		case "over":
			return (
				<NewPlan
					plan={plan}
					price={fromPounds(prices.data[plan])}
					expectsTrial={trial.data?.eligible === true}
				/>
			);
	}
}
