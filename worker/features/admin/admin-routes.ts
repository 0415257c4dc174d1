import { Hono } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { requireAdmin } from "#worker/http/require-admin.ts";
import { analyticsRoutes } from "./analytics/analytics-routes.ts";
import { auditRoutes } from "./audit/audit-routes.ts";
import { paymentRoutes } from "./payments/payment-routes.ts";
import { promoCodeRoutes } from "./promo-codes/promo-code-routes.ts";
import { registerRoutes } from "./register/register-routes.ts";
import { workbenchRoutes } from "./register/workbench-routes.ts";
import { settingsRoutes } from "./settings/settings-routes.ts";
import { suggestionRoutes } from "./suggestions/suggestion-routes.ts";
import { systemRoutes } from "./system/system-routes.ts";
import { userRoutes } from "./users/user-routes.ts";

/** What administrators run the business with. One guard stands before all of it. Source: Rule ADMIN-1. */
export const adminRoutes = new Hono<AppEnv>()
	.use("/admin/*", requireAdmin)
	.route("/admin", promoCodeRoutes)
	.route("/admin", userRoutes)
	.route("/admin", settingsRoutes)
	.route("/admin", paymentRoutes)
	.route("/admin", registerRoutes)
	.route("/admin", workbenchRoutes)
	.route("/admin", suggestionRoutes)
	.route("/admin", systemRoutes)
	.route("/admin", auditRoutes)
	.route("/admin", analyticsRoutes);
