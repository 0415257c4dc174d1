import { tracing } from "cloudflare:workers";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { screenAt, screens } from "#domain/base/screens.ts";
import { deployedVersion } from "#worker/platform/build.ts";
import { log } from "#worker/platform/log.ts";
import { inLogContext } from "#worker/platform/log-context.ts";
import { measure } from "#worker/platform/metrics.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Writes one line about every request, once the head of its answer stands: the pattern of its route, and what it took until then. Every other line
 * that is written meanwhile carries the same request id.
 */
export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
	const { requestId, world } = c.var;
	const startedAt = world.now();
	await inLogContext({ requestId, version: deployedVersion(c.env) }, async (tally) => {
		await next();
		const route = routeOf(c);
		const { status } = c.res;
		// In a trace too the pattern takes the place of the address.
		const span = { "url.full": route, "url.path": route, "request.id": requestId };
		tracing.getActiveSpan()?.setAttributes(span);
		const ms = world.now() - startedAt;
		log.info("request", { method: c.req.method, route, status, ms, ...tally });
		measure(c.env, {
			kind: "request",
			name: `${c.req.method} ${route}`,
			outcome: String(status),
			ms,
			...tally,
		});
	});
});

/** The pattern that was asked for, because the path itself may hold the secret of a link; `*` for an address that is none of ours, and for files. */
export function routeOf(c: Context<AppEnv>): string {
	if (c.var.route) {
		return c.var.route;
	}
	const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
	if (route) {
		return route.path;
	}
	const screen = screenAt(c.req.path);
	return screen ? screens[screen] : "*";
}
