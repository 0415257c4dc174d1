import { Hono } from "hono";
import { type Analytics, AnalyticsQuery } from "#contracts/admin/analytics.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { readAnalytics } from "./read-analytics.ts";

/** How the business goes. */
export const analyticsRoutes = new Hono<AppEnv>().get(
	"/analytics",
	validate("query", AnalyticsQuery),
	async (c) =>
		c.json<Analytics>(
			await readAnalytics(administratorOf(c), c.env.CACHE, c.req.valid("query")),
			200,
		),
);
