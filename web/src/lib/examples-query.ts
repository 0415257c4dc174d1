import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";
import { sameForEveryone } from "./session.ts";

/** Three previews and a report, in short, as they would be made today. */
export const examplesQuery = queryOptions({
	meta: sameForEveryone,
	queryKey: ["examples"],
	queryFn: ({ signal }) => call(api.examples.$get({}, { init: { signal } })),
});
