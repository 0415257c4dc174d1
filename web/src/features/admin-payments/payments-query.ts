import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Key of whatever was found so far. */
export const paymentsKey = ownKey("admin-payments");

/** What was paid by an e-mail address, or under an id. Every look asks again. */
export function paymentsQuery(q: string) {
	return queryOptions({
		queryKey: [...paymentsKey, q],
		queryFn: ({ signal }) => call(api.admin.payments.$get({ query: { q } }, { init: { signal } })),
		staleTime: 0,
	});
}

/** What was paid for a subscription, as the payment provider has it now. */
export function chargesQuery(id: string) {
	return queryOptions({
		queryKey: [...ownKey("admin-charges"), id],
		queryFn: ({ signal }) =>
			call(api.admin.subscriptions[":id"].charges.$get({ param: { id } }, { init: { signal } })),
		staleTime: 0,
	});
}
