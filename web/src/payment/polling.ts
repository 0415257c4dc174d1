import type { QueryState } from "@tanstack/react-query";

/** Milliseconds between two polls of a payment that is still being processed. */
export const POLL_EVERY = 2000;

/** Polls before the buyer is asked to come back later. */
const POLLS = 8;

/** Whether a payment that a successful answer left in doubt will be polled again by itself. */
export function isPolledAgain<T>(
	state: Pick<QueryState<T>, "status" | "data" | "dataUpdateCount">,
	isSettled: (data: T) => boolean,
): boolean {
	const { status, data, dataUpdateCount } = state;
	return status === "success" && data !== undefined && !isSettled(data) && dataUpdateCount < POLLS;
}
