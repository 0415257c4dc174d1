import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { sameForEveryone } from "#web/lib/session.ts";

/** By which key and in which mode payments are taken. Kept for five minutes. Source: SPEC sections 7 and 9. */
export const paymentConfigQuery = queryOptions({
	meta: sameForEveryone,
	// The loader has asked already: a failure stands when the screen comes.
	retryOnMount: false,
	queryKey: ["payment-config"],
	queryFn: ({ signal }) => call(api.stripe.config.$get({}, { init: { signal } })),
	staleTime: 5 * 60_000,
});
