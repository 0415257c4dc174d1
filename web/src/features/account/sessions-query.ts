import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** The devices on which the visitor is signed in, this one first. */
export const sessionsQuery = queryOptions({
	queryKey: ownKey("sessions"),
	queryFn: ({ signal }) => call(api.account.sessions.$get({}, { init: { signal } })),
});
