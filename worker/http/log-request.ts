import { tracing } from "cloudflare:workers";
import { createMiddleware } from "hono/factory";
import { log } from "#worker/platform/log.ts";
import { inLogContext } from "#worker/platform/log-context.ts";
import { measure } from "#worker/platform/metrics.ts";
import type { AppEnv } from "./app-env.ts";
import { routeOf } from "./route-of.ts";

/**
 * Writes one line about every request, once the head of its answer stands: the pattern of its route, and what it took until then. Every other line
 * that is written meanwhile carries the same request id.
 */
export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
	const { requestId, world } = c.var;
	const startedAt = world.now();
	await inLogContext({ requestId }, async (tally) => {
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
