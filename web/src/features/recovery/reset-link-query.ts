import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { sameForEveryone } from "#web/lib/session.ts";

/** Whether the secret part of a reset link still works. Not kept once the screen is left: the link may be spent by then. */
export function resetLinkQuery(token: string) {
	const param = { token: encodeURIComponent(token) };
	return queryOptions({
		gcTime: 0,
		meta: sameForEveryone,
		queryKey: ["reset-link", token],
		queryFn: ({ signal }) =>
			call(api["verify-reset-token"][":token"].$get({ param }, { init: { signal } })),
	});
}
