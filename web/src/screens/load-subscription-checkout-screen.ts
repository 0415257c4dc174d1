import type { QueryClient } from "@tanstack/react-query";
import { paymentConfigQuery, subscriptionPricesQuery } from "#web/lib/queries.ts";

/** Asks for the prices and how they are paid while the screen's code is still on its way. */
export function loadSubscriptionCheckoutScreen(queryClient: QueryClient) {
	return () => {
		void queryClient.prefetchQuery(subscriptionPricesQuery);
		void queryClient.prefetchQuery(paymentConfigQuery);
		return null;
	};
}
