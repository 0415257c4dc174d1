import { Problem } from "#worker/platform/problem.ts";

const RETRY_SECONDS = 60;

/** What our own tables say. @throws Problem `unavailable` when they cannot be read, for then nothing can be said. */
export async function orUnavailable<T>(reading: Promise<T>): Promise<T> {
	try {
		return await reading;
	} catch (cause) {
		throw new Problem(
			"unavailable",
			"We cannot look this up right now. Please try again in a minute.",
			{
				retryAfter: RETRY_SECONDS,
				cause,
			},
		);
	}
}
