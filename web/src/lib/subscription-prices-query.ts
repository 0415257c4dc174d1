import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";
import { sameForEveryone } from "./session.ts";

/** What each plan costs a month, in pounds. Kept for a minute. Source: SPEC section 7. */
export const subscriptionPricesQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["subscription-prices"],
	queryFn: ({ signal }) => call(api["subscription-prices"].$get({}, { init: { signal } })),
	staleTime: 60_000,
});
