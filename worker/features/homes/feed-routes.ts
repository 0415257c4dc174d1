import { Hono } from "hono";
import { CALENDAR_TYPE } from "#domain/base/icalendar.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { limitFeedReads } from "#worker/http/limit-calls.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { followFeed } from "./home-calendar.ts";

/** The calendar of an account's homes at its secret address, for programs that subscribe to it. Source: Rule HELD-7. */
export const feedRoutes = new Hono<AppEnv>().get(
	"/calendar/:file{[\\w-]+\\.ics}",
	limitFeedReads,
	async (c) => {
		const { DB } = c.env;
		const asked = { db: connect(DB), now: c.var.world.now(), keys: linkKeysOf(c.env) };
		const calendar = await followFeed(asked, c.req.param("file").replace(/\.ics$/, ""));
		if (calendar === null) {
			return c.text("This address is not one of ours.", 404);
		}
		return calendar === "withdrawn"
			? c.text("This calendar was withdrawn.", 410)
			: // Nobody between keeps it, for it can be withdrawn.
				c.body(calendar, 200, { "Content-Type": CALENDAR_TYPE, "Cache-Control": "no-store" });
	},
);
