import type { Context } from "hono";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { forgetFactsOf } from "#worker/facts/forget-facts.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

/** Lets the next preview in the scheme's authority read the register anew. Done once the answer has gone. */
export function forgetFactsSoon(c: Context<AppEnv>, { authorityCode }: RegisterScheme): void {
	c.executionCtx.waitUntil(forgetFactsOf(c.env.CACHE, authorityCode));
}
