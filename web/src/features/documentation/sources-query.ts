import { queryOptions } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { sameForEveryone } from "#web/lib/session.ts";

/** How our data stands in the running system. */
export const sourcesQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["sources"],
	queryFn: ({ signal }) => call(api.sources.$get({}, { init: { signal } })),
});
