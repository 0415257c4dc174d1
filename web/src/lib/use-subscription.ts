import { useQuery } from "@tanstack/react-query";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { statusFreshFor, subscriptionStatusQuery } from "./subscription-status-query.ts";
import { useVisitor } from "./use-visitor.ts";

export type Subscription =
	/** Not known yet: who looks, or how their subscription stands. */
	| { state: "unknown"; isSignedIn: boolean }
	| { state: "signed-out" }
	/** The server did not say; `isSignedIn` is false when not even who looks. */
	| { state: "failed"; isSignedIn: boolean; error: Error; retry: () => void }
	| { state: "known"; status: SubscriptionState };

/** How the subscription of whoever looks stands. It is asked for only when somebody is signed in. Source: SPEC section 7. */
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
