import { Hono } from "hono";
import type { DataSources } from "#contracts/data-sources.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

/** Where the product's data comes from, and of when it is. */
export const dataSourcesRoutes = new Hono<AppEnv>().get("/sources", (c) =>
	c.json<DataSources>({ datasets: [], live: [] }, 200),
);
