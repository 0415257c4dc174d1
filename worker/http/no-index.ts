import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Keeps answers out of search engines: the address of a report bought without an account opens it. */
export const noIndex = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	c.header("X-Robots-Tag", "noindex");
});
