import { createMiddleware } from "hono/factory";
import { samplePage } from "#domain/site/public-pages.ts";
import type { AppEnv } from "./app-env.ts";

/** No one's report, and there to be found. */
const SAMPLE = samplePage.path;

/** Keeps answers out of search engines: the address of a report bought without an account opens it. */
export const noIndex = createMiddleware<AppEnv>(async (c, next) => {
	await next();
	if (c.req.path !== SAMPLE) {
		c.header("X-Robots-Tag", "noindex");
	}
});
