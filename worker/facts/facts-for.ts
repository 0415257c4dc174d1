import { desc, inArray } from "drizzle-orm";
import type { Facts, LiveFacts } from "#domain/facts.ts";
import type { Postcode } from "#domain/postcode.ts";
import { isFault } from "#domain/silence.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";
import type { Db } from "#worker/db/client.ts";
import { selectSchemesOf } from "#worker/db/register-facts.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { bankRates, datasets } from "#worker/db/schema/reference.ts";
import { noteCache } from "#worker/platform/log-context.ts";
import { Problem } from "#worker/platform/problem.ts";
import { digestsOf, REFRESHED } from "./editions.ts";
import { authoritiesIn, keepFacts, readFacts } from "./facts-cache.ts";
import { gatherFacts } from "./gather-facts.ts";
import type { Gathered, Gathering } from "./gathering.ts";

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

/**
 * Whether the register of schemes, Bank Rate and the editions of what is refreshed, which change while we run, still say what was gathered: facts that were being gathered when one of
 * them changed must not be kept behind the change that forgot the others. Compared by what they say and not by the clock: a change has the
 * instant at which it was asked for, and may be written well after facts were asked for that hold what stood before it.
 */
export async function stillStands(db: Db, facts: Facts): Promise<boolean> {
	const { schemes, rates, editions } = await runBatch(db, {
		schemes: selectSchemesOf(db, authoritiesIn(facts)),
		rates: db.select().from(bankRates).orderBy(desc(bankRates.from)).limit(1),
		editions: db.select().from(datasets).where(inArray(datasets.id, REFRESHED)),
	});
	const [rate] = rates;
	return (
		textOf(schemes) === textOf(facts.schemes) &&
		rate?.rate === facts.bankRate?.percent &&
		rate?.from === facts.bankRate?.from &&
		isSame(digestsOf(editions), facts.editions)
	);
}

function textOf(schemes: Facts["schemes"]): string {
	return JSON.stringify(schemes.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}

function isSame(now: Facts["editions"], gathered: Facts["editions"]): boolean {
	return REFRESHED.every((id) => now[id] === gathered[id]);
}
