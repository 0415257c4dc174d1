import { useQueryClient } from "@tanstack/react-query";
import { reportQuery } from "#web/features/report/report-query.ts";

/** Drops what was known of a report while it was not paid for, so that it is fetched again. */
export function useForgetUnpaid() {
	const queryClient = useQueryClient();
	return (reportId: string) =>
		queryClient.removeQueries({ queryKey: reportQuery(reportId).queryKey });
}
