import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** How the data and the mail stand. It changes by itself, so every visit asks again. */
export const systemQuery = queryOptions({
	queryKey: ownKey("admin-system"),
	queryFn: ({ signal }) => call(api.admin.system.$get({}, { init: { signal } })),
	staleTime: 0,
});
