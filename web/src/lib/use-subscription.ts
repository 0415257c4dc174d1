import { useQuery } from "@tanstack/react-query";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { statusFreshFor, subscriptionStatusQuery } from "./queries.ts";
import { useVisitor } from "./session.ts";

export type Subscription =
	/** Not known yet: who looks, or how their subscription stands. */
	| { state: "unknown"; isSignedIn: boolean }
	| { state: "signed-out" }
	/** The server did not say; `isSignedIn` is false when not even who looks. */
	| { state: "failed"; isSignedIn: boolean; error: Error; retry: () => void }
	| { state: "known"; status: SubscriptionState };

/** The state of the visitor's subscription. It is fetched only for a visitor who is signed in. Source: Rule CALL-4. */
export function useSubscription(where: keyof typeof statusFreshFor): Subscription {
	const visitor = useVisitor();
	const isSignedIn = visitor.state === "signed-in";
	const { data, error, isFetching, refetch } = useQuery({
		...subscriptionStatusQuery,
		staleTime: statusFreshFor[where],
		enabled: isSignedIn,
	});
	if (visitor.state === "signed-out") {
		return { state: "signed-out" };
	}
	if (visitor.state === "unreachable") {
		return { state: "failed", isSignedIn, error: visitor.error, retry: visitor.retry };
	}
	if (isSignedIn && data) {
		return { state: "known", status: data };
	}
	return error && !isFetching
		? { state: "failed", isSignedIn, error, retry: () => void refetch() }
		: { state: "unknown", isSignedIn };
}

/**
 * The plan as paid for, whatever an administrator has granted: choosing, paying and cancelling depend on it. While a grant decides, reports are counted on
 * the grant alone, so `limit` and `reportsUsed` say nothing of the paid plan.
 */
export function paidFor(status: SubscriptionState): SubscriptionState {
	if (status.granted === null) {
		return status;
	}
	const isPaidUp = status.status !== null && subscriptionStage(status.status) === "subscribed";
	return { ...status, plan: status.paidPlan, hasSubscription: isPaidUp };
}
