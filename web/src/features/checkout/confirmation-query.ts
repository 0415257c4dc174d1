import { type QueryState, queryOptions } from "@tanstack/react-query";
import type { PaymentOutcome } from "#contracts/checkout.ts";
import { api, call } from "#web/lib/api.ts";

/** Milliseconds between two looks at a payment that is still being processed. */
const POLL_EVERY = 2000;

/** Looks before the buyer is told to come back. */
const POLLS = 8;

/**
 * Has the server look with the provider whether a payment was made. Asking again changes nothing, so it may be asked as often
 * as there is doubt; a payment under way is looked at a few times by itself.
 */
export function confirmationQuery(reportId: string, paymentId: string) {
	const param = { id: encodeURIComponent(reportId) };
	const json = { paymentIntentId: paymentId };
	return queryOptions({
		queryKey: ["payment-confirmation", reportId, paymentId],
		queryFn: () => call(api.reports[":id"]["confirm-payment"].$post({ param, json })),
		refetchInterval: ({ state }) => (isLookedAtAgain(state) ? POLL_EVERY : false),
		// Whoever comes back is answered anew.
		gcTime: 0,
	});
}

/** Whether a payment in doubt will be asked about again without anyone's doing. */
export function isLookedAtAgain(state: QueryState<PaymentOutcome>): boolean {
	return (
		state.status === "success" && state.data?.isPaid === false && state.dataUpdateCount < POLLS
	);
}
