import { Hono } from "hono";
import { OfferView, PageView } from "#contracts/page-view.ts";
import { pairKey } from "#domain/business/analytics/answer-pair.ts";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { limitPageViews } from "#worker/http/limit-calls.ts";
import { validate } from "#worker/http/validate.ts";

/** Counts what visitors who agreed to it have seen: screens (except the admin panel) and offers of a report. */
export const pageViewsRoutes = new Hono<AppEnv>()
	.post("/page-views", limitPageViews, validate("json", PageView), (c) => {
		const { screen } = c.req.valid("json");
		if (screen !== "admin") {
			countFor(c, { event: "page_view", subject: screen });
		}
		return c.body(null, 204);
	})
	.post("/offer-views", limitPageViews, validate("json", OfferView), (c) => {
		countFor(c, { event: "offer_seen", subject: pairKey(c.req.valid("json")) });
		return c.body(null, 204);
	});
