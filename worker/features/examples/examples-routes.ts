import { Hono } from "hono";
import type { Examples } from "#contracts/examples.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

/** What the home page shows of the product, computed like everything else. */
export const examplesRoutes = new Hono<AppEnv>().get("/examples", (c) =>
	c.json<Examples>({ examples: [], sample: null }, 200),
);
