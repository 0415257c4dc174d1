import { QueryClient } from "@tanstack/react-query";

/**
 * One client a visit. Answers stay fresh unless a query says otherwise; nothing is asked twice by itself.
 * Source: SPEC section 7.
 */
export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: Number.POSITIVE_INFINITY,
				retry: false,
				refetchOnWindowFocus: false,
				refetchOnReconnect: false,
				// A browser that believes itself offline should fail and say so, not wait for ever.
				networkMode: "always",
			},
			mutations: { retry: false, networkMode: "always" },
		},
	});
}
