import { type Fault, SourceFault } from "#datasets/http/source-fault.ts";
import type { Answer } from "#domain/base/facts/facts.ts";

type FetchOptions = {
	/** Milliseconds until the source is given up on. */
	readonly limitMs: number;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Called with every fault, for the log. Must not throw. */
	readonly onFault: (fault: { readonly why: Fault; readonly cause: unknown }) => void;
};

/**
 * Asks a source and never throws: a source that is down costs confidence, not the page. Answers in `limitMs` at
 * the latest, even when the callee ignores its signal.
 */
export async function fetchAnswer<T>(
	call: (signal: AbortSignal) => Promise<T>,
	{ limitMs, now, onFault }: FetchOptions,
): Promise<Answer<T>> {
	const signal = AbortSignal.timeout(limitMs);
	try {
		const data = await Promise.race([call(signal), expiry(signal)]);
		return { state: "answered", at: now(), data };
	} catch (cause) {
		const why = signal.aborted ? "timed_out" : faultOf(cause);
		onFault({ why, cause });
		return { state: "silent", why };
	}
}

function expiry(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
}

/** `fetch` reports a lost connection as a TypeError; whatever else escapes a source is a body it could not read. */
function faultOf(cause: unknown): Fault {
	if (cause instanceof SourceFault) {
		return cause.why;
	}
	return cause instanceof TypeError ? "unreachable" : "malformed";
}
