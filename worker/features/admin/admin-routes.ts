import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { requireAdmin } from "#worker/http/require-admin.ts";
import { dropKeptAnswers } from "#worker/jobs/drop-kept-answers.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { analyticsRoutes } from "./analytics/analytics-routes.ts";
import { adminApiKeyRoutes } from "./api-keys/admin-api-key-routes.ts";
import { auditRoutes } from "./audit/audit-routes.ts";
import { paymentRoutes } from "./payments/payment-routes.ts";
import { promoCodeRoutes } from "./promo-codes/promo-code-routes.ts";
import { registerRoutes } from "./register/register-routes.ts";
import { workbenchRoutes } from "./register/workbench-routes.ts";
import { settingsRoutes } from "./settings/settings-routes.ts";
import { suggestionRoutes } from "./suggestions/suggestion-routes.ts";
import { systemRoutes } from "./system/system-routes.ts";
import { userRoutes } from "./users/user-routes.ts";

/** Lets visitors see a change of the register once its answer has gone. Where that fails, the next trigger does it. */
const dropKeptSoon = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (c.req.method !== "GET") {
		const dropped = dropKeptAnswers(connect(c.env.DB), c.var.world.now());
		c.executionCtx.waitUntil(
			dropped.catch((cause) =>
				log.error("kept answers wait to be dropped", { cause: reasonOf(cause) }),
			),
		);
	}
});

/** What administrators run the business with. One guard stands before all of it. Source: Rule ADMIN-1. */
export const adminRoutes = new Hono<AppEnv>()
	.use("/admin/*", requireAdmin, dropKeptSoon)
	.route("/admin", promoCodeRoutes)
	.route("/admin", userRoutes)
	.route("/admin", adminApiKeyRoutes)
	.route("/admin", settingsRoutes)
	.route("/admin", paymentRoutes)
	.route("/admin", registerRoutes)
	.route("/admin", workbenchRoutes)
	.route("/admin", suggestionRoutes)
	.route("/admin", systemRoutes)
	.route("/admin", auditRoutes)
	.route("/admin", analyticsRoutes);
