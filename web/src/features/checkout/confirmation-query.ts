import { queryOptions } from "@tanstack/react-query";
import type { PaymentOutcome } from "#contracts/checkout.ts";
import { api, call } from "#web/lib/api.ts";
import { isLookedAtAgain, POLL_EVERY } from "#web/payment/look-again.ts";

/** A payment of which this is true needs no further look. */
export const isPaid = (outcome: PaymentOutcome): boolean => outcome.isPaid;

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
		refetchInterval: ({ state }) => (isLookedAtAgain(state, isPaid) ? POLL_EVERY : false),
		// Whoever comes back is answered anew.
		gcTime: 0,
	});
}
