import { createMiddleware } from "hono/factory";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";

const SAFE_METHODS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses what another site makes a visitor's browser do: every request that changes something must come from our own pages, as
 * the browser itself states in `Sec-Fetch-Site` or `Origin`. Where neither is sent no browser asks, and then no cookie may
 * come along. Source: OWASP "Cross-Site Request Forgery Prevention", Fetch Metadata and Verifying Origin.
 * @throws Problem `cross_site`
 */
export const sameOriginOnly = createMiddleware<AppEnv>(async (c, next) => {
	if (!SAFE_METHODS.includes(c.req.method) && !comesFromUs(c.req.raw)) {
		throw new Problem("cross_site", "This request did not come from our own pages.");
	}
	await next();
});

function comesFromUs({ headers, url }: Request): boolean {
	const site = headers.get("sec-fetch-site");
	const origin = headers.get("origin");
	if (site === null && origin === null) {
		return !headers.has("cookie");
	}
	return (
		(site === null || site === "same-origin") && (origin === null || origin === new URL(url).origin)
	);
}
