import { Hono } from "hono";
import { ListingRequest } from "#contracts/listing.ts";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import { liveSources } from "#worker/facts/live-sources.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { countCall } from "#worker/http/limit-calls.ts";
import { validate } from "#worker/http/validate.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";

const TOO_MANY = "That is a lot of links in a minute. Please wait a moment and try again.";

/** What a page of a property portal says of a home, at a visitor's request. */
export const listingImportRoutes = new Hono<AppEnv>().post(
	"/property/parse-url",
	async (c, next) => {
		await countCall(c, c.env.IMPORT_LIMIT, TOO_MANY);
		await next();
	},
	validate("json", ListingRequest),
	async (c) => {
		const { env } = c;
		const { world } = c.var;
		const addresses = {
			rightmove: env.RIGHTMOVE_URL,
			zoopla: env.ZOOPLA_URL,
			onthemarket: env.ONTHEMARKET_URL,
		};
		const { parseListing } = await import("./parse-listing.ts");
		const listing = await parseListing(c.req.valid("json").url, {
			isOn: env.LISTING_IMPORT === "on",
			addressOf: (portal) => sourceAddress(addresses[portal]),
			fetch: world.fetch,
			now: world.now,
			geography: liveSources(env, world).geography,
			count: (happening) => countFor(c, happening),
		});
		return c.json(listing, 200);
	},
);
