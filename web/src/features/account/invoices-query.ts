import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { invoicesKey } from "#web/lib/heed-subscription-change.ts";

/** The invoices of the visitor's subscription, newest first. A payment may have been made since, so every visit asks again. */
export const invoicesQuery = queryOptions({
	queryKey: invoicesKey,
	queryFn: ({ signal }) => call(api.subscription.invoices.$get({}, { init: { signal } })),
	staleTime: 0,
});
