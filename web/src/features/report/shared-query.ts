import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";

/** A report that a link leads to. Not fetched again on mount, because each read is counted: the loader's answer serves. */
export function sharedQuery(token: string) {
	return queryOptions({
		retryOnMount: false,
		queryKey: ["shared", token],
		queryFn: ({ signal }) =>
			call(
				api.shared[":token"].$get(
					{ param: { token: encodeURIComponent(token) } },
					{ init: { signal } },
				),
			),
	});
}
