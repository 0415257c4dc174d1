import type { Context } from "hono";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import { connect } from "#worker/db/client.ts";
import type { Gathered, Gathering } from "#worker/facts/gathering.ts";
import { liveSources } from "#worker/facts/live-sources.ts";
import { lookUpOnce } from "#worker/facts/postcode-lookup.ts";
import { SingleFlight } from "#worker/platform/single-flight.ts";
import type { AppEnv } from "./app-env.ts";
import { countCall } from "./limit-calls.ts";

/** One for the isolate: gatherings are shared between the requests it serves. */
const singleFlight = new SingleFlight<Gathered>();

/** What a request brings to a gathering. */
export function gatheringOf(c: Context<AppEnv>): Gathering {
	const { world } = c.var;
	return {
		// Made when asked for: a preview from the cache asks no source.
		get db() {
			return connect(c.env.DB);
		},
		get sources() {
			return liveSources(c.env, world);
		},
		cache: c.env.CACHE,
		...lookUpOnce(() => connect(c.env.DB), world.now),
		singleFlight: singleFlight,
		readAsset: (path) => readAsset(c.env.ASSETS, new URL(path, c.req.url)),
		now: world.now,
		askedAt: world.now(),
		waitUntil: (work) => c.executionCtx.waitUntil(work),
		count: (...happenings) => countFor(c, ...happenings),
		admit: () =>
			countCall(
				c,
				c.env.GATHER_LIMIT,
				"That is a lot of new postcodes in a minute. Please wait a moment and try again.",
			),
	};
}

/** Files that an isolate keeps: outlines of councils, with the maps that were laid out of them. */
const MOST_FILES = 8;

/** What was read lately, by who served it. A file of a build never changes under its address. */
const files = new WeakMap<Fetcher, Map<string, unknown>>();

async function readAsset(assets: Fetcher, { href }: URL): Promise<unknown> {
	const kept = files.get(assets) ?? new Map<string, unknown>();
	files.set(assets, kept);
	if (kept.has(href)) {
		return kept.get(href);
	}
	const answer = await assets.fetch(new URL(href));
	if (!answer.ok) {
		return null;
	}
	const file = await answer.json();
	kept.set(href, file);
	const [oldest] = kept.keys();
	if (kept.size > MOST_FILES && oldest !== undefined) {
		kept.delete(oldest);
	}
	return file;
}
