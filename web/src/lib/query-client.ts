import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { heedWithdrawnRights } from "./heed-withdrawn-rights.ts";
import { heedSignedOut } from "./session.ts";

/**
 * One client a visit. Answers stay fresh unless a query says otherwise; nothing is asked twice by itself.
 * A session that any call finds ended is ended here too, and so are an administrator's rights.
 * Source: SPEC section 7.
 */
export function createQueryClient(): QueryClient {
	const onError = (error: Error) => {
		heedSignedOut(queryClient, error);
		heedWithdrawnRights(queryClient, error);
	};
	const queryClient: QueryClient = new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({ onError }),
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
	return queryClient;
}
