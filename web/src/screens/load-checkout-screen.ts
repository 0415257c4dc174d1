import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { checkoutQuery } from "#web/features/checkout/checkout-query.ts";
import { paymentConfigQuery, reportPriceQuery } from "#web/lib/queries.ts";

/** Asks for what is bought, its price and how it is paid while the screen's code is still on its way. */
export function loadCheckoutScreen(queryClient: QueryClient) {
	return ({ params: { reportId = "" } }: LoaderFunctionArgs) => {
		void queryClient.prefetchQuery(checkoutQuery(reportId));
		void queryClient.prefetchQuery(paymentConfigQuery);
		void queryClient.prefetchQuery(reportPriceQuery);
		return null;
	};
}
