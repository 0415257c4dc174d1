import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { sameForEveryone } from "#web/lib/session.ts";

/** The ways of signing in beside a password. */
export const signInMethodsQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["sign-in-methods"],
	queryFn: ({ signal }) => call(api.auth.methods.$get({}, { init: { signal } })),
});
