import { queryOptions } from "@tanstack/react-query";
import type { SourceState, SystemState } from "#contracts/admin/system.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** Milliseconds between two looks while a refresh is under way. */
const LOOK_EVERY = 3_000;

/** How the data and the mail stand. It changes by itself, so every visit asks again, and anyone who stays is told how a refresh goes on. */
export const systemQuery = queryOptions({
	queryKey: ownKey("admin-system"),
	queryFn: ({ signal }): Promise<SystemState> =>
		call(api.admin.system.$get({}, { init: { signal } })),
	staleTime: 0,
	refetchInterval: ({ state }) => (state.data?.sources.some(isRunning) ? LOOK_EVERY : false),
});

/** Whether a refresh of the source is under way, no matter who began it. */
export function isRunning({ lastRun }: SourceState): boolean {
	return lastRun?.outcome === "running";
}
