import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PublicContent } from "#contracts/public-content.ts";
import { connect } from "#worker/db/client.ts";
import { settings } from "#worker/db/schema/settings.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { askApp, NOW, offline } from "#worker/test/ask-app.ts";

/** A build's files, as far as the Worker minds: each document says which file it is. */
function files(): { ASSETS: Fetcher; asked: string[] } {
	const asked: string[] = [];
	const fetch = async (input: RequestInfo | URL) => {
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		asked.push(pathname);
		if (pathname === "/favicon.svg") {
			return new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } });
		}
		const isFile = pathname === "/" || pathname.startsWith("/drawn/");
		return new Response(isFile ? documentOf(pathname) : "", {
			status: isFile ? 200 : 404,
			headers: { "Content-Type": "text/html", ETag: '"made"' },
		});
	};
	return { ASSETS: { fetch } as unknown as Fetcher, asked };
}

function documentOf(file: string): string {
	return `<!doctype html><html><head><title>Drawn</title><meta name="description" content="Drawn">
		<link rel="canonical" href="/somewhere"><meta property="og:image" content="/og.png">
		<script type="application/ld+json">{}</script><script type="application/json" id="known"></script></head>
		<body data-file="${file}"><nav data-drawn-for-strangers="true">Sign In</nav>
		<p data-drawn-postcode="true">:postcode</p><a data-drawn-council="true" href="/areas">Council</a><b data-public-text="report-price">£…</b>
		<a data-public-link="support-email" data-public-text="support-email">our support</a></body></html>`;
}

async function open(path: string, over: Partial<Bindings> = {}, headers: HeadersInit = {}) {
	const { ASSETS, asked } = files();
	const response = await askApp(path, {
		bindings: { ...offline, ASSETS, PUBLIC_URL: "https://lettable.example/", ...over },
		init: { headers },
	});
	return { response, asked, html: await response.text() };
}

const known = (html: string) =>
	PublicContent.parse(JSON.parse(html.match(/id="known">(.*?)<\/script>/)?.[1] ?? "null"));

test.each([
	["/", "/", 200, null],
	["/landing", "/drawn/landing", 200, null],
	["/documentation", "/drawn/documentation", 200, null],
	["/documentation/", "/drawn/documentation", 200, null],
	["/terms-of-service", "/drawn/termsOfService", 200, null],
	["/property/M145LL", "/drawn/property", 200, null],
	["/property/nonsense", "/drawn/property", 200, "noindex"],
	["/property/%E0%A4%A", "/drawn/property", 200, "noindex"],
	["/reports/sample", "/drawn/sample", 200, null],
	["/reports/rpt_x", "/drawn/report", 200, "noindex"],
	["/shared/x", "/drawn/surroundings", 200, "noindex"],
	["/auth", "/drawn/surroundings", 200, "noindex"],
	["/admin", "/drawn/surroundings", 200, "noindex"],
	["/nothing", "/drawn/notFound", 404, "noindex"],
	["/drawn/documentation", "/drawn/notFound", 404, "noindex"],
])("%s is the document %s, %i, for search engines %s", async (path, file, status, robots) => {
	const { response, html } = await open(path);

	expect(response.status).toBe(status);
	expect(html).toContain(`data-file="${file}"`);
	expect(response.headers.get("X-Robots-Tag")).toBe(robots);
	expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
	// It is not what was made: a browser that kept it would keep yesterday's price.
	expect(response.headers.get("ETag")).toBeNull();
});

test("a file that is no document is itself", async () => {
	const { response, html } = await open("/favicon.svg");
	expect(response.status).toBe(200);
	expect(html).toBe("<svg/>");
});

test("addresses are made whole with the product's own, and without one with where it was asked", async () => {
	const own = await open("/landing");
	expect(own.html).toContain('href="https://lettable.example/somewhere"');
	expect(own.html).toContain('content="https://lettable.example/og.png"');
	expect(own.html).toContain('"url":"https://lettable.example/landing"');

	const unset = await open("/landing", { PUBLIC_URL: "" });
	expect(unset.html).toContain('href="http://localhost/somewhere"');
});

test("a host that is no name of a machine stands in no page", async () => {
	const forged = 'http://evil"onload=alert(1)"';
	const { response, html } = await open(`${forged}/property/M145LL`, { PUBLIC_URL: "" });
	expect(response.status).toBe(200);
	expect(html).not.toContain("onload");
	expect(html).toContain('<link rel="canonical" href="/property/M145LL">');
	const sitemap = await open(`${forged}/sitemap.xml`, { PUBLIC_URL: "" });
	expect(sitemap.html).not.toContain("onload");
});

test("an address of our own that is configured wrongly counts as none", async () => {
	for (const PUBLIC_URL of [
		"lettable.example",
		'https://x"onload=alert(1)',
		"javascript:alert(1)",
	]) {
		const { html } = await open("/property/M145LL", { PUBLIC_URL });
		expect(html).toContain('<link rel="canonical" href="http://localhost/property/M145LL">');
	}
});

test("a public page is sent with the prices, the claim and the contact of now, for scripts and for readers", async () => {
	const db = connect(env.DB);
	const key = "report_price_pence";
	await db.insert(settings).values({ key, value: 1234, updatedAt: NOW });
	const { html } = await open("/", { SUPPORT_EMAIL: "help@lettable.example" });
	await db.delete(settings).where(eq(settings.key, key));

	expect(html).toContain('<b data-public-text="report-price">£12.34</b>');
	expect(html).toMatch(/href="mailto:help@lettable\.example"[^>]*>help@lettable\.example</);
	expect(known(html)).toMatchObject({
		reportPrice: { price: 12.34 },
		contact: { supportEmail: "help@lettable.example" },
		hasSession: false,
	});
});

test("every page tells the browser whether its sources are a simulator, and which postcodes that knows", async () => {
	const sim = { POSTCODES_IO_URL: "http://127.0.0.1:9/x", SIMULATED_POSTCODES: "M14 5LL, BN2 9QA" };
	for (const path of ["/", "/auth", "/nothing"]) {
		const { html } = await open(path, sim);
		expect(known(html).simulator).toEqual({ postcodes: ["M14 5LL", "BN2 9QA"] });
		expect(known((await open(path)).html).simulator).toBeNull();
	}
});

test("what is configured cannot break out of the page", async () => {
	const { html } = await open("/", {
		SUPPORT_EMAIL: '"><script>alert(1)</script>@x',
		COMPANY_NAME: "</script><script>alert(2)</script>",
	});
	const withoutValues = html.replace(/="[^"]*"/g, "");
	expect(withoutValues).not.toMatch(/<script>alert/);
	expect(html).toContain('href="mailto:&quot;>');
	expect(known(html).contact.company.name).toBe("</script><script>alert(2)</script>");
});

test("a page comes without prices when our tables are down or slow, and keeps its gaps", async () => {
	const saying = (answer: () => Promise<unknown>) => {
		const statement = { bind: () => statement, all: answer, raw: answer, first: answer };
		return { prepare: () => statement, batch: answer };
	};
	const down = saying(() => Promise.reject(new Error("D1_ERROR: down")));
	const slow = saying(() => new Promise(() => undefined));
	for (const db of [down, slow]) {
		const { response, html } = await open("/", { DB: db as unknown as D1Database });
		expect(response.status).toBe(200);
		expect(html).toContain('<b data-public-text="report-price">£…</b>');
		expect(known(html)).toMatchObject({ reportPrice: null, claims: null });
	}
});

test("whoever comes with a session is sent the page without what is for strangers, and it says so", async () => {
	const stranger = await open("/landing");
	expect(stranger.html).toContain("Sign In");

	const visitor = await open("/landing", {}, { Cookie: "session=anything" });
	expect(visitor.html).not.toContain("Sign In");
	expect(known(visitor.html).hasSession).toBe(true);
});

/** Tables that notice being asked. */
function watchedTables() {
	const asked: string[] = [];
	const prepare = (text: string) => {
		asked.push(text);
		return env.DB.prepare(text);
	};
	const batch = (statements: D1PreparedStatement[]) => env.DB.batch(statements);
	return { asked, DB: { prepare, batch } as unknown as D1Database };
}

test.each([
	["/", true],
	["/subscription", true],
	["/nothing", false],
	["/wp-login.php", false],
	["/auth", false],
	["/reports/rpt_x", false],
])("whether %s asks our tables is %s", async (path, isAsking) => {
	const { asked, DB } = watchedTables();
	await open(path, { DB });
	expect(asked.length > 0).toBe(isAsking);
});

test("a preview is named after its postcode in any spelling, and asks our tables for nothing", async () => {
	const { asked, DB } = watchedTables();
	const { html } = await open("/property/m14%205ll", { DB });
	expect(asked).toEqual([]);

	expect(html).toContain("<title>Property Risk Assessment, M14 5LL · Lettable</title>");
	expect(html).toMatch(/name="description" content="[^"]*M14 5LL/);
	expect(html).toContain('<link rel="canonical" href="https://lettable.example/property/M145LL">');
	expect(html).toContain('property="og:url" content="https://lettable.example/property/M145LL"');
	expect(html).toContain('<p data-drawn-postcode="true">M14 5LL</p>');
});

test("what is no postcode stands nowhere in the page", async () => {
	const { html } = await open("/property/%22%3E%3Cscript%3Ealert(1)");
	expect(html).not.toContain("alert(1)");
	expect(html).toContain("<title>Drawn</title>");
});

test("search engines are told where the pages are and to leave the API alone", async () => {
	const robots = await open("/robots.txt");
	expect(robots.response.headers.get("Content-Type")).toMatch(/^text\/plain/);
	expect(robots.html).toContain("Disallow: /api/");
	expect(robots.html).toContain("Sitemap: https://lettable.example/sitemap.xml");

	// A listed page that is drawn from the API would be empty to whoever may not call it.
	expect(robots.html).toContain("Allow: /api/reports/sample$\n");
	expect(robots.html).toContain("Allow: /api/examples$\n");
	expect(robots.html).toContain("Allow: /api/property/preview/M145LL\n");

	const sitemap = await open("/sitemap.xml");
	expect(sitemap.response.headers.get("Content-Type")).toMatch(/^application\/xml/);
	const pages = [...sitemap.html.matchAll(/<loc>https:\/\/lettable\.example(.*?)<\/loc>/g)].map(
		([, path]) => path ?? "",
	);
	expect(pages).toContain("/documentation");
	expect(pages).toContain("/property/M145LL");
	for (const path of pages) {
		const { response } = await open(path);
		expect([path, response.status, response.headers.get("X-Robots-Tag")]).toEqual([
			path,
			200,
			null,
		]);
	}
});

test("the document of a shared report says itself that no search engine may list it, and names its address to no one", async () => {
	const { response, html } = await open("/shared/x");
	expect(html).toContain('<meta name="robots" content="noindex"></head>');
	expect(response.headers.get("referrer-policy")).toBe("no-referrer");
	expect((await open("/reports/sample")).html).not.toContain("robots");
});

test("the sample's document has its report fetched along, a report of somebody's has not", async () => {
	const preload =
		'<link rel="preload" as="fetch" crossorigin="anonymous" href="/api/reports/sample">';
	expect((await open("/reports/sample")).html).toContain(preload);
	expect((await open("/reports/rpt_x")).html).not.toContain('as="fetch"');
});

test("a preview's document has its answer fetched along, under what was stated and nothing else", async () => {
	const preload = (call: string) =>
		`<link rel="preload" as="fetch" crossorigin="anonymous" href="${call}">`;
	expect((await open("/property/M145LL")).html).toContain(preload("/api/property/preview/M145LL"));
	const stated = await open("/property/m14%205ll?rent=1250&ref=x&use=hmo&price=%22%3E%3Cscript%3E");
	expect(stated.html).toContain(
		preload("/api/property/preview/M145LL?use=hmo&amp;rent=1250&amp;price=%22%3E%3Cscript%3E"),
	);
	expect((await open("/property/nonsense")).html).not.toContain('as="fetch"');
});

const FEED =
	'<link rel="alternate" type="application/atom+xml" title="Changes of the licensing register" href="/register/changes.atom">';

test.each([
	["/register", 1],
	["/documentation", 0],
	["/property/M145LL", 0],
])("%s announces the register's feed as often as %i", async (path, times) => {
	const { html } = await open(path);
	expect(html.split(FEED).length - 1).toBe(times);
});

test("the register's page names its files to search engines of data", async () => {
	const { html } = await open("/register");
	const [, json = ""] = html.match(/application\/ld\+json">(.*?)<\/script>/) ?? [];
	const graph: readonly Record<string, unknown>[] = JSON.parse(json)["@graph"];
	expect(graph.find((node) => node["@type"] === "Dataset")).toMatchObject({
		url: "https://lettable.example/register",
		license: "https://lettable.example/register#open-data",
		distribution: [
			{ contentUrl: "https://lettable.example/register.json", encodingFormat: "application/json" },
			{ contentUrl: "https://lettable.example/register.csv", encodingFormat: "text/csv" },
			{ contentUrl: "https://lettable.example/register/changes.atom" },
		],
	});
});

test("without scripts a preview leads to the council of its postcode", async () => {
	const { html } = await open("/property/m145ll");
	expect(html).toContain('<a data-drawn-council="true" href="/areas?find=M14%205LL">');
});

test("the sample is named for programs by its own address", async () => {
	const { html } = await open("/reports/sample");
	expect(html).toContain('"url":"https://lettable.example/reports/sample"');
});
