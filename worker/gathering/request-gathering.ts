import type { Context } from "hono";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { visitorAddress } from "#worker/http/visitor-address.ts";
import { Flights } from "#worker/platform/flights.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { Gathered, Gathering } from "./gathering.ts";
import { liveSources } from "./live-sources.ts";

/** One for the isolate: gatherings are shared between the requests it serves. */
const flights = new Flights<Gathered>();

const RETRY_SECONDS = 60;

/** What a request brings to a gathering. */
export function gatheringOf(c: Context<AppEnv>): Gathering {
	const { world } = c.var;
	return {
		// Made when asked for: a preview from the cache needs neither.
		get db() {
			return connect(c.env.DB);
		},
		get sources() {
			return liveSources(c.env, world);
		},
		cache: c.env.CACHE,
		flights,
		now: world.now,
		askedAt: world.now(),
		waitUntil: (work) => c.executionCtx.waitUntil(work),
		admit: async () => {
			const { success } = await c.env.GATHER_LIMIT.limit({ key: visitorAddress(c) });
			if (!success) {
				throw new Problem(
					"rate_limited",
					"That is a lot of new postcodes in a minute. Please wait a moment and try again.",
					{ retryAfter: RETRY_SECONDS },
				);
			}
		},
	};
}
