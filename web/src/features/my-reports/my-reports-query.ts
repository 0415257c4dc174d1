import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ReportList } from "#contracts/report-list.ts";
import type { ReportSort } from "#domain/telling/report/own-report.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Which of the visitor's reports are shown, and in what order. */
export type ReportSearch = {
	readonly find: string;
	readonly sort: ReportSort;
	readonly archived: boolean;
};

export const ALL_REPORTS: ReportSearch = { find: "", sort: "newest", archived: false };

/** Key of every list of the visitor's reports, because a change of one list changes the others. */
export const MY_REPORTS = ownKey("reports");

/** The visitor's reports, a page at a time. One may have been bought since, so every visit asks again. */
export function myReportsQuery({ find, sort, archived }: ReportSearch) {
	return infiniteQueryOptions({
		queryKey: [...MY_REPORTS, find, sort, archived],
		queryFn: ({ pageParam, signal }): Promise<ReportList> =>
			call(
				api.reports.user.$get(
					{
						query: {
							...(pageParam === null ? {} : { before: pageParam }),
							...(find === "" ? {} : { find }),
							...(sort === "newest" ? {} : { sort }),
							...(archived ? { archived: "true" as const } : {}),
						},
					},
					{ init: { signal } },
				),
			),
		initialPageParam: firstPage(),
		getNextPageParam: ({ next }) => next,
		staleTime: 0,
	});
}

function firstPage(): string | null {
	return null;
}
