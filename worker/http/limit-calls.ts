import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Problem } from "#worker/platform/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { visitorAddress } from "./visitor-address.ts";

/** As long as the bindings of wrangler.toml count. */
const RETRY_SECONDS = 60;

/**
 * Counts a call of this network address against a coarse limit, where the request arrives.
 * @throws Problem `rate_limited` with `refusal` beyond it
 */
export async function countCall(
	c: Context<AppEnv>,
	limit: RateLimit,
	refusal: string,
): Promise<void> {
	const { success } = await limit.limit({ key: visitorAddress(c) });
	if (!success) {
		throw new Problem("rate_limited", refusal, { retryAfter: RETRY_SECONDS });
	}
}

/** Counts each call against one of the bindings of wrangler.toml, before any work is done for it. */
const limitedBy = (name: "ACCOUNT_LIMIT" | "PAY_LIMIT") =>
	createMiddleware<AppEnv>(async (c, next) => {
		await countCall(c, c.env[name], "Too many requests. Please try again in a minute.");
		await next();
	});

/**
 * Counts calls about accounts. The exact limits on attempts are counted in D1 (`worker/auth/attempts.ts`).
 * @throws Problem `rate_limited`
 */
export const limitAccountCalls = limitedBy("ACCOUNT_LIMIT");

/** Counts what leads to a payment: reports made, payments begun and confirmed. @throws Problem `rate_limited` */
export const limitPurchases = limitedBy("PAY_LIMIT");
