import { Hono } from "hono";
import { type Listing, ListingRequest } from "#contracts/listing.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { validate } from "#worker/http/validate.ts";
import { Problem } from "#worker/platform/problem.ts";

/** What a page of a property portal says of a home, at a visitor's request. */
export const listingImportRoutes = new Hono<AppEnv>().post(
	"/property/parse-url",
	validate("json", ListingRequest),
	async (c) => {
		if (c.req.valid("json").url !== "") {
			throw new Problem("import_off", "Importing is switched off.");
		}
		return c.json<Listing>({} as Listing, 200);
	},
);
