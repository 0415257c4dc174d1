import type { Certificate } from "#domain/base/facts/certificate.ts";
import { FACTS_PREFIX, type Facts } from "#domain/base/facts/facts.ts";
import { FACTS_SHAPE } from "#domain/base/facts/facts-shape.ts";
import { DROPPED_AFTER_DAYS } from "#domain/business/data-handling.ts";
import { log } from "#worker/platform/log.ts";

/** Raise this when a field of `Facts` changes its meaning but not its shape, so that facts written by an older version are never read. */
const MEANING = 4;

const DAY_SECONDS = 24 * 60 * 60;

/** Seconds that gathered facts are kept: a week when every source answered, ten minutes when one failed. */
const WHOLE_SECONDS = DROPPED_AFTER_DAYS.gatheredFacts * DAY_SECONDS;
const PARTIAL_SECONDS = 10 * 60;

/** What every key of this meaning and shape begins with. */
export const SHAPE_PREFIX = `${FACTS_PREFIX}${MEANING}-${FACTS_SHAPE}:`;
const CERTIFICATE_PREFIX = `${SHAPE_PREFIX}certificate:`;

const factsKey = (compactPostcode: string) => `${SHAPE_PREFIX}${compactPostcode}`;
const certificateKey = (number: string) => `${CERTIFICATE_PREFIX}${number}`;

/** Facts kept earlier, or null. */
export function readFacts(cache: KVNamespace, compactPostcode: string): Promise<Facts | null> {
	return read<Facts>(cache, factsKey(compactPostcode));
}

/** Keeps gathered facts. */
export function keepFacts(
	cache: KVNamespace,
	compactPostcode: string,
	facts: Facts,
): Promise<void> {
	return keep(cache, factsKey(compactPostcode), {
		value: facts,
		seconds: facts.whole ? WHOLE_SECONDS : PARTIAL_SECONDS,
	});
}

/** A certificate kept earlier, or null. */
export function readCertificate(cache: KVNamespace, number: string): Promise<Certificate | null> {
	return read<Certificate>(cache, certificateKey(number));
}

export function keepCertificate(cache: KVNamespace, certificate: Certificate): Promise<void> {
	return keep(cache, certificateKey(certificate.number), {
		value: certificate,
		seconds: WHOLE_SECONDS,
	});
}

/** A cache that fails is a cache that has nothing: it costs time, never the answer. */
async function read<T>(cache: KVNamespace, key: string): Promise<T | null> {
	try {
		return await cache.get<T>(key, "json");
	} catch (cause) {
		log.error("the cache could not be read", { key, cause: String(cause) });
		return null;
	}
}

async function keep(
	cache: KVNamespace,
	key: string,
	{ value, seconds }: { value: unknown; seconds: number },
): Promise<void> {
	try {
		await cache.put(key, JSON.stringify(value), { expirationTtl: seconds });
	} catch (cause) {
		log.error("the cache could not be written", { key, cause: String(cause) });
	}
}
