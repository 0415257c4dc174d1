import { Hono } from "hono";
import type { Claims, Contact, ReportPrice } from "#contracts/public-content.ts";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import { connect } from "#worker/db/client.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { claimSourcesOf, readClaims } from "./claims.ts";
import { contactOf, toReportPrice, toSubscriptionPrices } from "./public-content.ts";

/** Whom to ask, what things cost, and what the product says of itself. */
export const publicContentRoutes = new Hono<AppEnv>()
	.get("/contact", (c) => c.json<Contact>(contactOf(c.env), 200))
	.get("/report-price", async (c) =>
		c.json<ReportPrice>(toReportPrice(await readSettings(connect(c.env.DB))), 200),
	)
	.get("/subscription-prices", async (c) =>
		c.json<SubscriptionPrices>(toSubscriptionPrices(await readSettings(connect(c.env.DB))), 200),
	)
	.get("/claims", async (c) => c.json<Claims>(await readClaims(claimSourcesOf(c)), 200));
