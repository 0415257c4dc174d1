import { Hono } from "hono";
import type { DataSources } from "#contracts/data-sources.ts";
import { connect } from "#worker/db/client.ts";
import { liveSources } from "#worker/facts/live-sources.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readDataSources } from "./read-data-sources.ts";

/** Where the product's data comes from, and of when it is. */
export const dataSourcesRoutes = new Hono<AppEnv>().get("/sources", async (c) =>
	c.json<DataSources>(
		await readDataSources(connect(c.env.DB), liveSources(c.env, c.var.world), {
			env: c.env,
			now: c.var.world.now(),
		}),
		200,
	),
);
