import { asc } from "drizzle-orm";
import { Hono } from "hono";
import {
	AuthorityParam,
	type Councils,
	type CouncilWards,
	NewScheme,
	type RegisterPage,
	type RegisterScheme,
	SchemeChange,
	SchemeParam,
} from "#contracts/admin/licensing-register.ts";
import { SearchQuery } from "#contracts/admin/paging.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { authorities } from "#worker/db/schema/reference.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { addScheme } from "./add-scheme.ts";
import { changeScheme } from "./change-scheme.ts";
import { listSchemes } from "./list-schemes.ts";
import { answerGuarded } from "./outdated-scheme.ts";
import { selectAuthority, selectWards } from "./register-repository.ts";

/** The register of licensing schemes and Article 4 directions. */
export const registerRoutes = new Hono<AppEnv>()
	.get("/licensing", validate("query", SearchQuery), async (c) =>
		c.json<RegisterPage>(await listSchemes(administratorOf(c), c.req.valid("query")), 200),
	)
	.get("/licensing/councils", async (c) =>
		c.json<Councils>(await listCouncils(administratorOf(c)), 200),
	)
	.get("/licensing/wards/:authority", validate("param", AuthorityParam), async (c) =>
		c.json<CouncilWards>(await listWards(administratorOf(c), c.req.valid("param").authority), 200),
	)
	.post("/licensing", validate("json", NewScheme), async (c) => {
		return c.json<RegisterScheme>(await addScheme(administratorOf(c), c.req.valid("json")), 201);
	})
	.patch(
		"/licensing/:id",
		validate("param", SchemeParam),
		validate("json", SchemeChange),
		async (c) =>
			answerGuarded(
				c,
				await changeScheme(administratorOf(c), c.req.valid("param").id, c.req.valid("json")),
			),
	);

/** Every local authority, by name. */
async function listCouncils({ db }: Administrator): Promise<Councils> {
	const { code, name } = authorities;
	return {
		councils: await db
			.select({ code, name })
			.from(authorities)
			.orderBy(asc(name), asc(code))
			.execute(),
	};
}

/** The wards of an authority, by name; our tables hold none of Northern Ireland. @throws Problem `not_found` for no authority */
async function listWards({ db }: Administrator, authority: string): Promise<CouncilWards> {
	const { council, wards } = await runBatch(db, {
		council: selectAuthority(db, authority),
		wards: selectWards(db, authority),
	});
	if (council.length === 0) {
		throw new Problem("not_found", "There is no such council.");
	}
	return { wards };
}
