import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";

/** A report that a link leads to. Read again it would be counted again, so what the loader asked for stands. */
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
