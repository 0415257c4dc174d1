import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";

/** What is to be paid for. It may have been paid for in another window meanwhile, so it is fresh for ten seconds only. */
export function checkoutQuery(reportId: string) {
	const param = { id: encodeURIComponent(reportId) };
	return queryOptions({
		// The loader has asked already: a refusal stands when the screen comes.
		retryOnMount: false,
		queryKey: ["checkout", reportId],
		queryFn: ({ signal }) =>
			call(api.reports[":id"].checkout.$get({ param }, { init: { signal } })),
		staleTime: 10_000,
	});
}

/** What a buyer enters beside the card. */
export type BuyerDetails = {
	/** Where the report's link and the receipt go. */
	email: string;
	/** The report is asked for at once, and with it the right to cancel within 14 days is given up. */
	waiver: boolean;
};
