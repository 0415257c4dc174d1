import { DAY } from "#domain/base/calendar.ts";
import { homesAllowed } from "#domain/business/plans.ts";
import { selectPlan } from "#worker/billing/subscriptions/grants-repository.ts";
import { planOf } from "#worker/billing/subscriptions/standing.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { readLatest } from "#worker/facts/facts-stamps.ts";
import type { Gathered, Gathering } from "#worker/facts/gathering.ts";
import { liveSources } from "#worker/facts/live-sources.ts";
import { lookUpPostcode } from "#worker/facts/postcode-lookup.ts";
import { withinLimit } from "#worker/homes/homes-limit.ts";
import {
	noteFailedLook,
	openHomeIds,
	takeForWatch,
	unwatchedSince,
} from "#worker/homes/homes-repository.ts";
import { lookAtHome } from "#worker/homes/look-at-home.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { SingleFlight } from "#worker/platform/single-flight.ts";
import type { JobContext } from "./run-jobs.ts";

/** Milliseconds after which a home is looked at again. Source: Rule WATCH-4. */
const WATCHED_EVERY = 3 * DAY;

/** Homes in one run: 4,320 a day. Each takes eight round trips at most, and one invocation of a Worker has a thousand. Source: https://developers.cloudflare.com/d1/platform/limits/ */
const A_RUN = 60;

/** Looks at once, so that no source is asked by many at a time. */
const AT_ONCE = 4;

type Watching = Pick<JobContext, "db" | "env" | "world">;

/**
 * Looks again at homes that accounts keep, those it came to longest ago first, and keeps what changed. A home is taken before the look: of two runs one
 * gets it, and one that fails waits for its next turn. Homes beyond a plan's number are passed over. Source: Rule WATCH-4.
 */
export async function watchHomes(watching: Watching, until: number): Promise<void> {
	const { db, world } = watching;
	const since = world.now() - WATCHED_EVERY;
	const waiting = await unwatchedSince(db, since, A_RUN);
	const idsOf = new Map<string, Promise<ReadonlySet<string>>>();
	const isWatched = async ({ id, userId }: (typeof waiting)[number]) => {
		const ids = idsOf.get(userId) ?? watchedIds(watching, userId);
		idsOf.set(userId, ids);
		return (await ids).has(id);
	};
	const gathering = gatheringOfJob(watching);
	const work = async () => {
		for (let next = waiting.shift(); next && world.now() < until; next = waiting.shift()) {
			const [row] = await takeForWatch(db, next.id, { since, now: world.now() });
			if (row && (await isWatched(next))) {
				await lookAtHome({ ...gathering, askedAt: world.now() }, row).catch(
					async (cause: unknown) => {
						log.error("a home could not be looked at", { home: row.id, reason: reasonOf(cause) });
						await noteFailedLook(db, row);
					},
				);
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Homes of an account that its plan watches. */
async function watchedIds({ db, world }: Watching, userId: string): Promise<ReadonlySet<string>> {
	const { open, ...plan } = await runBatch(db, {
		open: openHomeIds(db, userId),
		...selectPlan(db, userId),
	});
	return withinLimit(open, homesAllowed(planOf(plan, world.now())));
}

/** What a job brings to a gathering: no visitor waits or is counted, and no map is drawn. */
function gatheringOfJob({ db, env, world }: Watching): Omit<Gathering, "askedAt"> {
	return {
		db,
		cache: env.CACHE,
		sources: liveSources(env, world),
		lookUp: (postcode) => lookUpPostcode(db, postcode, world.now()),
		latest: () => readLatest(db, world.now()),
		singleFlight: new SingleFlight<Gathered>(),
		readAsset: () => Promise.resolve(null),
		now: world.now,
		waitUntil: (kept) =>
			void kept.catch((cause: unknown) =>
				log.error("facts could not be kept", { reason: reasonOf(cause) }),
			),
		count: () => undefined,
		admit: () => Promise.resolve(),
	};
}
