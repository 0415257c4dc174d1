import { env } from "cloudflare:workers";
import type { Importer, Step } from "#datasets/ingest/run/importer.ts";
import { fakeFetch, type Scripted } from "#datasets/test/fake-fetch.ts";
import { openRefreshing, type Refreshing } from "#worker/jobs/refresh/refresh-job.ts";
import { NOW, noNetwork, online } from "./ask-app.ts";

/** What a refresh works with at a time, where whatever it asks is answered so. */
export function refreshingAt(now: number = NOW, reply: Scripted | null = null): Refreshing {
	const fetch = reply === null ? noNetwork : fakeFetch(reply).fetch;
	return openRefreshing(online, { fetch, now: () => now });
}

/** An importer of gossip that does these steps, in their order, whatever was written of them. */
export function importing(id: string, ...steps: (Step | Error)[]): Importer {
	return {
		id,
		name: "Gossip",
		next: async () => {
			const step = steps.shift() ?? { kind: "end" };
			if (step instanceof Error) {
				throw step;
			}
			return step;
		},
	};
}

/** The one row that a reading statement gives. */
export function theRow(sql: string): Promise<Record<string, unknown> | null> {
	return env.DB.prepare(sql).first();
}
