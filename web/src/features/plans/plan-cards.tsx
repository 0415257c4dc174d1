import { useQuery } from "@tanstack/react-query";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import { type PlanId, planIds } from "#domain/plans.ts";
import { subscriptionPricesQuery } from "#web/lib/queries.ts";
import type { Subscription } from "#web/lib/use-subscription.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PlanButton } from "./plan-button.tsx";
import { PlanCard } from "./plan-card.tsx";
import styles from "./plan-cards.module.css";
import { planChoice } from "./plan-choice.ts";

/** The three plans, at the prices the server names: none is ever made up. */
export function PlanCards({ subscription }: { subscription: Subscription }) {
	const { data: prices, error, isFetching, refetch } = useQuery(subscriptionPricesQuery);
	if (error && !prices && !isFetching) {
		return (
			<Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
				<p>
					<strong>We could not load the prices of the plans.</strong> {error.message}
				</p>
			</Notice>
		);
	}
	return (
		<div className={styles["cards"]} aria-busy={!prices}>
			{planIds.map((plan) =>
				prices ? (
					<PricedCard key={plan} {...{ plan, prices, subscription }} />
				) : (
					<PlanCard
						key={plan}
						plan={plan}
						price={null}
						isCurrent={false}
						action={<Skeleton height="2.75rem" />}
					/>
				),
			)}
		</div>
	);
}

type PricedCardProps = { plan: PlanId; prices: SubscriptionPrices; subscription: Subscription };

function PricedCard({ plan, prices, subscription }: PricedCardProps) {
	const choice = planChoice(plan, subscription);
	return (
		<PlanCard
			plan={plan}
			price={prices[plan]}
			isCurrent={choice === "current" || choice === "keep"}
			action={
				subscription.state === "unknown" ? (
					<Skeleton height="2.75rem" />
				) : (
					<PlanButton plan={plan} choice={choice} />
				)
			}
		/>
	);
}
