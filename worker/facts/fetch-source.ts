import type { Answer } from "#domain/base/facts/facts.ts";
import { log } from "#worker/platform/log.ts";
import type { LiveSource } from "./live-sources.ts";
import { fetchAnswer } from "./sources/fetch-answer.ts";

type SourceOptions = {
	/** What the log calls it. */
	readonly name: string;
	/** Milliseconds. */
	readonly limitMs: number;
	readonly now: () => number;
};

/** Asks a source that may not be configured; logs a fault. Never throws. */
export async function fetchSource<S, T>(
	source: LiveSource<S> | null,
	call: (source: S, signal: AbortSignal) => Promise<T>,
	{ name, limitMs, now }: SourceOptions,
): Promise<Answer<T>> {
	if (source === null) {
		return { state: "silent", why: "off" };
	}
	return fetchAnswer(async (signal) => call(await source(), signal), {
		limitMs,
		now,
		onFault: ({ why, cause }) =>
			log.error("source gave no answer", { source: name, why, cause: String(cause) }),
	});
}
