import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SubscriptionState } from "#contracts/subscription.ts";
import type { PlanId } from "#domain/business/plans.ts";
import {
	invalidateSubscription,
	statusFreshFor,
	subscriptionStatusQuery,
} from "#web/lib/queries.ts";
import { paidFor } from "#web/lib/use-subscription.ts";

/** Milliseconds between two looks at a plan that is being set up. */
const LOOK_EVERY = 2000;

/** Polls before the subscriber is asked to come back later. */
const LOOKS = 8;

export type Activation =
	| { state: "looking" }
	| { state: "active"; status: SubscriptionState }
	/** The plan did not become active: `status` is what the server says instead, null where it says nothing. */
	| { state: "missing"; status: SubscriptionState | null; look: () => void };

/** Whether the server has the plan running that was paid for, any where none is named, looked at a few times: it may learn of the payment later than the browser. */
export function useActivation(plan: PlanId | null): Activation {
	const queryClient = useQueryClient();
	const { queryKey } = subscriptionStatusQuery;
	const looks = () => {
		const known = queryClient.getQueryState(queryKey);
		return known ? known.dataUpdateCount + known.errorUpdateCount : 0;
	};
	const [before, setBefore] = useState(looks);
	const mayLook = () => looks() - before < LOOKS;
	const {
		data: known,
		error,
		isFetching,
		refetch,
	} = useQuery({
		...subscriptionStatusQuery,
		staleTime: statusFreshFor.success,
		refetchInterval: ({ state }) => (!runs(plan, state.data) && mayLook() ? LOOK_EVERY : false),
	});
	const data = known && paidFor(known);
	const isActive = runs(plan, known);
	useEffect(() => {
		if (isActive) {
			void invalidateSubscription(queryClient);
		}
	}, [isActive, queryClient]);
	if (data && isActive) {
		return { state: "active", status: data };
	}
	if (isFetching || mayLook()) {
		return { state: "looking" };
	}
	const look = () => {
		setBefore(looks());
		void refetch();
	};
	return { state: "missing", status: error ? null : (data ?? null), look };
}

function runs(plan: PlanId | null, status: SubscriptionState | undefined): boolean {
	const paid = status && paidFor(status);
	return (
		paid?.hasSubscription === true &&
		(plan === null || paid.plan === plan || paid.nextPlan === plan)
	);
}
