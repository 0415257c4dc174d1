import { type Context, Hono } from "hono";
import type { IsoDate } from "#domain/base/calendar.ts";
import { APP_NAME } from "#domain/base/product.ts";
import { STATUS_PAGE, screens } from "#domain/base/screens.ts";
import { examplePostcodes, SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { publicPages, samplePage } from "#domain/site/public-pages.ts";
import { areaPath } from "#domain/telling/areas/area-slug.ts";
import { connect } from "#worker/db/client.ts";
import { type AreaAddress, readAreaAddresses } from "#worker/facts/areas.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { limitAreaReads } from "#worker/http/limit-calls.ts";
import { onError } from "#worker/http/on-error.ts";
import { log } from "#worker/platform/log.ts";
import { isRateLimited } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { llmsText } from "./llms-text.ts";
import type { PreviewFor } from "./property-document.ts";
import { contactOf } from "./public-content.ts";
import { serveDocument } from "./serve-document.ts";
import { statusPage } from "./status-page.ts";

/** Calls that a listed page is drawn from: without their answers a search engine would find it empty. */
const readFromApi = [
	"/api/examples$",
	"/api/register/coverage$",
	`/api/reports/${SAMPLE_REPORT_ID}$`,
	...examplePostcodes.map(({ postcode }) => `/api/property/preview/${postcode}`),
];

/**
 * What programs may read. Pages about somebody are not forbidden here: a header
 * keeps them out of search engines, and a program has to read the page to see it.
 */
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

/** Every page that is the same for everyone, the examples the home page leads to, and every authority's, with the day on which its schemes last changed;
 * the list of all and the register's page with the newest of these. */
function sitemap(base: string, areas: readonly AreaAddress[]): string {
	const newest =
		areas
			.flatMap(({ changedOn }) => changedOn ?? [])
			.toSorted()
			.at(-1) ?? null;
	const pages: readonly { readonly path: string; readonly changedOn?: IsoDate | null }[] = [
		...Object.values(publicPages).map(({ path }) => ({
			path,
			changedOn: path === publicPages.register.path ? newest : null,
		})),
		...examplePostcodes.map(({ postcode }) => ({
			path: screens.property.replace(":postcode", postcode),
		})),
		{ path: samplePage.path },
		{ path: screens.areas, changedOn: newest },
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

/** Days until whoever keeps a copy has to look again: RFC 9116 advises less than a year. */
const SECURITY_TEXT_DAYS = 180;

/** Where to report a weakness. Source: RFC 9116. */
function securityText(
	base: string,
	{ supportEmail, now }: { supportEmail: string; now: number },
): string {
	return [
		`Contact: mailto:${encodeURI(supportEmail)}`,
		`Expires: ${new Date(now + SECURITY_TEXT_DAYS * 86_400_000).toISOString()}`,
		"Preferred-Languages: en",
		`Canonical: ${base}/.well-known/security.txt`,
		"",
	].join("\n");
}

/** What a home screen shows of the product. Its colours are those of web/index.html. */
const manifest = {
	name: APP_NAME,
	short_name: APP_NAME,
	description: publicPages.home.description,
	lang: "en-GB",
	start_url: screens.home,
	display: "minimal-ui",
	background_color: "#f7f5f0",
	theme_color: "#f7f5f0",
	icons: [
		{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
		{ src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
	],
};

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
export const documentsRoutes = (previewFor: PreviewFor) =>
	new Hono<AppEnv>()
		// Read by a person in place of a page, so told in words.
		.onError((error, c) =>
			isRateLimited(error)
				? c.text(error.message, 429, {
						"Cache-Control": "no-store",
						"Retry-After": String(error.retryAfter ?? 60),
					})
				: onError(error, c),
		)
		.use("/areas/*", limitAreaReads)
		.use("/sitemap.xml", limitAreaReads)
		.get("/robots.txt", (c) => c.text(robots(baseOf(c))))
		.get("/sitemap.xml", async (c) =>
			c.body(sitemap(baseOf(c), await areasOf(c)), 200, {
				"Content-Type": "application/xml; charset=utf-8",
			}),
		)
		.get("/llms.txt", (c) => c.text(llmsText(baseOf(c))))
		.get("/manifest.webmanifest", (c) =>
			c.body(JSON.stringify(manifest), 200, { "Content-Type": "application/manifest+json" }),
		)
		.get("/.well-known/security.txt", (c) => {
			const { supportEmail } = contactOf(c.env);
			return supportEmail
				? c.text(securityText(baseOf(c), { supportEmail, now: c.var.world.now() }))
				: c.text("Not found", 404, { "Cache-Control": "no-store" });
		})
		.get(STATUS_PAGE, statusPage)
		// Password managers ask here. Source: W3C "A Well-Known URL for Changing Passwords".
		.get("/.well-known/change-password", (c) => c.redirect(screens.account, 302))
		.get("*", (c) => serveDocument(c, previewFor));
