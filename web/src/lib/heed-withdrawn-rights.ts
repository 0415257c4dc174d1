import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api.ts";
import { userQuery } from "./session.ts";

/**
 * Takes a call's word for it that the visitor is an administrator no more: the panel closes, and what it showed is forgotten.
 * Everything that only administrators may read has a key of `ownKey("admin-...")`.
 */
export function heedWithdrawnRights(queryClient: QueryClient, error: Error): void {
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
