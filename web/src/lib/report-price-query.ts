import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";
import { sameForEveryone } from "./session.ts";

/** What one report costs, in pounds. Kept for five minutes. Source: SPEC sections 7 and 9. */
export const reportPriceQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["report-price"],
	queryFn: ({ signal }) => call(api["report-price"].$get({}, { init: { signal } })),
	staleTime: 5 * 60_000,
});
