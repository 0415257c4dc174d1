import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ReportList } from "#contracts/report-list.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** The visitor's reports, newest first, a page at a time. One may have been bought since, so every visit asks again. */
export const myReportsQuery = infiniteQueryOptions({
	queryKey: ownKey("reports"),
	queryFn: ({ pageParam, signal }): Promise<ReportList> =>
		call(
			api.reports.user.$get(
				{ query: pageParam === null ? {} : { before: pageParam } },
				{ init: { signal } },
			),
		),
	initialPageParam: firstPage(),
	getNextPageParam: ({ next }) => next,
	staleTime: 0,
});

function firstPage(): string | null {
	return null;
}
