import { Hono } from "hono";
import type { Claims } from "#contracts/claims.ts";
import type { ReportPrice } from "#contracts/report-price.ts";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import { connect } from "#worker/db/client.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { boundModel } from "#worker/platform/bound-model.ts";
import { readClaims } from "./known/claims.ts";
import { toReportPrice, toSubscriptionPrices } from "./known/prices.ts";

/** What things cost, and what the product says of itself. */
export const catalogueRoutes = new Hono<AppEnv>()
	.get("/report-price", async (c) =>
		c.json<ReportPrice>(toReportPrice(await readSettings(connect(c.env.DB))), 200),
	)
	.get("/subscription-prices", async (c) =>
		c.json<SubscriptionPrices>(toSubscriptionPrices(await readSettings(connect(c.env.DB))), 200),
	)
	.get("/claims", async (c) => {
		const { DB, CACHE } = c.env;
		const shelf = { db: connect(DB), cache: CACHE, hasModel: boundModel(c.env) !== null };
		return c.json<Claims>(await readClaims(shelf), 200);
	});
