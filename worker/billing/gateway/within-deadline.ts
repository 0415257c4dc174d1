import type { Fetch } from "#datasets/http/read-body.ts";

/**
 * Milliseconds in which a request may ask the provider, over all its calls and tries. The Stripe client waits half a second at most before it
 * tries again, so that anyone who waits for us has an answer within eight seconds.
 */
export const REQUEST_DEADLINE = 7_000;

/**
 * The same fetch, of which all calls together have so many milliseconds from the first on. What has not been answered by then fails, and nothing is
 * sent any more: its idempotency key lets a later try go on where this one was left.
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

/** The same answer without the time that the client should wait before it tries again: it is up to a minute, which no one waits here. */
function withoutWait(response: Response): Response {
	if (!response.headers.has("retry-after")) {
		return response;
	}
	const shorter = new Response(response.body, response);
	shorter.headers.delete("retry-after");
	return shorter;
}
