import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { SetupMade } from "#contracts/subscription.ts";
import { setupQuery, type WantedSetup } from "./setup-query.ts";

/** The payment session that the page pays with. */
export type Setup =
	| { state: "preparing" }
	| { state: "ready"; made: SetupMade }
	| { state: "failed"; error: Error };

/** Has the wanted session made, and a new one whenever another is wanted. Calls `onFailed` once for each failure. */
export function useSetup(wanted: WantedSetup | null, onFailed: (error: Error) => void) {
	const queryClient = useQueryClient();
	const query = setupQuery(wanted);
	const { data, error, isFetching } = useQuery(query);
	const fail = useEffectEvent(onFailed);
	useEffect(() => {
		if (error) {
			fail(error);
		}
	}, [error]);
	return {
		setup: toSetup(data, isFetching ? null : error),
		renew: () => void queryClient.resetQueries({ queryKey: query.queryKey }),
		/** Goes on with a session that the server offers in place of the one it made. */
		goOnWith: (made: SetupMade) => {
			queryClient.setQueryData(query.queryKey, made);
		},
	};
}

function toSetup(made: SetupMade | undefined, error: Error | null): Setup {
	if (made) {
		return { state: "ready", made };
	}
	return error ? { state: "failed", error } : { state: "preparing" };
}
