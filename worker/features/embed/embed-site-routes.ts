import { type Context, Hono } from "hono";
import { type EmbedSiteList, EmbedSiteParam, NewEmbedSite } from "#contracts/embed-sites.ts";
import { addDays, londonDay } from "#domain/base/calendar.ts";
import { MOST_SITES } from "#domain/site/embed.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitAccountCalls } from "#worker/http/limit-calls.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
import { deleteSite, insertSite, listSites } from "./embed-sites-repository.ts";

/** Days whose views are shown. */
const COUNTED_DAYS = 30;

/** The sites on which an account shows our answers. Source: Rule EMBED-2. */
export const embedSiteRoutes = new Hono<AppEnv>()
	.use("/account/embed-sites/*", limitAccountCalls, requireUser)
	.get("/account/embed-sites", async (c) => c.json<EmbedSiteList>(await tellSites(c), 200))
	.post("/account/embed-sites", validate("json", NewEmbedSite), async (c) => {
		const { db, now, token } = callerOf(c);
		const { hosts } = c.req.valid("json");
		const userId = viewerOf(c).user.id;
		const site = { id: newId("site", token), userId, hosts, createdAt: now };
		const made = await insertSite(db, site).execute();
		if (made.length === 0) {
			throw new Problem(
				"limit_reached",
				`An account has ${MOST_SITES} sites at most. Delete one to make another.`,
			);
		}
		return c.json<EmbedSiteList>(await tellSites(c), 201);
	})
	.delete("/account/embed-sites/:id", validate("param", EmbedSiteParam), async (c) => {
		const { id } = c.req.valid("param");
		const gone = await deleteSite(callerOf(c).db, viewerOf(c).user.id, id).execute();
		if (gone.length === 0) {
			throw new Problem("not_found", "There is no such site in your account.");
		}
		return c.json<EmbedSiteList>(await tellSites(c), 200);
	});

async function tellSites(c: Context<AppEnv>): Promise<EmbedSiteList> {
	const { db, now } = callerOf(c);
	const after = addDays(londonDay(now), -COUNTED_DAYS);
	const rows = await listSites(db, viewerOf(c).user.id, after).execute();
	return {
		sites: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
	};
}
