import { useQuery } from "@tanstack/react-query";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { fromPounds, pence } from "#domain/money.ts";
import { type PlanId, plans, reportsInWords } from "#domain/plans.ts";
import { TRIAL_REPORTS } from "#domain/subscription/trial.ts";
import { poundsAndPence } from "#domain/words.ts";
import { formatDay } from "#web/lib/format.ts";
import { subscriptionPricesQuery } from "#web/lib/queries.ts";
import { Fact, FactList } from "#web/ui/fact-list.tsx";

type PlanFactsProps = { plan: PlanId; status: SubscriptionState };

/** What was taken out: plan, price, allowance, how it stands. Source: SPEC section 2 "Subscription success". */
export function PlanFacts({ plan, status }: PlanFactsProps) {
	const { data: prices } = useQuery(subscriptionPricesQuery);
	const { amountPence, discount, trialEndsAt } = status;
	const amount = amountPence ?? (prices ? fromPounds(prices[plan]) : null);
	const inWords = amount === null ? null : poundsAndPence(pence(amount));
	const isTrial = status.status === "trialing" && trialEndsAt !== null;
	return (
		<FactList values="at-end">
			<Fact label="Plan">{plans[plan].name}</Fact>
			{inWords === null ? null : (
				<Fact label="Price">
					{inWords} a month
					{discount ? <small>{discount}, included</small> : null}
				</Fact>
			)}
			<Fact label="Monthly reports">
				{reportsInWords(plans[plan].reportsPerMonth)}
				{isTrial ? <small>{TRIAL_REPORTS} in the free trial</small> : null}
			</Fact>
			<UsedThisMonth status={status} />
			<Fact label="Status">Active</Fact>
			<Fact label="Billing">Monthly</Fact>
			{isTrial && !status.cancelAtPeriodEnd ? (
				<Fact label="First charge">
					{inWords === null || amount === 0 ? null : `${inWords} on `}
					{amount === 0 ? "None: nothing is due" : formatDay(trialEndsAt)}
				</Fact>
			) : null}
		</FactList>
	);
}

/** While a grant decides, nothing counts on what is paid for. */
function UsedThisMonth({ status }: Pick<PlanFactsProps, "status">) {
	return status.granted === null ? (
		<Fact label="Reports used this month">{status.reportsUsed}</Fact>
	) : null;
}
