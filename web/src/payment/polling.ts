import type { QueryState } from "@tanstack/react-query";

/** Milliseconds between two looks at a payment that is still being processed. */
export const POLL_EVERY = 2000;

/** Looks before the buyer is told to come back. */
const POLLS = 8;

/** Whether a payment that a successful answer left in doubt will be asked about again without anyone's doing. */
export function isLookedAtAgain<T>(
	state: Pick<QueryState<T>, "status" | "data" | "dataUpdateCount">,
	isSettled: (data: T) => boolean,
): boolean {
	const { status, data, dataUpdateCount } = state;
	return status === "success" && data !== undefined && !isSettled(data) && dataUpdateCount < POLLS;
}
