import { Hono } from "hono";
import type { ReportPrice } from "#contracts/report-price.ts";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import { toPounds } from "#domain/money.ts";
import { connect } from "#worker/db/client.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

/** What things cost. */
export const catalogueRoutes = new Hono<AppEnv>()
	.get("/report-price", async (c) => {
		const { reportPrice } = await readSettings(connect(c.env.DB));
		return c.json<ReportPrice>({ price: toPounds(reportPrice) }, 200);
	})
	.get("/subscription-prices", async (c) => {
		const { starter, pro, expert } = (await readSettings(connect(c.env.DB))).planPrices;
		const prices = {
			starter: toPounds(starter),
			pro: toPounds(pro),
			expert: toPounds(expert),
		};
		return c.json<SubscriptionPrices>(prices, 200);
	});
