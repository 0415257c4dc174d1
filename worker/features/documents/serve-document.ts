import type { Context } from "hono";
import type { PublicContent } from "#contracts/public-content.ts";
import { screenAt, screens } from "#domain/base/screens.ts";
import {
	drawnFile,
	isPublicPage,
	type PrerenderedPage,
	prerenderedPageFor,
} from "#domain/site/drawn-pages.ts";
import { type PropertyPage, propertyPage } from "#domain/site/property-page.ts";
import { publicPages, samplePage } from "#domain/site/public-pages.ts";
import { type PublicTexts, publicTexts } from "#domain/site/public-texts.ts";
import { structuredData } from "#domain/site/structured-data.ts";
import {
	DRAWN_FOR_STRANGERS,
	inScript,
	PUBLIC_CONTENT_ELEMENT,
} from "#domain/telling/document-marks.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { baseOf } from "#worker/http/base-of.ts";
import { hasSession } from "#worker/http/session.ts";
import { DEVELOPMENT, SIMULATORS_ALLOWED } from "#worker/platform/build.ts";
import { simulatorOf } from "#worker/platform/simulator.ts";
import { announceFeed } from "./announce-feed.ts";
import { type AreaDocument, areaDocument, areasDocument, writeArea } from "./area-documents.ts";
import { claimSourcesOf } from "./claims.ts";
import {
	drawnPreview,
	type PreviewFor,
	preloadLink,
	previewCall,
	writeProperty,
} from "./property-document.ts";
import { contactOf, readPublicContent } from "./public-content.ts";

/** Addresses of files. A document would be of no use to whatever asks for one, so a missing file is answered in two words. */
const FILE =
	/^\/(assets|\.well-known)\/|\.(js|mjs|css|map|json|xml|txt|png|jpe?g|gif|webp|svg|ico|woff2?|webmanifest)$/i;

/** Milliseconds a page waits for what our tables say of it; after that the browser asks. */
const TABLES_LIMIT = 400;

/**
 * The document of a screen: 200 for an address that is one, 404 for any other. A file that is no document (an icon) is itself; in development
 * the browser's modules come this way too, and every screen has the one document that the development server knows.
 */
export async function serveDocument(c: Context<AppEnv>, previewFor: PreviewFor): Promise<Response> {
	const found = await findPage(c);
	if (found instanceof Response) {
		return found;
	}
	const { page, area } = found;
	const searched = page === "home" ? searchedAddress(new URL(c.req.url)) : null;
	if (searched) {
		return c.redirect(searched, 303);
	}
	const asked = page === "notFound" ? await fileAt(c) : null;
	if (asked) {
		return asked;
	}
	const property = page === "property" ? propertyPage(lastPart(c.req.path)) : null;
	const drawing = property && !hasSession(c) ? drawnPreview(c, property, previewFor) : null;
	const [file, content] = await Promise.all([readDocument(c, page), publicContentFor(c, page)]);
	const rewriter = new HTMLRewriter();
	writeAddress(rewriter, { base: baseOf(c), page });
	writePublicContent(rewriter, content);
	if (property) {
		writeProperty(rewriter, property, {
			drawing,
			call: previewCall(c, property),
			base: baseOf(c),
		});
	}
	if (area) {
		const { pathname, search } = new URL(c.req.url);
		writeArea(rewriter, area, { base: baseOf(c), address: `${pathname}${search}` });
	}
	writeHead(c, rewriter, page);
	const document = rewriter.transform(
		new Response(file, { headers: { "Content-Type": "text/html; charset=utf-8" } }),
	);
	return new Response(document.body, {
		status: page === "notFound" ? 404 : 200,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			// What was written into it may be different in a moment, and says whether its reader has a session.
			"Cache-Control": "private, no-cache",
			...(isListed(page, property) ? {} : { "X-Robots-Tag": "noindex" }),
		},
	});
}

/** Documents of a build by who serves them, as they were read first: a version never changes its files. */
const documents = new WeakMap<Fetcher, Map<PrerenderedPage, string>>();

/** The document of a page as the build left it. Asked for once an isolate: the answer waits for nothing but what is written into it. */
async function readDocument(c: Context<AppEnv>, page: PrerenderedPage): Promise<string> {
	const { ASSETS } = c.env;
	const kept = documents.get(ASSETS) ?? new Map<PrerenderedPage, string>();
	documents.set(ASSETS, kept);
	const known = kept.get(page);
	if (known !== undefined) {
		return known;
	}
	const file = await ASSETS.fetch(new URL(DEVELOPMENT ? "/" : addressOf(page), c.req.url));
	const text = await file.text();
	if (file.ok && !DEVELOPMENT) {
		kept.set(page, text);
	}
	return text;
}

/** The file at an address that is no screen, or the two words that there is none; null for an address that asks for no file. */
async function fileAt(c: Context<AppEnv>): Promise<Response | null> {
	const file = await c.env.ASSETS.fetch(c.req.raw);
	if (file.status === 304 || (file.ok && !isDocument(file))) {
		return new Response(file.body, file);
	}
	return FILE.test(c.req.path) ? c.text("Not found", 404, { "Cache-Control": "no-store" }) : null;
}

/** Which page an address asks for, with what the Worker draws of an authority; or where it leads. */
async function findPage(
	c: Context<AppEnv>,
): Promise<{ page: PrerenderedPage; area: AreaDocument | null } | Response> {
	const page = prerenderedPageFor(c.req.path);
	if (page !== "area" && page !== "areas") {
		return { page, area: null };
	}
	const area =
		page === "area" ? await areaDocument(c, lastPart(c.req.path)) : await areasDocument(c);
	if (area instanceof Response) {
		return area;
	}
	return { page: area ? page : "notFound", area };
}

/** The preview that the home page's form asks for where it is sent before its script has come; null where it is sent with no postcode. */
function searchedAddress({ searchParams }: URL): string | null {
	const property = propertyPage(searchParams.get("postcode") ?? "");
	const stated = ["price", "bedrooms"].flatMap((name) => {
		const text = searchParams.get(name)?.trim();
		return text ? [[name, text]] : [];
	});
	return (
		property && `${property.path}${stated.length > 0 ? `?${new URLSearchParams(stated)}` : ""}`
	);
}

/** Where a build's files hold it; the home page is the file that stands for the root. */
function addressOf(page: PrerenderedPage): string {
	return page === "home" ? "/" : `/${drawnFile(page)}`;
}

/** What is written into a page. Our tables are asked only where it shows what they hold, and not by programs that try addresses. */
async function publicContentFor(c: Context<AppEnv>, page: PrerenderedPage): Promise<PublicContent> {
	const sources = isPublicPage(page) ? claimSourcesOf(c) : null;
	return {
		...(await readPublicContent(sources, TABLES_LIMIT)),
		contact: contactOf(c.env),
		// Asked here already, so that a production build drops the question.
		simulator: SIMULATORS_ALLOWED ? simulatorOf(c.env) : null,
		hasSession: hasSession(c),
	};
}

/** Whether search engines may list it: not what is about somebody, or is no page at all. */
function isListed(page: PrerenderedPage, property: PropertyPage | null): boolean {
	switch (page) {
		case "property":
			return property !== null;
		case "report":
		case "auth":
		case "surroundings":
		case "notFound":
			return false;
		default:
			return true;
	}
}

function lastPart(path: string): string {
	const part = path.split("/").findLast((each) => each !== "") ?? "";
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** The development server answers any unknown address with the document, so a document found is no proof of a file. */
function isDocument(file: Response): boolean {
	return file.headers.get("content-type")?.includes("text/html") ?? false;
}

/** Makes the addresses of a drawn page whole, which a build leaves without the product's origin. */
function writeAddress(
	rewriter: HTMLRewriter,
	{ base, page }: { base: string; page: PrerenderedPage },
): void {
	const whole = (attribute: string) => ({
		element(element: Element) {
			const address = element.getAttribute(attribute);
			if (address?.startsWith("/")) {
				element.setAttribute(attribute, `${base}${address}`);
			}
		},
	});
	rewriter
		.on('link[rel="canonical"]', whole("href"))
		.on('meta[property="og:url"]', whole("content"))
		.on('meta[property="og:image"]', whole("content"));
	if (page === "register") {
		announceFeed(rewriter);
	}
	const shown = page === "sample" ? samplePage : isPublicPage(page) ? publicPages[page] : null;
	if (shown) {
		rewriter.on('script[type="application/ld+json"]', {
			element(element) {
				element.setInnerContent(inScript(structuredData(shown, base)), { html: true });
			},
		});
	}
}

/** Has the call fetched along that a screen makes first, and says of a shared one, for what keeps a copy without its headers, that no search engine may list it. */
function writeHead(c: Context<AppEnv>, rewriter: HTMLRewriter, page: PrerenderedPage): void {
	const screen = screenAt(c.req.path);
	const isTheirs = screen === "homes" && hasSession(c);
	const call = page === "sample" ? samplePage.path : isTheirs ? screens.homes : null;
	const isShared = screen === "shared" || screen === "sharedHome";
	const markup = [
		...(call ? [preloadLink(`/api${call}`)] : []),
		...(isShared ? ['<meta name="robots" content="noindex">'] : []),
	];
	rewriter.on("head", {
		element(element) {
			element.append(markup.join(""), { html: true });
		},
	});
}

/** Fills the gaps that a build leaves for what is settled while the product runs, and tells the browser the same. */
function writePublicContent(rewriter: HTMLRewriter, content: PublicContent): void {
	const texts: Readonly<Record<string, string | null>> = publicTexts(content) satisfies PublicTexts;
	rewriter
		.on("[data-public-text]", {
			element(element) {
				const text = texts[element.getAttribute("data-public-text") ?? ""];
				if (text) {
					element.setInnerContent(text);
				}
			},
		})
		.on("[data-public-link]", {
			element(element) {
				const email = texts[element.getAttribute("data-public-link") ?? ""];
				if (email) {
					element.setAttribute("href", `mailto:${email}`);
				}
			},
		})
		.on(`[${DRAWN_FOR_STRANGERS}]`, {
			element(element) {
				if (content.hasSession) {
					element.remove();
				}
			},
		})
		.on(`#${PUBLIC_CONTENT_ELEMENT}`, {
			element(element) {
				element.setInnerContent(inScript(content), { html: true });
			},
		});
}
