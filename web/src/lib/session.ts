import { type QueryClient, type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import type { User } from "#contracts/account.ts";
import { ApiError, api, call } from "./api.ts";

/** For the `meta` of a query whose answer is the same for every visitor: it outlives signing in and out. */
export const sameForEveryone = { sameForEveryone: true } as const;

/** Who the visitor is; null when signed out. A server that fails leaves it open. Source: Rule CALL-5. */
export const userQuery = queryOptions({
	// After a failure the visitor says when to ask again, or the header would come and go with every screen.
	retryOnMount: false,
	queryKey: ["user"],
	queryFn: fetchUser,
});

/** `unreachable` means that the server did not say: it may be anyone. */
export type Visitor =
	| { state: "unknown" }
	| { state: "signed-out" }
	| { state: "signed-in"; user: User }
	| { state: "unreachable"; error: Error; retry: () => void };

/** Who looks at the screen. */
export function useVisitor(): Visitor {
	const { data, error, refetch } = useQuery(userQuery);
	if (data) {
		return { state: "signed-in", user: data };
	}
	if (data === null) {
		return { state: "signed-out" };
	}
	return error
		? { state: "unreachable", error, retry: () => void refetch() }
		: { state: "unknown" };
}

/** Whether the visitor is signed out; false while that is not known. */
export function useIsGuest(): boolean {
	return useVisitor().state === "signed-out";
}

/** Key of something that only its owner may read: it goes when the session ends. */
export function ownKey(what: string) {
	return [...userQuery.queryKey, what] as const;
}

/**
 * Keeps who signed in, or that no one is any more. What only the last visitor may read is dropped, and what depends on the
 * visitor is fetched again.
 */
export async function changeVisitor(queryClient: QueryClient, user: User | null): Promise<void> {
	// An answer still on its way is about the visitor as they were.
	await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
	queryClient.setQueryData(userQuery.queryKey, user);
	for (const own of queryClient.getQueryCache().findAll({ predicate: isOwn })) {
		// Emptied, not removed: a screen on its way out would ask again for what is gone.
		own.reset();
	}
	void queryClient.resetQueries({
		predicate: ({ queryKey, meta }) =>
			queryKey[0] !== userQuery.queryKey[0] && !meta?.["sameForEveryone"],
	});
}

/** Ends the session that a call found ended, once: a screen that fetches again is refused again. */
export function onSignedOut(queryClient: QueryClient, error: Error): void {
	if (isSignedOut(error) && queryClient.getQueryData(userQuery.queryKey) !== null) {
		void changeVisitor(queryClient, null);
	}
}

function isOwn({ queryKey: [first, ...rest] }: { queryKey: QueryKey }): boolean {
	return first === userQuery.queryKey[0] && rest.length > 0;
}

/** Not aborted when one header takes the place of another: the first answer serves both. */
async function fetchUser(): Promise<User | null> {
	try {
		return await call(api.user.$get());
	} catch (error) {
		if (isSignedOut(error)) {
			return null;
		}
		throw error;
	}
}

function isSignedOut(error: unknown): boolean {
	return (
		error instanceof ApiError && (error.code === "signed_out" || error.code === "second_factor")
	);
}
