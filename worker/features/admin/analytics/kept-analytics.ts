import { Analytics } from "#contracts/admin/analytics.ts";
import type { Period } from "#domain/business/analytics/period.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";

/** Seconds for which figures are kept. */
const KEPT_SECONDS = 5 * 60;

/** What figures are kept under: payments of test cards are never among those of live mode. */
export function analyticsKey({ from, to }: Period, { livemode }: { livemode: boolean }): string {
	return `analytics:${livemode ? "live" : "test"}:${from}:${to}`;
}

/** Figures kept earlier; null where there are none, or none that can be read: a cache that fails costs time only. */
export async function readKept(cache: KVNamespace, key: string): Promise<Analytics | null> {
	try {
		return Analytics.safeParse(await cache.get(key, "json")).data ?? null;
	} catch (cause) {
		log.error("the cache could not be read", { key, cause: reasonOf(cause) });
		return null;
	}
}

/** Keeps figures for five minutes. */
export async function keep(cache: KVNamespace, key: string, figures: Analytics): Promise<void> {
	try {
		await cache.put(key, JSON.stringify(figures), { expirationTtl: KEPT_SECONDS });
	} catch (cause) {
		log.error("the cache could not be written", { key, cause: reasonOf(cause) });
	}
}
