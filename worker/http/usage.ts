import type { Context } from "hono";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "./app-env.ts";

/** What a use of a report is noted with, once its answer has gone. */
export function usageOf(c: Context<AppEnv>) {
	return {
		db: connect(c.env.DB),
		now: c.var.world.now,
		waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
	};
}
