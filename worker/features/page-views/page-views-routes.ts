import { Hono } from "hono";
import { PageView } from "#contracts/page-view.ts";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { limitPageViews } from "#worker/http/limit-calls.ts";
import { validate } from "#worker/http/validate.ts";

/** Which screens are opened, by visitors who agreed to being counted. The panel is ours and is left out. */
export const pageViewsRoutes = new Hono<AppEnv>().post(
	"/page-views",
	limitPageViews,
	validate("json", PageView),
	(c) => {
		const { screen } = c.req.valid("json");
		if (screen !== "admin") {
			countFor(c, { event: "page_view", subject: screen });
		}
		return c.body(null, 204);
	},
);
