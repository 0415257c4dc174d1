import { Hono } from "hono";
import { checkoutRoutes } from "./features/checkout/checkout-routes.ts";
import { webhookRoutes } from "./features/provider-events/webhook-routes.ts";
import { scenarioRoutes } from "./features/report-scenarios/scenario-routes.ts";
import { shareRoutes } from "./features/report-shares/share-routes.ts";
import { reportRoutes } from "./features/reports/report-routes.ts";
import { subscriptionRoutes } from "./features/subscription/subscription-routes.ts";
import type { AppEnv } from "./http/app-env.ts";

/** Reports and plans, and what is paid for them. */
export const buyerRoutes = new Hono<AppEnv>()
	.route("/", reportRoutes)
	.route("/", shareRoutes)
	.route("/", scenarioRoutes)
	.route("/", checkoutRoutes)
	.route("/", subscriptionRoutes)
	.route("/", webhookRoutes);
