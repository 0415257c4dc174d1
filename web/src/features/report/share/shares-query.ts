import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ShareList } from "#contracts/report-share.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** The links to a report. They may have been opened since, so whoever looks asks again. */
export function sharesQuery(id: string) {
	return queryOptions({
		queryKey: ownKey(`shares of ${id}`),
		queryFn: ({ signal }): Promise<ShareList> =>
			call(
				api.reports[":id"].shares.$get(
					{ param: { id: encodeURIComponent(id) } },
					{ init: { signal } },
				),
			),
		staleTime: 0,
	});
}

/** Shows the links as a change left them. An answer still on its way is about the links as they were. */
export async function keepShares(
	queryClient: QueryClient,
	id: string,
	list: ShareList,
): Promise<void> {
	const { queryKey } = sharesQuery(id);
	await queryClient.cancelQueries({ queryKey });
	queryClient.setQueryData(queryKey, list);
}
