import { Problem } from "#worker/platform/problem.ts";

const RETRY_SECONDS = 60;

/** What our own tables say. @throws Problem `unavailable` when they cannot be read, for then nothing can be said. */
export async function orUnavailable<T>(reading: Promise<T>): Promise<T> {
	try {
		return await reading;
	} catch (cause) {
		throw unavailable(cause);
	}
}

export function unavailable(cause: unknown): Problem {
	return new Problem(
		"unavailable",
		"We cannot look this up right now. Please try again in a minute.",
		{ retryAfter: RETRY_SECONDS, cause },
	);
}

/** Whether D1 itself failed, as against a statement that breaks one of our own constraints. */
export function isDatabaseFault(error: unknown): boolean {
	if (!(error instanceof Error)) {
		return false;
	}
	const failed = error.message.startsWith("D1_") && !error.message.includes("SQLITE_CONSTRAINT");
	return failed || isDatabaseFault(error.cause);
}
