import type { Facts, LiveFacts } from "#domain/base/facts/facts.ts";
import { isFault } from "#domain/base/facts/source-answer.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";
import { noteCache } from "#worker/platform/log-context.ts";
import { isRateLimited } from "#worker/platform/problem.ts";
import { keepFacts, readFacts } from "./facts-cache.ts";
import { isCurrent } from "./facts-stamps.ts";
import { gatherFacts } from "./gather-facts.ts";
import type { Gathered, Gathering } from "./gathering.ts";

/**
 * Returns the facts of a postcode: from the cache where nothing that they quote has changed since, else gathered now and kept. Visitors who ask for one
 * postcode at the same moment share one gathering and one write.
 */
export async function factsFor(gathering: Gathering, postcode: Postcode): Promise<Facts> {
	const { cache, singleFlight } = gathering;
	const { facts, fresh } = await singleFlight.share(postcode.compact, {
		work: () => readOrGather(gathering, postcode),
		after: async (gathered) => {
			if (gathered.fresh) {
				await keepFacts(cache, postcode.compact, await gathered.complete);
			}
		},
		hold: gathering.waitUntil,
		isLeadersOwn: isRateLimited,
	});
	noteCache(fresh ? "miss" : "hit");
	return facts;
}

async function readOrGather(gathering: Gathering, postcode: Postcode): Promise<Gathered> {
	// On their way together: the same lookup tells what is new and where the postcode lies, should nothing be kept of it.
	const latest = gathering.latest(postcode);
	const cached = await readFacts(gathering.cache, postcode.compact);
	if (cached && isCurrent(cached, (await latest).stamps)) {
		return { facts: cached, fresh: false };
	}
	await gathering.admit();
	const gathered = await gatherFacts(gathering, postcode);
	gathering.count(...answersIn(gathered.facts.live));
	return { ...gathered, fresh: true };
}

/** What live sources did when facts were gathered. One that is off, or was not to be asked, did nothing. */
export function answersIn(live: LiveFacts): Happening[] {
	return Object.entries(live).flatMap(([subject, answer]): Happening[] => {
		if (answer.state === "answered") {
			// A file that was imported answered, and not the source.
			if ("imported" in answer.data) {
				return answer.data.registerFailed ? [{ event: "source_failed", subject }] : [];
			}
			return [{ event: "source_answered", subject }];
		}
		return isFault(answer) ? [{ event: "source_failed", subject }] : [];
	});
}
