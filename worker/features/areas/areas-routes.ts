import { Hono } from "hono";
import { AreaParam, AreasQuery } from "#contracts/areas.ts";
import type { AreaPage } from "#domain/areas/area-page.ts";
import type { AreaList } from "#domain/areas/area-search.ts";
import { successorOf } from "#domain/areas/former-areas.ts";
import { connect } from "#worker/db/client.ts";
import { readAreaPage, searchAreas } from "#worker/facts/areas.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { limitAreaReads } from "#worker/http/limit-calls.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";

/** What the pages of authorities are drawn from, for a browser that has the product's code already. */
export const areasRoutes = new Hono<AppEnv>()
	.use("/areas/*", limitAreaReads)
	.get("/areas", validate("query", AreasQuery), async (c) => {
		const { find, nation, show } = c.req.valid("query");
		const search = { find, nation: nation || null, show: show || null };
		return c.json<AreaList>(await searchAreas(connect(c.env.DB), search, c.var.world.now()), 200);
	})
	.get("/areas/:slug", validate("param", AreaParam), async (c) => {
		const { slug } = c.req.valid("param");
		const db = connect(c.env.DB);
		const page = await readAreaPage(db, successorOf(slug) ?? slug, c.var.world.now());
		if (page === null) {
			throw new Problem("not_found", "We hold no council of that name.");
		}
		return c.json<AreaPage>(page, 200);
	});
