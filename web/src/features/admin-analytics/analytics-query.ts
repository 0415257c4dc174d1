import { queryOptions } from "@tanstack/react-query";
import type { Period } from "#domain/analytics/period.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** How the business went over a period. The server keeps its answer for five minutes, so asking sooner would tell nothing new. */
export function analyticsQuery({ from, to }: Period) {
	return queryOptions({
		queryKey: [...ownKey("admin-analytics"), from, to],
		queryFn: ({ signal }) =>
			call(api.admin.analytics.$get({ query: { from, to } }, { init: { signal } })),
		staleTime: 5 * 60_000,
	});
}
