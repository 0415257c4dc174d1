import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";
import { ownKey } from "./session.ts";

/** How long the answer stays fresh where it is shown, in milliseconds. Source: SPEC section 7. */
export const statusFreshFor = { preview: 5_000, plans: 30_000, success: 1_000 } as const;

/** How the visitor's subscription stands. Only for someone who is signed in. */
export const subscriptionStatusQuery = queryOptions({
	queryKey: ownKey("subscription"),
	queryFn: ({ signal }) => call(api.subscription.status.$get({}, { init: { signal } })),
	staleTime: statusFreshFor.plans,
});
