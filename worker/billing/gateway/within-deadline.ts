import type { Fetch } from "#datasets/http/read-body.ts";

/**
 * Milliseconds in which a request may ask the provider, over all its calls and tries. The Stripe client waits half a second at most before it
 * tries again, so that anyone who waits for us has an answer within eight seconds.
 */
export const REQUEST_DEADLINE = 7_000;

/**
 * Wraps `fetch` so that all calls together have so many milliseconds from the first one on. What has no answer by then fails, and nothing more is sent. The
 * idempotency key lets a later try go on where this one stopped.
 */
export function withinDeadline(fetch: Fetch, milliseconds: number): Fetch {
	const deadline = new AbortController();
	const expired = new Promise<never>((_, reject) => {
		deadline.signal.addEventListener("abort", () => reject(new Error("out of time")));
	});
	// No one may be waiting when it expires.
	expired.catch(() => undefined);
	let isRunning = false;
	return async (url, init) => {
		if (!isRunning) {
			isRunning = true;
			setTimeout(() => deadline.abort(), milliseconds);
		}
		if (deadline.signal.aborted) {
			return expired;
		}
		const given = init?.signal ? [init.signal] : [];
		const signal = AbortSignal.any([deadline.signal, ...given]);
		return withoutWait(await Promise.race([fetch(url, { ...init, signal }), expired]));
	};
}

/** Removes `Retry-After`, which would have the client wait up to a minute before it tries again: nobody waits that long here. */
function withoutWait(response: Response): Response {
	if (!response.headers.has("retry-after")) {
		return response;
	}
	const shorter = new Response(response.body, response);
	shorter.headers.delete("retry-after");
	return shorter;
}
