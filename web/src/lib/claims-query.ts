import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";
import { sameForEveryone } from "./session.ts";

/** What the product says of itself. */
export const claimsQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["claims"],
	queryFn: ({ signal }) => call(api.claims.$get({}, { init: { signal } })),
});
