import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Claims } from "#contracts/public-content.ts";
import { REPORTS_CLAIMED } from "#domain/business/claims.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { boundModel } from "#worker/platform/language-model.ts";

/** Where the figure is kept, and for how many seconds: counting it reads a row for every day and authority there ever was. */
const KEY = "reports-made";
const KEPT_SECONDS = 60 * 60;

/** What claims are read from. */
export type ClaimSources = {
	readonly db: Db;
	readonly cache: KVNamespace;
	readonly hasModel: boolean;
};

export function claimSourcesOf({ env, var: { world } }: Context<AppEnv>): ClaimSources {
	return {
		db: connect(env.DB),
		cache: env.CACHE,
		hasModel: boundModel(env, world.fetch) !== null,
	};
}

/** The product's claims about itself. The number of reports is the owner's figure until the true one is higher. Source: Rule SITE-4. */
export async function readClaims({ db, cache, hasModel }: ClaimSources): Promise<Claims> {
	const kept = await cache.get(KEY);
	const made = kept === null ? await countReports(db) : Number(kept);
	if (kept === null) {
		await cache.put(KEY, String(made), { expirationTtl: KEPT_SECONDS });
	}
	return { reportsGenerated: Math.max(REPORTS_CLAIMED, made), hasModel };
}

async function countReports(db: Db): Promise<number> {
	const [row] = await db
		.select({ made: sql<number>`coalesce(sum(${eventCounts.count}), 0)`.mapWith(Number) })
		.from(eventCounts)
		.where(eq(eventCounts.event, "report_generated"));
	return row?.made ?? 0;
}
