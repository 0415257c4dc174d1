import { type Context, Hono } from "hono";
import { areaPath } from "#domain/areas/area-slug.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { examplePostcodes, SAMPLE_REPORT_ID } from "#domain/example-postcodes.ts";
import { publicPages } from "#domain/public-pages.ts";
import { screens } from "#domain/screens.ts";
import { connect } from "#worker/db/client.ts";
import { type AreaAddress, readAreaAddresses } from "#worker/facts/areas.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { serveDocument } from "./serve-document.ts";

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

/** Every page that is the same for everyone, the examples the home page leads to, and every authority's, with the day on which its schemes last changed. */
function sitemap(base: string, areas: readonly AreaAddress[]): string {
	const pages: readonly { readonly path: string; readonly changedOn?: IsoDate | null }[] = [
		...Object.values(publicPages).map(({ path }) => ({ path })),
		...examplePostcodes.map(({ postcode }) => ({
			path: screens.property.replace(":postcode", postcode),
		})),
		{ path: screens.report.replace(":id", SAMPLE_REPORT_ID) },
		{ path: screens.areas },
		...areas.map(({ slug, changedOn }) => ({
			path: areaPath(slug),
			changedOn,
		})),
	];
	return [
		`<?xml version="1.0" encoding="UTF-8"?>`,
		`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
		...pages.map(
			({ path, changedOn }) =>
				`<url><loc>${base}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ""}</url>`,
		),
		"</urlset>",
		"",
	].join("\n");
}

/** None while our tables are silent: what is listed besides needs none. */
async function areasOf(c: Context<AppEnv>): Promise<AreaAddress[]> {
	try {
		return await readAreaAddresses(connect(c.env.DB));
	} catch (cause) {
		log.error("the pages of councils could not be listed", { reason: reasonOf(cause) });
		return [];
	}
}

/** Every address that is not the API's: screens as documents, files, and what search engines ask for. */
export const documentsRoutes = new Hono<AppEnv>()
	.get("/robots.txt", (c) => c.text(robots(baseOf(c))))
	.get("/sitemap.xml", async (c) =>
		c.body(sitemap(baseOf(c), await areasOf(c)), 200, {
			"Content-Type": "application/xml; charset=utf-8",
		}),
	)
	.get("*", serveDocument);
