import { queryOptions } from "@tanstack/react-query";
import type { ClaimableReports } from "#contracts/report.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Reports that the visitor bought before they had an account. One may have been bought since, so every visit asks again. */
export const claimableQuery = queryOptions({
	queryKey: ownKey("claimable"),
	queryFn: ({ signal }): Promise<ClaimableReports> =>
		call(api.reports.claimable.$get({}, { init: { signal } })),
	staleTime: 0,
});
