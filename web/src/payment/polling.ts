import type { QueryState } from "@tanstack/react-query";

/** Milliseconds between two polls of a payment that is still being processed. */
export const POLL_EVERY = 2000;

/** Polls before the buyer is asked to come back later. */
const POLLS = 8;

/** Whether a payment still in doubt after a successful answer is polled again. */
export function isPolledAgain<T>(
	state: Pick<QueryState<T>, "status" | "data" | "dataUpdateCount">,
	isSettled: (data: T) => boolean,
): boolean {
	const { status, data, dataUpdateCount } = state;
	return status === "success" && data !== undefined && !isSettled(data) && dataUpdateCount < POLLS;
}
