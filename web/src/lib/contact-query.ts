import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";
import { sameForEveryone } from "./session.ts";

/** Whom to ask for help. */
export const contactQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["contact"],
	queryFn: ({ signal }) => call(api.contact.$get({}, { init: { signal } })),
});
