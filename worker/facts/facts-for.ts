import type { Facts } from "#domain/facts.ts";
import type { Postcode } from "#domain/postcode.ts";
import { noteCache } from "#worker/platform/log-context.ts";
import { Problem } from "#worker/platform/problem.ts";
import { answersIn } from "./count-answers.ts";
import { keepFacts, readFacts } from "./facts-cache.ts";
import { gatherFacts } from "./gather-facts.ts";
import type { Gathered, Gathering } from "./gathering.ts";
import { stillStands } from "./still-stands.ts";

/**
 * The facts of a postcode: from the cache, else gathered now and kept. Visitors who ask for one postcode at the same moment
 * cause one gathering and one write.
 */
export async function factsFor(gathering: Gathering, postcode: Postcode): Promise<Facts> {
	const { cache, flights } = gathering;
	let led = false;
	const gathered = flights.share(postcode.compact, {
		work: () => {
			led = true;
			return readOrGather(gathering, postcode);
		},
		after: async ({ facts, fresh }) => {
			if (fresh && (await stillStands(gathering.db, facts))) {
				await keepFacts(cache, postcode.compact, facts);
			}
		},
		hold: gathering.waitUntil,
	});
	const { facts, fresh } = await gathered.catch((problem: unknown) => {
		// A limit that the leader has reached is the leader's, not that of whoever asked at the same moment.
		if (!led && problem instanceof Problem && problem.code === "rate_limited") {
			return readOrGather(gathering, postcode);
		}
		throw problem;
	});
	noteCache(fresh ? "miss" : "hit");
	return facts;
}

async function readOrGather(gathering: Gathering, postcode: Postcode): Promise<Gathered> {
	const cached = await readFacts(gathering.cache, postcode.compact);
	if (cached) {
		return { facts: cached, fresh: false };
	}
	await gathering.admit();
	const facts = await gatherFacts(gathering, postcode);
	gathering.count(...answersIn(facts.live));
	return { facts, fresh: true };
}
