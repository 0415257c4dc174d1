import { Hono } from "hono";
import { PageView } from "#contracts/page-view.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { validate } from "#worker/http/validate.ts";

/** Which screens are opened, by visitors who agreed to being counted. */
export const pageViewsRoutes = new Hono<AppEnv>().post(
	"/page-views",
	validate("json", PageView),
	(c) => c.body(null, 204),
);
