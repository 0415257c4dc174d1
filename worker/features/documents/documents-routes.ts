import { Hono } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "./base-of.ts";
import { robots, sitemap } from "./crawlers.ts";
import { serveDocument } from "./serve-document.ts";

/** Every address that is not the API's: screens as documents, files, and what search engines ask for. */
export const documentsRoutes = new Hono<AppEnv>()
	.get("/robots.txt", (c) => c.text(robots(baseOf(c))))
	.get("/sitemap.xml", (c) =>
		c.body(sitemap(baseOf(c)), 200, { "Content-Type": "application/xml; charset=utf-8" }),
	)
	.get("*", serveDocument);
