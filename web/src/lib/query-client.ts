import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { onSignedOut, userQuery } from "./session.ts";

/**
 * One client a visit. Answers stay fresh unless a query says otherwise; nothing is fetched twice by itself.
 * A session that any call finds ended is ended here too, and so are an administrator's rights.
 * Source: Rule CALL-4, Rule CALL-5.
 */
export function createQueryClient(): QueryClient {
	const onError = (error: Error) => {
		onSignedOut(queryClient, error);
		onForbidden(queryClient, error);
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

/**
 * Ends the visitor's administrator rights when a call says that they are gone: the panel closes, and what it showed is forgotten. Everything that only
 * administrators may read has a key of `ownKey("admin-...")`.
 */
function onForbidden(queryClient: QueryClient, error: Error): void {
	if (!(error instanceof ApiError && error.code === "admins_only")) {
		return;
	}
	queryClient.setQueryData(userQuery.queryKey, (user) =>
		user?.isAdmin ? { ...user, isAdmin: false } : user,
	);
	for (const read of queryClient.getQueryCache().findAll({ predicate: isForAdministrators })) {
		// Emptied, not removed: a screen on its way out would ask again for what is gone.
		read.reset();
	}
}

function isForAdministrators({ queryKey: [first, what] }: { queryKey: QueryKey }): boolean {
	return first === userQuery.queryKey[0] && typeof what === "string" && what.startsWith("admin-");
}
