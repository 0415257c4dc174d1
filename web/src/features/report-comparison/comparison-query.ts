import { queryOptions } from "@tanstack/react-query";
import type { ReportComparison } from "#contracts/report-comparison.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Reports of the visitor's side by side; `ids` as they stand in the address. One may have been renamed since, so every visit asks again. */
export function comparisonQuery(ids: string) {
	return queryOptions({
		queryKey: ownKey(`comparison of ${ids}`),
		queryFn: ({ signal }): Promise<ReportComparison> =>
			call(api.reports.compare.$get({ query: { ids } }, { init: { signal } })),
		staleTime: 0,
	});
}
