import { createMiddleware } from "hono/factory";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { visitorAddress } from "./visitor-address.ts";

const RETRY_SECONDS = 60;

/**
 * A coarse limit on calls about accounts per network address, counted where the request arrives, before any work is done. The
 * exact limits on attempts are counted in D1 (`worker/auth/attempts.ts`). @throws Problem `rate_limited`
 */
export const limitAccountCalls = createMiddleware<AppEnv>(async (c, next) => {
	const { success } = await c.env.ACCOUNT_LIMIT.limit({ key: visitorAddress(c) });
	if (!success) {
		throw new Problem("rate_limited", "Too many requests. Please try again in a minute.", {
			retryAfter: RETRY_SECONDS,
		});
	}
	await next();
});
