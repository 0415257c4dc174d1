import { Hono } from "hono";
import { AreaParam, AreasQuery } from "#contracts/areas-asked.ts";
import type { AreaPage } from "#domain/telling/areas/area-page.ts";
import type { AreaList } from "#domain/telling/areas/area-search.ts";
import { slugToday } from "#domain/telling/areas/former-areas.ts";
import { connect } from "#worker/db/client.ts";
import { readAreaEdition, readAreaPage, searchAreas } from "#worker/facts/areas.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { keptJson } from "#worker/http/kept-answers.ts";
import { limitAreaReads } from "#worker/http/limit-calls.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";

/** What the pages of authorities are drawn from, for a browser that has the product's code already. */
export const areasRoutes = new Hono<AppEnv>()
	.use("/areas/*", limitAreaReads)
	.get("/areas", validate("query", AreasQuery), async (c) => {
		const { find, nation, show } = c.req.valid("query");
		const search = { find, nation: nation || null, show: show || null };
		const db = connect(c.env.DB);
		const now = c.var.world.now();
		return keptJson<AreaList>(c, {
			what: `areas ${JSON.stringify(search)}`,
			// What anybody may type has no end, and would push out what everybody asks for.
			edition: find === "" ? await readAreaEdition(db, now) : null,
			make: async () => ({ body: await searchAreas(db, search, now) }),
		});
	})
	.get("/areas/:slug", validate("param", AreaParam), async (c) => {
		const { slug } = c.req.valid("param");
		const today = slugToday(slug);
		const db = connect(c.env.DB);
		const now = c.var.world.now();
		return keptJson<AreaPage>(c, {
			what: `area ${today}`,
			edition: await readAreaEdition(db, now),
			make: async () => {
				const read = await readAreaPage(db, today, now);
				if (read === null) {
					throw new Problem("not_found", "We hold no council of that name.");
				}
				return { body: read.page };
			},
		});
	});
