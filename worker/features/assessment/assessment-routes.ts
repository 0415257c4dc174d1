import { type Context, Hono } from "hono";
import type { Addresses } from "#contracts/addresses.ts";
import type { PostcodeValidation } from "#contracts/postcode-validation.ts";
import { type Preview, PreviewQuery } from "#contracts/preview.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import { connect } from "#worker/db/client.ts";
import { readPrice } from "#worker/db/read-price.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readerOf } from "#worker/http/reader.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { validate } from "#worker/http/validate.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { listAddresses } from "./list-addresses.ts";
import { previewPostcode } from "./preview-postcode.ts";
import { validatePostcode } from "./validate-postcode.ts";

/** How long a preview waits for the price of its report. */
const PRICE_LIMIT_MS = 400;

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
			await previewPostcode(gatheringOf(c), c.req.param("postcode"), c.req.valid("query"), {
				viewer: viewerEntitlement(c),
				price: readPrice(connect(c.env.DB), PRICE_LIMIT_MS),
			}),
			200,
		),
	)
	.get("/property/addresses/:postcode", async (c) =>
		c.json<Addresses>(await listAddresses(gatheringOf(c), c.req.param("postcode")), 200),
	);

/**
 * Whether a plan lets the viewer read what is paid for. Whoever is not signed in asks our tables for nothing, and when they are silent the
 * free part is shown. Source: DECISIONS 4.
 */
async function viewerEntitlement(c: Context<AppEnv>): Promise<{ entitled: boolean }> {
	try {
		const { user } = await readerOf(c);
		const now = c.var.world.now();
		const standing = user && (await findStanding(connect(c.env.DB), user.id, now));
		return { entitled: standing?.isSubscriber ?? false };
	} catch (cause) {
		log.error("who may read a preview could not be told", { reason: reasonOf(cause) });
		return { entitled: false };
	}
}
