import { AsyncLocalStorage } from "node:async_hooks";

/** What a line of the log may carry: a field each, never an address, a secret or a path somebody typed. */
export type Fields = Record<string, string | number | boolean | null | undefined>;

/** What a piece of work, such as a request or a job, has come to so far. */
export type Tally = {
	/** Round trips to the database. */
	d1Calls: number;
	/** Whether the facts that were asked for came from the cache; null where none were asked for. */
	cache: "hit" | "miss" | null;
};

type LogContext = { readonly fields: Fields; readonly tally: Tally };

const contexts = new AsyncLocalStorage<LogContext>();

/** Does a piece of work. Every line of the log written meanwhile carries `fields`, besides those of the work around it. `work` gets its tally. */
export function inLogContext<T>(fields: Fields, work: (tally: Tally) => T): T {
	const tally: Tally = { d1Calls: 0, cache: null };
	return contexts.run({ fields: { ...contextFields(), ...fields }, tally }, () => work(tally));
}

/** The fields of the work under way; none outside of any. */
export function contextFields(): Fields {
	return contexts.getStore()?.fields ?? {};
}

/** Counts round trips to the database. */
export function countD1Calls(calls: number): void {
	const context = contexts.getStore();
	if (context) {
		context.tally.d1Calls += calls;
	}
}

/** Notes whether facts came from the cache. */
export function noteCache(outcome: "hit" | "miss"): void {
	const context = contexts.getStore();
	if (context) {
		context.tally.cache = outcome;
	}
}
