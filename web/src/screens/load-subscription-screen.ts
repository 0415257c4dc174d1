import type { QueryClient } from "@tanstack/react-query";
import { reportPriceQuery, subscriptionPricesQuery } from "#web/lib/queries.ts";

/** Asks for the prices while the screen's code is still on its way. */
export function loadSubscriptionScreen(queryClient: QueryClient) {
	return () => {
		void queryClient.prefetchQuery(subscriptionPricesQuery);
		void queryClient.prefetchQuery(reportPriceQuery);
		return null;
	};
}
