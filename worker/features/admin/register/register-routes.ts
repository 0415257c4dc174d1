import { asc, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import {
	AuthorityParam,
	type Councils,
	type CouncilWards,
	NewScheme,
	type OutdatedScheme,
	type RegisterPage,
	RegisterQuery,
	type RegisterScheme,
	type Reviews,
	SchemeChange,
	SchemeParam,
	SeenReview,
} from "#contracts/admin/licensing-register.ts";
import type { SchemePages } from "#contracts/admin/scheme-pages.ts";
import type { ReviewReason } from "#domain/licensing/scheme.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { authorities, licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeReviews } from "#worker/db/schema/watched.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { problemBody } from "#worker/http/on-error.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";
import { addScheme } from "./add-scheme.ts";
import { changeScheme } from "./change-scheme.ts";
import { listSchemes } from "./list-schemes.ts";
import { markReviewed } from "./mark-reviewed.ts";
import { pagesOfScheme } from "./pages-of-scheme.ts";
import { selectAuthority, selectWards } from "./register-repository.ts";

const words: Readonly<Record<ReviewReason, string>> = {
	page_changed:
		"The page has changed again since you saw this row. Read it once more, then mark the row as reviewed.",
	page_gone:
		"The page has gone since you saw this row. Look where it went, then mark the row as reviewed.",
};

const CHANGED_SINCE =
	"Somebody changed this scheme since you saw it. Look at it as it stands now, then change it.";

/** Refuses to end a review that no one has seen: `reason` is what happened to the page since. */
function outdatedReview(reason: ReviewReason): Problem {
	return new Problem("review_outdated", words[reason]);
}

/** The register of licensing schemes and Article 4 directions. */
export const registerRoutes = new Hono<AppEnv>()
	.get("/licensing", validate("query", RegisterQuery), async (c) =>
		c.json<RegisterPage>(await listSchemes(administratorOf(c), c.req.valid("query")), 200),
	)
	.get("/licensing/reviews", async (c) =>
		c.json<Reviews>(await countReviews(administratorOf(c)), 200),
	)
	.get("/licensing/councils", async (c) =>
		c.json<Councils>(await listCouncils(administratorOf(c)), 200),
	)
	.get("/licensing/wards/:authority", validate("param", AuthorityParam), async (c) =>
		c.json<CouncilWards>(await listWards(administratorOf(c), c.req.valid("param").authority), 200),
	)
	.get("/licensing/:id/pages", validate("param", SchemeParam), async (c) =>
		c.json<SchemePages>(await pagesOfScheme(administratorOf(c), c.req.valid("param").id), 200),
	)
	.post("/licensing", validate("json", NewScheme), async (c) => {
		return c.json<RegisterScheme>(await addScheme(administratorOf(c), c.req.valid("json")), 201);
	})
	.patch(
		"/licensing/:id",
		validate("param", SchemeParam),
		validate("json", SchemeChange),
		async (c) => {
			const { id } = c.req.valid("param");
			const { scheme, isOutdated } = await changeScheme(
				administratorOf(c),
				id,
				c.req.valid("json"),
			);
			if (isOutdated) {
				const refusal = new Problem("scheme_changed", CHANGED_SINCE);
				return c.json<OutdatedScheme>({ ...problemBody(c, refusal), scheme }, 409);
			}
			return c.json<RegisterScheme>(scheme, 200);
		},
	)
	.post(
		"/licensing/:id/reviewed",
		validate("param", SchemeParam),
		validate("json", SeenReview),
		async (c) => {
			const { id } = c.req.valid("param");
			const scheme = await markReviewed(administratorOf(c), id, c.req.valid("json"));
			if (scheme.review) {
				const refusal = outdatedReview(scheme.review.reason);
				return c.json<OutdatedScheme>({ ...problemBody(c, refusal), scheme }, 409);
			}
			return c.json<RegisterScheme>(scheme, 200);
		},
	);

/** How many rows of the register should be read again. A review of a row that is gone counts no more. */
async function countReviews({ db }: Administrator): Promise<Reviews> {
	const [counted] = await db
		.select({ count: sql`count(*)`.mapWith(Number) })
		.from(schemeReviews)
		.innerJoin(licensingSchemes, eq(licensingSchemes.id, schemeReviews.schemeId))
		.execute();
	return { count: counted?.count ?? 0 };
}

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
