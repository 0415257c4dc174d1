import { queryOptions } from "@tanstack/react-query";
import { api, call } from "./api.ts";
import { ownKey } from "./session.ts";
import { statusFreshFor } from "./subscription-status-query.ts";

/** Whether the visitor's next subscription begins with a free trial. Only for someone who is signed in. */
export const trialStatusQuery = queryOptions({
	queryKey: ownKey("trial"),
	queryFn: ({ signal }) => call(api.trial.status.$get({}, { init: { signal } })),
	staleTime: statusFreshFor.plans,
});
