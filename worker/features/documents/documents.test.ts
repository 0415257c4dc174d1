import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { settings } from "#worker/db/schema/settings.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { knownIn, openDocument, watchedTables } from "#worker/test/open-document.ts";

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
	["/auth", "/drawn/auth", 200, "noindex"],
	["/admin", "/drawn/surroundings", 200, "noindex"],
	["/nothing", "/drawn/notFound", 404, "noindex"],
	["/drawn/documentation", "/drawn/notFound", 404, "noindex"],
])("%s is the document %s, %i, for search engines %s", async (path, file, status, robots) => {
	const { response, html } = await openDocument(path);

	expect(response.status).toBe(status);
	expect(html).toContain(`data-file="${file}"`);
	expect(response.headers.get("X-Robots-Tag")).toBe(robots);
	expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
	// It is not what was made: a browser that kept it would keep yesterday's price.
	expect(response.headers.get("ETag")).toBeNull();
});

test.each([
	["/?postcode=m14+5ll&price=&bedrooms=", "/property/M145LL"],
	[
		"/?postcode=M145LL&price=%C2%A3250%2C000&bedrooms=3",
		"/property/M145LL?price=%C2%A3250%2C000&bedrooms=3",
	],
])("the home page's form sent without its script, %s, leads to %s", async (path, to) => {
	const { response } = await openDocument(path);
	expect([response.status, response.headers.get("Location")]).toEqual([303, to]);
});

test("a form sent with no postcode stays where it can be mended", async () => {
	const { response } = await openDocument("/?postcode=nonsense");
	expect(response.status).toBe(200);
});

test("a file that is no document is itself", async () => {
	const { response, html } = await openDocument("/favicon.svg");
	expect(response.status).toBe(200);
	expect(html).toBe("<svg/>");
});

test("addresses are made whole with the product's own, and without one with where it was asked", async () => {
	const own = await openDocument("/landing");
	expect(own.html).toContain('href="https://lettable.example/somewhere"');
	expect(own.html).toContain('content="https://lettable.example/og.png"');
	expect(own.html).toContain('"url":"https://lettable.example/landing"');

	const unset = await openDocument("/landing", { PUBLIC_URL: "" });
	expect(unset.html).toContain('href="http://localhost/somewhere"');
});

test("a host that is no name of a machine stands in no page", async () => {
	const forged = 'http://evil"onload=alert(1)"';
	const { response, html } = await openDocument(`${forged}/property/M145LL`, { PUBLIC_URL: "" });
	expect(response.status).toBe(200);
	expect(html).not.toContain("onload");
	expect(html).toContain('<link rel="canonical" href="/property/M145LL">');
	const sitemap = await openDocument(`${forged}/sitemap.xml`, { PUBLIC_URL: "" });
	expect(sitemap.html).not.toContain("onload");
});

test("an address of our own that is configured wrongly counts as none", async () => {
	for (const PUBLIC_URL of [
		"lettable.example",
		'https://x"onload=alert(1)',
		"javascript:alert(1)",
	]) {
		const { html } = await openDocument("/property/M145LL", { PUBLIC_URL });
		expect(html).toContain('<link rel="canonical" href="http://localhost/property/M145LL">');
	}
});

test("a public page is sent with the prices, the claim and the contact of now, for scripts and for readers", async () => {
	const db = connect(env.DB);
	const key = "report_price_pence";
	await db.insert(settings).values({ key, value: 1234, updatedAt: NOW });
	const { html } = await openDocument("/", { SUPPORT_EMAIL: "help@lettable.example" });
	await db.delete(settings).where(eq(settings.key, key));

	expect(html).toContain('<b data-public-text="report-price">£12.34</b>');
	expect(html).toMatch(/href="mailto:help@lettable\.example"[^>]*>help@lettable\.example</);
	expect(knownIn(html)).toMatchObject({
		reportPrice: { price: 12.34 },
		contact: { supportEmail: "help@lettable.example" },
		hasSession: false,
	});
});

test("every page tells the browser whether its sources are a simulator, and which postcodes that knows", async () => {
	const sim = { POSTCODES_IO_URL: "http://127.0.0.1:9/x", SIMULATED_POSTCODES: "M14 5LL, BN2 9QA" };
	for (const path of ["/", "/auth", "/nothing"]) {
		const { html } = await openDocument(path, sim);
		expect(knownIn(html).simulator).toEqual({ postcodes: ["M14 5LL", "BN2 9QA"] });
		expect(knownIn((await openDocument(path)).html).simulator).toBeNull();
	}
});

test("what is configured cannot break out of the page", async () => {
	const { html } = await openDocument("/", {
		SUPPORT_EMAIL: '"><script>alert(1)</script>@x',
		COMPANY_NAME: "</script><script>alert(2)</script>",
	});
	const withoutValues = html.replace(/="[^"]*"/g, "");
	expect(withoutValues).not.toMatch(/<script>alert/);
	expect(html).toContain('href="mailto:&quot;>');
	expect(knownIn(html).contact.company.name).toBe("</script><script>alert(2)</script>");
});

test("a page comes without prices when our tables are down or slow, and keeps its gaps", async () => {
	const saying = (answer: () => Promise<unknown>) => {
		const statement = { bind: () => statement, all: answer, raw: answer, first: answer };
		return { prepare: () => statement, batch: answer };
	};
	const down = saying(() => Promise.reject(new Error("D1_ERROR: down")));
	const slow = saying(() => new Promise(() => undefined));
	for (const db of [down, slow]) {
		const { response, html } = await openDocument("/", { DB: db as unknown as D1Database });
		expect(response.status).toBe(200);
		expect(html).toContain('<b data-public-text="report-price">£…</b>');
		expect(knownIn(html)).toMatchObject({ reportPrice: null, claims: null });
	}
});

test("whoever comes with a session is sent the page without what is for strangers, and it says so", async () => {
	const stranger = await openDocument("/landing");
	expect(stranger.html).toContain("Sign In");

	const visitor = await openDocument("/landing", {}, { Cookie: "session=anything" });
	expect(visitor.html).not.toContain("Sign In");
	expect(knownIn(visitor.html).hasSession).toBe(true);
});

test.each([
	["/", true],
	["/subscription", true],
	["/nothing", false],
	["/wp-login.php", false],
	["/auth", false],
	["/reports/rpt_x", false],
])("whether %s asks our tables is %s", async (path, isAsking) => {
	const { asked, DB } = watchedTables();
	await openDocument(path, { DB });
	expect(asked.length > 0).toBe(isAsking);
});

test("search engines are told where the pages are and to leave the API alone", async () => {
	const robots = await openDocument("/robots.txt");
	expect(robots.response.headers.get("Content-Type")).toMatch(/^text\/plain/);
	expect(robots.html).toContain("Disallow: /api/");
	expect(robots.html).toContain("Sitemap: https://lettable.example/sitemap.xml");

	// A listed page that is drawn from the API would be empty to whoever may not call it.
	expect(robots.html).toContain("Allow: /api/reports/sample$\n");
	expect(robots.html).toContain("Allow: /api/examples$\n");
	expect(robots.html).toContain("Allow: /api/property/preview/M145LL\n");

	const sitemap = await openDocument("/sitemap.xml");
	expect(sitemap.response.headers.get("Content-Type")).toMatch(/^application\/xml/);
	const pages = [...sitemap.html.matchAll(/<loc>https:\/\/lettable\.example(.*?)<\/loc>/g)].map(
		([, path]) => path ?? "",
	);
	expect(pages).toContain("/documentation");
	expect(pages).toContain("/property/M145LL");
	for (const path of pages) {
		const { response } = await openDocument(path);
		expect([path, response.status, response.headers.get("X-Robots-Tag")]).toEqual([
			path,
			200,
			null,
		]);
	}
});
