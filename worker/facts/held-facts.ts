import type { Facts } from "#domain/base/facts/facts.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { readFacts } from "./facts-cache.ts";
import { isCurrent } from "./facts-stamps.ts";
import { gatherFacts } from "./gather-facts.ts";
import type { Gathering } from "./gathering.ts";
import type { LiveSources } from "./live-sources.ts";

/** No live source at all. */
const NONE: LiveSources = {
	geography: null,
	certificates: null,
	sales: null,
	planning: null,
	crime: null,
	floodWarnings: null,
};

/** The same gathering, which asks no live source. */
export function withoutSources(gathering: Gathering): Gathering {
	return { ...gathering, sources: NONE };
}

/**
 * The facts of a postcode from what is held: as they were gathered where nothing that they quote has changed since, else from our tables alone, which is not
 * kept. `isWhole` is false where a live source would have been asked. @throws Problem as `gatherFacts`
 */
export async function heldFacts(
	gathering: Gathering,
	postcode: Postcode,
): Promise<{ readonly facts: Facts; readonly isWhole: boolean }> {
	const kept = await readFacts(gathering.cache, postcode.compact);
	if (kept && isCurrent(kept, (await gathering.latest(postcode)).stamps)) {
		return { facts: kept, isWhole: kept.whole };
	}
	const { facts } = await gatherFacts(withoutSources(gathering), postcode);
	return { facts, isWhole: Object.values(gathering.sources).every((source) => source === null) };
}
