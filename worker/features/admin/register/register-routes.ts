import { Hono } from "hono";
import {
	AuthorityParam,
	type Councils,
	type CouncilWards,
	NewScheme,
	type OutdatedReview,
	type RegisterPage,
	RegisterQuery,
	type RegisterScheme,
	type Reviews,
	SchemeChange,
	SchemeParam,
	SeenReview,
} from "#contracts/admin/licensing-register.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { problemBody } from "#worker/http/on-error.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { validate } from "#worker/http/validate.ts";
import { addScheme } from "./add-scheme.ts";
import { changeScheme } from "./change-scheme.ts";
import { countReviews } from "./count-reviews.ts";
import { forgetFactsSoon } from "./forget-facts-soon.ts";
import { listCouncils, listWards } from "./list-councils.ts";
import { listSchemes } from "./list-schemes.ts";
import { markReviewed } from "./mark-reviewed.ts";
import { outdatedReview } from "./outdated-review.ts";

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
	.post("/licensing", validate("json", NewScheme), async (c) => {
		const scheme = await addScheme(administratorOf(c), c.req.valid("json"));
		forgetFactsSoon(c, scheme);
		return c.json<RegisterScheme>(scheme, 201);
	})
	.patch(
		"/licensing/:id",
		validate("param", SchemeParam),
		validate("json", SchemeChange),
		async (c) => {
			const { id } = c.req.valid("param");
			const scheme = await changeScheme(administratorOf(c), id, c.req.valid("json"));
			forgetFactsSoon(c, scheme);
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
				return c.json<OutdatedReview>({ ...problemBody(c, refusal), scheme }, 409);
			}
			forgetFactsSoon(c, scheme);
			return c.json<RegisterScheme>(scheme, 200);
		},
	);
