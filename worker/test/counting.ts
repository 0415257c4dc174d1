import type { Fetch } from "#datasets/http/read-body.ts";
import { openRefreshing, type Refreshing } from "#worker/jobs/refresh/refresh-job.ts";
import type { Steps } from "#worker/jobs/refresh/steps.ts";
import type { Bindings } from "#worker/platform/env.ts";

/** What is asked of everything outside, counted as Cloudflare does at its strictest: each request, each statement of a batch, each look at the cache. */
export function counting(bindings: Bindings, { fetch, now }: { fetch: Fetch; now: () => number }) {
	let calls = 0;
	const counts = new Map<string, number>();
	const counted =
		<Args extends unknown[], Answer>(call: (...args: Args) => Answer) =>
		(...args: Args): Answer => {
			calls += 1;
			return call(...args);
		};
	const { DB, CACHE } = bindings;
	const cache: unknown = {
		list: counted((options: KVNamespaceListOptions) => CACHE.list(options)),
		delete: counted((key: string) => CACHE.delete(key)),
	};
	const database: unknown = {
		prepare: counted((sql: string) => DB.prepare(sql)),
		batch: (statements: D1PreparedStatement[]) => DB.batch(statements),
	};
	const refreshing: Refreshing = openRefreshing(
		{
			...bindings,
			CACHE: Object.assign(Object.create(null), cache),
			DB: Object.assign(Object.create(null), database),
		},
		{ fetch: counted(fetch), now },
	);
	const steps: Steps = {
		do: async (name, work) => {
			const before = calls;
			const answer = await work();
			counts.set(name, calls - before);
			return answer;
		},
	};
	return { refreshing, steps, most: () => Math.max(...counts.values()), counts };
}
