import { Problem } from "#worker/platform/problem.ts";

const RETRY_SECONDS = 60;

/** A refusal for now: nothing can be said while our own tables cannot be read. */
export function unavailable(cause: unknown): Problem {
	return new Problem(
		"unavailable",
		"We cannot look this up right now. Please try again in a minute.",
		{ retryAfter: RETRY_SECONDS, cause },
	);
}

/** Whether D1 itself failed, as against a statement that breaks one of our own constraints. */
function isDatabaseFault(error: unknown): boolean {
	if (!(error instanceof Error)) {
		return false;
	}
	const failed = error.message.startsWith("D1_") && !error.message.includes("SQLITE_CONSTRAINT");
	return failed || isDatabaseFault(error.cause);
}

/** Turns whatever was thrown into what a visitor is told: a fault of our tables will pass, any other unexpected error is a fault of ours. */
export function toProblem(error: unknown): Problem {
	if (error instanceof Problem) {
		return error;
	}
	return isDatabaseFault(error)
		? unavailable(error)
		: new Problem("internal", "Something went wrong. Please try again.", { cause: error });
}
