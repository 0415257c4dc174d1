import { addYears, londonDay } from "#domain/base/calendar.ts";
import type { Answer, Facts, LiveFacts } from "#domain/base/facts/facts.ts";
import { reaches } from "#domain/base/facts/live-sources.ts";
import { SALES_YEARS } from "#domain/base/facts/sale-figures.ts";
import { isFault, unwrap } from "#domain/base/facts/source-answer.ts";
import type { Nation } from "#domain/base/nation.ts";
import { locate } from "#domain/base/place/locate.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { fetchSource } from "./fetch-source.ts";
import { gatherAtPlace } from "./gather-at-place.ts";
import { gatherCertificates, orImported } from "./gather-certificates.ts";
import { withGrounds } from "./gather-grounds.ts";
import type { FactsGathered, Gathering } from "./gathering.ts";
import { placeProblem } from "./place-problem.ts";
import { readReferenceFacts } from "./reference-repository.ts";

/**
 * Milliseconds each source has. The place comes first because others wait for it; together they stay under the five
 * seconds a visitor waits.
 */
const PLACE_LIMIT = 1_500;
const AT_PLACE_LIMIT = 2_800;
const AT_POSTCODE_LIMIT = 4_000;

/**
 * Gathers what every source knows of a postcode, at the same time where none waits for another, each with its own limit. Records a silent source as silent,
 * never as an error. Nobody waits for shapes for the map: those later than all answers are in `complete` alone. Two D1 round trips.
 * @throws Problem when a source knows that the postcode does not exist, was terminated or is
 * not covered, and when our own tables cannot be read, without which nothing can be said.
 */
export async function gatherFacts(
	gathering: Gathering,
	postcode: Postcode,
): Promise<FactsGathered> {
	const { db, sources, now } = gathering;
	const lookup = gathering.lookUp(postcode);
	const certificatesComing = gatherCertificates(gathering, postcode, AT_POSTCODE_LIMIT);
	const salesComing = lookup.then(
		({ holdsSales }) => (holdsSales ? heldHere : gatherSales(gathering, postcode)),
		// If our tables fail nothing is answered at all; the code that awaits them says so.
		() => heldHere,
	);
	const [{ gazetteer, revision }, geography] = await Promise.all([
		lookup,
		fetchSource(sources.geography, (source, signal) => source.lookUp(postcode, signal), {
			name: "geography",
			limitMs: PLACE_LIMIT,
			now,
		}),
	]);
	const located = locate(postcode, gazetteer, unwrap(geography));
	if (located.kind !== "found") {
		throw placeProblem(postcode, located);
	}
	const { location } = located;
	const referenceComing = readReferenceFacts(db, postcode, location);
	const atPlace = gatherAtPlace(gathering, location, AT_PLACE_LIMIT);
	const [{ imported, ...reference }, answers, gathered, sales] = await Promise.all([
		referenceComing,
		atPlace.answers,
		certificatesComing,
		salesComing,
	]);
	const certificates = orImported(gathered, imported, { nation: location.nation, now: now() });
	const live: LiveFacts = {
		geography,
		...answers,
		certificates: certificates.answer,
		sales: whereCovered(location.nation, sales),
	};
	const facts: Facts = {
		postcode: postcode.formatted,
		gatheredAt: now(),
		revision,
		whole: !Object.values(live).some(isFault) && certificates.whole,
		...reference,
		live,
	};
	return {
		facts: withGrounds(facts, await arrived(atPlace.grounds)),
		complete: atPlace.grounds.then((grounds) => withGrounds(facts, grounds)),
	};
}

/** What has come by now; else nothing. */
function arrived<T>(coming: Promise<readonly T[]>): Promise<readonly T[]> {
	return Promise.race([coming, Promise.resolve([])]);
}

const heldHere = { state: "silent", why: "held" } as const;

function gatherSales({ sources, now }: Gathering, postcode: Postcode): Promise<LiveFacts["sales"]> {
	const since = addYears(londonDay(now()), -SALES_YEARS);
	return fetchSource(
		sources.sales,
		async (source, signal) => ({ since, sales: await source.salesAt(postcode, since, signal) }),
		{ name: "sales", limitMs: AT_POSTCODE_LIMIT, now },
	);
}

/** HM Land Registry holds nothing outside England and Wales, so its empty answer there says nothing. */
function whereCovered<T>(nation: Nation, answer: Answer<T>): Answer<T> {
	return reaches("sales", nation) ? answer : { state: "silent", why: "nation_not_covered" };
}
