import { Hono } from "hono";
import type { Examples } from "#contracts/examples.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { readExamples } from "./read-examples.ts";

/** What the home page shows of the product, computed like everything else. */
export const examplesRoutes = new Hono<AppEnv>().get("/examples", async (c) =>
	c.json<Examples>(await readExamples(gatheringOf(c)), 200),
);
