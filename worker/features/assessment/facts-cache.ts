import type { Facts } from "#domain/facts.ts";

/** Raised when the shape of `Facts` changes, so that what an older version wrote is never read. */
const SHAPE = 1;

/** Seconds that gathered facts are kept: a week when every source answered, ten minutes when one failed. */
const WHOLE_SECONDS = 7 * 24 * 60 * 60;
const PARTIAL_SECONDS = 10 * 60;

function keyOf(compactPostcode: string): string {
	return `facts:${SHAPE}:${compactPostcode}`;
}

export function readFacts(cache: KVNamespace, compactPostcode: string): Promise<Facts | null> {
	return cache.get<Facts>(keyOf(compactPostcode), "json");
}

export function keepFacts(
	cache: KVNamespace,
	compactPostcode: string,
	facts: Facts,
): Promise<void> {
	return cache.put(keyOf(compactPostcode), JSON.stringify(facts), {
		expirationTtl: facts.whole ? WHOLE_SECONDS : PARTIAL_SECONDS,
	});
}
