import { queryOptions } from "@tanstack/react-query";
import type { ReportView } from "#contracts/report.ts";
import { api, call } from "#web/lib/api.ts";

/** Whether a report can be read depends on who asks, so it goes and is asked for again when somebody signs in or out. */
export function reportQuery(id: string) {
	return queryOptions({
		// The loader has asked already: a refusal stands when the screen comes.
		retryOnMount: false,
		queryKey: ["report", id],
		queryFn: ({ signal }) => askForReport(id, signal),
	});
}

function askForReport(id: string, signal: AbortSignal): Promise<ReportView> {
	const param = { id: encodeURIComponent(id) };
	return call(api.reports[":id"].$get({ param }, { init: { signal } }));
}
