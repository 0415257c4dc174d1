import { infiniteQueryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** What waits for a decision, the longest first, a page at a time. */
export const suggestionsQuery = infiniteQueryOptions({
	queryKey: ownKey("admin-suggestions"),
	queryFn: ({ pageParam, signal }) =>
		call(
			api.admin.register.suggestions.$get(
				{ query: pageParam === null ? {} : { after: pageParam } },
				{ init: { signal } },
			),
		),
	initialPageParam: null as string | null,
	getNextPageParam: ({ next }) => next,
	staleTime: 0,
});
