import { queryOptions } from "@tanstack/react-query";
import type { PlanId } from "#domain/plans.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** What moving the running subscription to a plan would mean. It changes with every day of the period, so it is not kept. */
export function changeQuoteQuery(plan: PlanId) {
	return queryOptions({
		queryKey: [...ownKey("subscription-change"), plan] as const,
		queryFn: () => call(api.subscription.change[":plan"].$get({ param: { plan } })),
		gcTime: 0,
	});
}
