import { Hono } from "hono";
import type { Addresses } from "#contracts/addresses.ts";
import type { PostcodeValidation } from "#contracts/postcode-validation.ts";
import { type Preview, PreviewQuery } from "#contracts/preview.ts";
import { gatheringOf } from "#worker/gathering/request-gathering.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { validate } from "#worker/http/validate.ts";
import { listAddresses } from "./list-addresses.ts";
import { previewPostcode } from "./preview-postcode.ts";
import { validatePostcode } from "./validate-postcode.ts";

/** The road from a postcode to what may be said about letting a home there. */
export const assessmentRoutes = new Hono<AppEnv>()
	.get("/postcode/validate/:postcode", async (c) =>
		c.json<PostcodeValidation>(
			await validatePostcode(gatheringOf(c), c.req.param("postcode")),
			200,
		),
	)
	.get("/property/preview/:postcode", validate("query", PreviewQuery), async (c) =>
		c.json<Preview>(
			await previewPostcode(gatheringOf(c), c.req.param("postcode"), c.req.valid("query")),
			200,
		),
	)
	.get("/property/addresses/:postcode", async (c) =>
		c.json<Addresses>(await listAddresses(gatheringOf(c), c.req.param("postcode")), 200),
	);
