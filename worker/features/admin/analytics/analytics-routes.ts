import { Hono } from "hono";
import { type Analytics, AnalyticsQuery } from "#contracts/admin/analytics.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { refusePeriod } from "#domain/business/analytics/period.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { readFigures } from "./figures-repository.ts";
import { analyticsKey, keep, readKept } from "./kept-analytics.ts";
import { toAnalytics } from "./to-analytics.ts";

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

/**
 * The figures of a period, in the mode in force; kept for five minutes. @throws Problem `invalid_input` for a period that is none,
 * `unavailable`
 */
async function readAnalytics(
	{ db, now }: Administrator,
	cache: KVNamespace,
	period: AnalyticsQuery,
): Promise<Analytics> {
	const refusal = refusePeriod(period, londonDay(now));
	if (refusal) {
		const { end, message } = refusal;
		throw new Problem("invalid_input", message, { fields: { [end]: message } });
	}
	const { livemode } = await readSettings(db);
	const key = analyticsKey(period, { livemode });
	const kept = await readKept(cache, key);
	if (kept) {
		return kept;
	}
	const figures = await readFigures(db, { ...period, livemode });
	const analytics = toAnalytics(figures, { period, isTest: !livemode, readAt: now });
	await keep(cache, key, analytics);
	return analytics;
}
