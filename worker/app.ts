import { Hono } from "hono";
import { requestId } from "hono/request-id";
import { assessmentRoutes } from "./features/assessment/assessment-routes.ts";
import { catalogueRoutes } from "./features/catalogue/catalogue-routes.ts";
import { healthRoutes } from "./features/health/health-routes.ts";
import type { AppEnv } from "./http/app-env.ts";
import { onError, problemResponse } from "./http/on-error.ts";
import { responseHeaders } from "./http/response-headers.ts";
import { serveScreen } from "./http/serve-screen.ts";
import type { World } from "./platform/env.ts";
import { Problem } from "./platform/problem.ts";

/** The whole product behind one address: the API, and every screen of the SPA. */
export function createApp(world: World) {
	const api = new Hono<AppEnv>()
		// What may be read depends on who asks and on the day, so no cache between us may keep it.
		.use(async (c, next) => {
			await next();
			c.header("Cache-Control", "no-store");
		})
		.route("/", healthRoutes)
		.route("/", catalogueRoutes)
		.route("/", assessmentRoutes)
		.all("*", (c) => problemResponse(c, new Problem("not_found", "There is nothing here.")));
	return new Hono<AppEnv>()
		.onError(onError)
		.use(requestId())
		.use(responseHeaders)
		.use(async (c, next) => {
			c.set("world", world);
			await next();
		})
		.route("/api", api)
		.get("*", serveScreen);
}

export type AppType = ReturnType<typeof createApp>;
