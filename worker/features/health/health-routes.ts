import { Hono } from "hono";
import type { Health } from "#contracts/health.ts";
import { connect } from "#worker/db/client.ts";
import { readHealth } from "#worker/facts/datasets/read-health.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

/** Whether the product can answer, and how old its data is. */
export const healthRoutes = new Hono<AppEnv>().get("/health", async (c) => {
	const health = await readHealth(connect(c.env.DB), {
		env: c.env,
		now: c.var.world.now(),
	});
	return c.json<Health>(health, health.ok ? 200 : 503);
});
