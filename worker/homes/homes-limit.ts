import { homesAllowed } from "#domain/business/plans.ts";
import { selectPlan } from "#worker/billing/subscriptions/grants-repository.ts";
import { planOf } from "#worker/billing/subscriptions/standing.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";

/** Most homes that an account's plan keeps and watches. `now`: UTC milliseconds. Source: Rule HOMES-2. */
export async function homesLimit(db: Db, userId: string, now: number): Promise<number> {
	return homesAllowed(planOf(await runBatch(db, selectPlan(db, userId)), now));
}

/** Ids of the open homes of an account that are within its plan's number: the first kept. Source: Rule HOMES-2. */
export function withinLimit(
	open: readonly { readonly id: string }[],
	limit: number,
): ReadonlySet<string> {
	return new Set(open.slice(0, limit).map(({ id }) => id));
}
