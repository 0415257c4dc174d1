import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { reportQuery } from "#web/features/report/report-query.ts";

/** Asks for the report while the screen's code is still on its way. */
export function loadReportScreen(queryClient: QueryClient) {
	return ({ params: { id = "" } }: LoaderFunctionArgs) => {
		void queryClient.prefetchQuery(reportQuery(id));
		return null;
	};
}
