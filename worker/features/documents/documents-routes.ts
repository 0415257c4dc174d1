import { Hono } from "hono";
import { examplePostcodes, SAMPLE_REPORT_ID } from "#domain/example-postcodes.ts";
import { publicPages } from "#domain/public-pages.ts";
import { screens } from "#domain/screens.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf, serveDocument } from "./serve-document.ts";

/** Calls that a listed page is drawn from: without their answers a search engine would find it empty. */
const readFromApi = [
	"/api/examples$",
	"/api/register/coverage$",
	`/api/reports/${SAMPLE_REPORT_ID}$`,
	...examplePostcodes.map(({ postcode }) => `/api/property/preview/${postcode}`),
];

/** What programs may read. Pages that are about somebody are told apart by a header of their own, which has to be read to be heeded. */
function robots(base: string): string {
	return [
		"User-agent: *",
		...readFromApi.map((path) => `Allow: ${path}`),
		"Disallow: /api/",
		"Allow: /",
		"",
		`Sitemap: ${base}/sitemap.xml`,
		"",
	].join("\n");
}

/** Every page that is the same for everyone, and the examples the home page leads to. */
function sitemap(base: string): string {
	const paths = [
		...Object.values(publicPages).map(({ path }) => path),
		...examplePostcodes.map(({ postcode }) => screens.property.replace(":postcode", postcode)),
		screens.report.replace(":id", SAMPLE_REPORT_ID),
	];
	return [
		`<?xml version="1.0" encoding="UTF-8"?>`,
		`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
		...paths.map((path) => `<url><loc>${base}${path}</loc></url>`),
		"</urlset>",
		"",
	].join("\n");
}

/** Every address that is not the API's: screens as documents, files, and what search engines ask for. */
export const documentsRoutes = new Hono<AppEnv>()
	.get("/robots.txt", (c) => c.text(robots(baseOf(c))))
	.get("/sitemap.xml", (c) =>
		c.body(sitemap(baseOf(c)), 200, { "Content-Type": "application/xml; charset=utf-8" }),
	)
	.get("*", serveDocument);
