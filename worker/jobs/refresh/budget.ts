/**
 * What one run of the Workflow may take to stay within Cloudflare's limits on Workers Paid (read on
 * 22 November 2026). Tests count the worst case and hold `[limits]` of wrangler.toml against it:
 * - 10,000 steps of an instance, and 1 MiB of an answer that is kept (https://developers.cloudflare.com/workflows/reference/limits);
 * - as many calls of an instance (to other hosts, caches and databases, all steps together) as `[limits]` says, up to ten million
 *   (https://developers.cloudflare.com/workers/platform/limits/#subrequests);
 * - a thousand operations on a cache, and a thousand queries of a database, of an invocation (https://developers.cloudflare.com/kv/platform/limits,
 *   https://developers.cloudflare.com/d1/platform/limits), which we keep to in each step.
 */

/** Steps of one source: several times what the largest file takes. An importer that needs more does not come to an end. */
export const MOST_PARTS = 400;

/** Calls to the cache in one part: of the thousand that are allowed, the rest is for asking, reading and writing. */
export const CACHE_CALLS = 900;
